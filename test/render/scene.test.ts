/** The building blocks of a picture. */
import { describe, expect, test } from 'vitest';
import { element, escaped, fittingSize, icon, svgDocument, text } from '../../src/render/scene.ts';
import { styleOf } from '../../src/render/sheet.ts';
import { widthOf } from '../../src/render/typeface.ts';

const LETTERING = { size: 40, fill: '#fff' } as const;

describe('words', () => {
  test('cannot become markup, neither as text nor as a value', () => {
    const nasty = `<script>"Odin" & 'Thor'</script>`;
    const safe = '&lt;script&gt;&quot;Odin&quot; &amp; &#39;Thor&#39;&lt;/script&gt;';
    expect(text(nasty, 0, 0, LETTERING)).toContain(`>${safe}</text>`);
    expect(element('g', { id: nasty })).toBe(`<g id="${safe}"/>`);
  });

  test('lose characters that no XML document may contain', () => {
    expect(escaped('Hel\u0000\u0007\uffff comes\ncloser')).toBe('Hel comes\ncloser');
  });

  test('are set smaller if they would not fit, and never larger', () => {
    const within = widthOf('Jörmungand', 'text', 40) / 2;
    expect(fittingSize('Jörmungand', { ...LETTERING, within })).toBeCloseTo(20);
    expect(fittingSize('Hel', { ...LETTERING, within })).toBe(40);
  });
});

test('an icon is drawn around its centre', () => {
  expect(icon('wolf-head', 100, 50, 64, '#fff')).toContain('translate(68 18) scale(0.1250)');
});

describe('a sheet', () => {
  const pixelsOf = (height: number) =>
    /width="(\d+)" height="(\d+)"/
      .exec(styleOf([{ height, svg: '' }]))
      ?.slice(1)
      .map(Number);

  test('is nine hundred pixels wide', () => {
    expect(pixelsOf(1000)).toEqual([900, 789]);
  });

  test('is a bit narrower if that saves a second strip', () => {
    expect(pixelsOf(2800)).toEqual([841, 1999]);
    expect(pixelsOf(3400)).toEqual([900, 2589]);
  });
});

test('a document keeps its proportions at any number of pixels', () => {
  expect(svgDocument({ width: 1200, height: 900 }, 400, [])).toContain(
    'width="400" height="300" viewBox="0 0 1200 900"',
  );
});
