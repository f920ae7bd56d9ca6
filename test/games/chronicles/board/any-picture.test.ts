/** The board can be drawn, read and sent at any moment. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { drawBoard } from '../../../../src/games/chronicles/board/picture.ts';
import { SAGAS } from '../../../../src/games/chronicles/box/box.ts';
import { GODS } from '../../../../src/games/chronicles/box/components.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { openRenderer } from '../../../../src/render/drawing/renderer.ts';
import { SUBJECT } from '../../../../tools/conformance/games/chronicles/subject.ts';
import { illegible, wordsOn } from '../../../render/found.ts';
import { openingOf, turnIn, turnOf } from '../table.ts';
import { LEGIBLE, picture, pictureOf } from './drawn.ts';

const MAX_BYTES = 200 * 1024;

/** Tables for every number of gods, on easy and on hard. */
const TABLES = Array.from({ length: 10 }, (_, number) => number);

describe('any picture', () => {
  test('is the same for the same board', () => {
    expect(picture({ rotation: 2 })).toBe(picture({ rotation: 2 }));
  });

  test('contains no unescaped text', () => {
    const svg = drawBoard(chronicles.observe(turnOf('odin').state), [], () => `<b>&"'`);
    expect(wordsOn(svg)).toContain('&lt;b&gt;&amp;&quot;&#39;');
    expect(svg).not.toContain('<b>');
  });

  test.each(TABLES)(
    'of whole game %i is valid, legible on a phone and uses only characters the fonts have',
    (number) => {
      const tableOfGods = SUBJECT.tableNumbered(number);
      const opening = { ...tableOfGods, seed: seedFrom(`whole game ${number}`) };
      const steps = [...playOut(chronicles, opening, atRandom)];
      expect(steps.length).toBeGreaterThan(10);
      for (const { state, events } of steps.filter(({ step }) => step % 3 === 0)) {
        const svg = pictureOf(state, events);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(illegible(svg, LEGIBLE)).toEqual([]);
      }
    },
  );

  test.each(SAGAS)('in a whole game of the saga %s is valid and legible on a phone', (saga) => {
    const opening = openingOf(GODS.slice(0, 5), `whole saga ${saga}`, saga);
    for (const { state, events, step } of playOut(chronicles, opening, atRandom)) {
      if (step % 3 !== 0) continue;
      const svg = pictureOf(state, events);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(illegible(svg, LEGIBLE)).toEqual([]);
    }
  });

  test('is small enough to send, even at the end of a very long game', async () => {
    const { state } = turnIn('hard', 'odin', 'thor', 'frigg', 'heimdall', 'freyja').with({
      artifacts: ['valshamr', 'skidbladnir', 'brisingamen', 'jarngreipr', 'mistilteinn', 'gjallarhorn'],
      places: { hel: 'asgard', surt: 'vanaheim', loki: 'midgard', fenrir: 'asgard' },
      island: 3,
      rotation: 2,
      nidhogg: 4,
      ravaged: ['asgard', 'midgard', 'nidavellir', 'svartalfheim', 'iotunheim', 'niflheim'],
      iotunns: ['suttung', 'skrymir', 'thrym', 'hrungnir', 'utgard-loki', 'hler', 'angrboda'],
      anonymous: 8,
      fireGiants: 8,
      heroes: 5,
      gods: {
        thor: { world: 'alfheim', elves: 3, dice: 2, artifacts: ['mjolnir', 'gungnir'] },
        frigg: { life: 1, artifacts: ['svalinn', 'andvaranaut'] },
        heimdall: { world: 'niflheim', elves: 4, artifacts: ['gleipnir'] },
        freyja: { world: 'midgard', dice: 3, artifacts: ['iduns-apples'] },
      },
      wheel: { hel: 'odin', surt: 'thor', loki: 'frigg', jormungand: 'heimdall', fenrir: 'freyja' },
    });
    const changes = [
      { type: 'world-healed', world: 'alfheim', markersLeft: 1 },
      { type: 'world-ravaged', world: 'asgard', markersLeft: 1 },
      { type: 'god-moved', god: 'thor', from: 'asgard', to: 'alfheim' },
      { type: 'enemy-moved', enemy: 'hel', from: 'niflheim', to: 'asgard' },
      { type: 'tree-turned', times: 1, rotation: 2 },
    ];
    const renderer = openRenderer({ workers: 1, timeoutMs: 20_000 });
    const rendered = await renderer.render(pictureOf(state, changes));
    await renderer.close();
    expect(rendered.ok && rendered.picture.length).toBeLessThan(MAX_BYTES);
  });
});
