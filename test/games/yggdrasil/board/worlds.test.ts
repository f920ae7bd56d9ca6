/** The turn board of Yggdrasil names every world, and marks the ones the current god can choose, as in the request. */
import { describe, expect, test } from 'vitest';
import { drawTurnBoard } from '../../../../src/games/yggdrasil/board/turn-board/turn-board.ts';
import { WORLDS } from '../../../../src/games/yggdrasil/box/components.ts';
import { statusOf } from '../../../../src/games/yggdrasil/facts/choices.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { LANGUAGES } from '../../../../src/words/languages.ts';
import { translator } from '../../../../src/words/translate.ts';
import { hasPiece, illegible, pieceIn, wordsOn } from '../../../render/found.ts';
import type { Moment } from '../moment.ts';
import { table } from '../table.ts';

const PLACES = [...WORLDS, 'enter-trance', 'leave-trance'] as const;

const MOMENTS: readonly Moment[] = [
  {},
  { spent: ['alfheim', 'midgard'] },
  { turn: 'freyja', spent: ['alfheim'] },
  { turn: 'freyja', spent: ['alfheim', 'alfheim'] },
  { active: ['suttung', 'hymir', 'greip'] },
  { gods: { odin: { inTrance: true } } },
  { spent: ['enter-trance'], gods: { odin: { inTrance: true } } },
  { gods: { odin: { elves: 4 } } },
  { gods: { odin: { vikings: 3, artifacts: { loki: 3, hel: 2 } } } },
  { fenrirIsAngry: true },
];

describe.each(MOMENTS)('the available worlds %#', (moment) => {
  const game = table('odin', 'thor', 'freyja').with(moment);
  const view = yggdrasil.observe(game.state);

  test('are those in the request', () => {
    const [request] = yggdrasil.requests(game.state);
    const offered = request?.alternatives.map(({ id }) => id.split(':')[0]);
    const shown = PLACES.filter((place) => statusOf(view, place) === 'open');
    expect(PLACES.filter((place) => offered?.includes(place) ?? false)).toEqual(shown);
  });

  test.each(LANGUAGES)('have full names in %s', (language) => {
    const worlds = pieceIn(drawTurnBoard(view, [], translator(language)), 'worlds');
    expect(wordsOn(worlds)).toHaveLength(WORLDS.length + 1);
    expect(wordsOn(worlds).filter((words) => words.includes('…'))).toEqual([]);
    expect(illegible(worlds, 32)).toEqual([]);
  });
});

test('used and closed worlds look different from available ones [Y-611]', () => {
  const { state } = table('odin', 'thor').with({ spent: ['alfheim'], active: ['gialp'] });
  const svg = drawTurnBoard(yggdrasil.observe(state), [], translator('en'));
  expect(pieceIn(svg, 'world-alfheim')).toContain('is-used');
  expect(pieceIn(svg, 'world-muspellheim')).toContain('is-closed');
  expect(pieceIn(svg, 'world-midgard')).toContain('is-open');
});

test('no worlds are shown once the game is over', () => {
  const view = yggdrasil.observe(table('odin', 'thor').with({}).state);
  const svg = drawTurnBoard({ ...view, end: { kind: 'won' } }, [], translator('en'));
  expect(hasPiece(svg, 'worlds')).toBe(false);
});
