/** Every SVG feature in a picture is painted, or fails: none is ignored. */
import { describe, expect, test } from 'vitest';
import { FACES } from '../../../src/render/drawing/drawing-process.ts';
import { openFaces } from '../../../src/render/drawing/painting/faces.mjs';
import { openPainting, pixel } from './painting.ts';

const { paint } = openPainting();

function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">${inside}</svg>`;
}

function lettered(words: string): string {
  return `<text x="1" y="9" font-family="Noto Sans" font-weight="600" font-size="9">${words}</text>`;
}

describe('an unsupported SVG feature fails the picture', () => {
  test.each([
    ['an element', '<image x="0" y="0"/>', 'an element that cannot be painted: image'],
    [
      'an attribute',
      '<rect width="9" height="9" filter="url(#f)"/>',
      'an attribute that cannot be painted: rect filter',
    ],
    ['a colour', '<rect width="9" height="9" fill="crimson"/>', 'not a colour: crimson'],
    ['a number', '<rect width="100%" height="9"/>', 'not a number: 100%'],
    ['a missing number', '<circle cx="1" cy="1"/>', 'not a number: '],
    [
      'a gradient that is not there',
      '<rect width="9" height="9" fill="url(#night)"/>',
      'nothing has that id: url(#night)',
    ],
    [
      'a gradient in a circle',
      '<defs><linearGradient id="n"><stop offset="0" stop-color="#ffffff"/></linearGradient></defs><circle cx="1" cy="1" r="1" fill="url(#n)"/>',
      'a gradient in a piece that cannot have one: circle',
    ],
    [
      'a typeface',
      '<text x="1" y="9" font-family="Arial" font-weight="700" font-size="9">a</text>',
      'no typeface: Arial 700',
    ],
    ['a rune', lettered('Fehu ᚠ'), 'no glyph in Noto Sans 600: ᚠ'],
    ['a private-use character', lettered('\ue000'), 'no glyph in Noto Sans 600: \ue000'],
    ['an emoji', lettered('Hel 💀'), 'no glyph in Noto Sans 600: 💀'],
    [
      'text outside elements',
      '<rect width="9" height="9"/> <!-- a remark -->',
      'no element that can be painted: <!-- a remark -->',
    ],
  ])('%s', (_, inside, because) => {
    expect(() => paint(drawing(inside))).toThrow(because);
  });

  test('a picture without any element', () => {
    expect(() => paint('')).toThrow('an empty document');
  });
});

test.each(['Jötunheim & ǫ', '2 vies ; 3 d\u00e9s\u00a0!', '世界樹 Yggdrasil'])(
  'the words %s have all their glyphs',
  (words) => {
    const painted = paint(drawing(lettered(words.replace('&', '&amp;'))));
    expect(painted.data.some((part) => part > 0)).toBe(true);
  },
);

test('a text uses the Japanese font only if it has Japanese characters', () => {
  const fontsOf = openFaces(FACES);
  const [latin, both] = ['Hel', '世界樹 Hel'].map((words) => fontsOf('Noto Sans', '600', words).split(', '));
  expect([latin, both]).toEqual([[expect.any(String)], [latin?.[0], expect.any(String)]]);
});

describe('a piece', () => {
  test('inherits attributes from its groups, and its own override them', () => {
    const painted = paint(
      drawing(
        '<g fill="#ff0000"><rect width="10" height="20"/><rect x="10" width="10" height="20" fill="#0000ff"/></g>',
      ),
    );
    expect([pixel(painted, 5, 5), pixel(painted, 15, 5)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
  });

  test('is moved, turned and scaled by the groups around it', () => {
    const painted = paint(
      drawing(
        '<g transform="translate(20 0) rotate(90) scale(2)"><rect width="5" height="5" fill="#00ff00"/></g><rect width="1" height="1" fill="#ff0000"/>',
      ),
    );
    expect([pixel(painted, 15, 5), pixel(painted, 5, 15), pixel(painted, 0, 0)]).toEqual([
      [0, 255, 0, 255],
      [0, 0, 0, 0],
      [255, 0, 0, 255],
    ]);
  });

  test('stays inside the clip of its group', () => {
    const painted = paint(
      drawing(
        '<defs><clipPath id="left"><rect width="10" height="20"/></clipPath></defs><g clip-path="url(#left)"><rect width="20" height="20" fill="#ffffff"/></g>',
      ),
    );
    expect([pixel(painted, 5, 5)[3], pixel(painted, 15, 5)[3]]).toEqual([255, 0]);
  });

  test('has a gradient over its own height', () => {
    const painted = paint(
      drawing(
        '<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000000" stop-opacity="1"/><stop offset="1" stop-color="#ffffff" stop-opacity="1"/></linearGradient></defs><rect y="10" width="20" height="10" fill="url(#n)"/>',
      ),
    );
    expect(pixel(painted, 5, 10)[0]).toBeLessThan(30);
    expect(pixel(painted, 5, 19)[0]).toBeGreaterThan(225);
  });

  test('is not filled where its fill rule leaves a hole', () => {
    const ring = '<path fill-rule="evenodd" fill="#ffffff" d="M0 0H20V20H0Z M5 5H15V15H5Z"/>';
    const painted = paint(drawing(ring));
    expect([pixel(painted, 2, 2)[3], pixel(painted, 10, 10)[3]]).toEqual([255, 0]);
  });
});

test('nothing of a picture is left in the next one of the same size', () => {
  paint(drawing('<rect width="20" height="20" fill="#ffffff"/>'));
  expect(pixel(paint(drawing('<rect width="1" height="1" fill="#ffffff"/>')), 10, 10)).toEqual([0, 0, 0, 0]);
});
