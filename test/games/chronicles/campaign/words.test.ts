/** The texts about skills in a game: in the lobby, next to a god's belongings, and behind the button for details. */
import { describe, expect, test } from 'vitest';
import type { Value } from '../../../../src/core/requests/request.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import { chroniclesPresenter } from '../../../../src/games/chronicles/presenter.ts';
import type { Moment } from '../moment.ts';
import { turnOf } from '../table.ts';
import { seen, translate } from '../words/english.ts';
import { detailed } from '../words/question-words.ts';

describe('the lobby shows', () => {
  test.each<readonly [option: string, value: Value, told: string]>([
    ['elves', { thor: 2, odin: 1 }, 'Elves at the start: Odin 1 and Thor 2'],
    ['dice', { tyr: 1 }, 'Vanir dice at the start: Tyr 1'],
    ['steady', ['odin', 'thor'], 'Steady hand: Odin and Thor'],
    ['sure', ['tyr'], 'Sure hand: Tyr'],
    ['relations', ['odin+thor', 'odin+tyr'], 'Relations: Odin–Thor and Odin–Tyr'],
    ['heroes', 2, 'Heroes in Valhalla at the start: 2'],
    ['supports', ['freyr'], 'Support gods: Freyr'],
    ['supports', [], 'Support gods: none'],
    ['elves', { odin: 0 }, 'Elves at the start: none'],
  ])('%s', (option, value, told) => {
    const { option: label, optionValue } = chroniclesPresenter;
    expect(`${translate(label(option))}: ${translate(optionValue(option, value))}`).toBe(told);
  });
});

const LEARNT: Moment = { skills: { steady: ['odin'], sure: ['thor'], relations: ['odin+thor', 'odin+tyr'] } };

test("a god's skills are listed next to its belongings", () => {
  const view = seen(turnOf('odin', 'thor', 'tyr').with(LEARNT));
  const held = [0, 1, 2].map((seat) => translate(chroniclesPresenter.holdings(seatIndex(seat), view)));
  expect(held).toEqual([
    'in Asgard with 7 of 7 Life, steady hand, Relation with Thor, and Relation with Tyr',
    'in Asgard with 7 of 7 Life, sure hand, and Relation with Odin',
    'in Asgard with 7 of 7 Life and Relation with Odin',
  ]);
});

test("the gifts of the current god's Relations are shown before it acts, with their Worlds", () => {
  const game = turnOf('odin', 'thor', 'tyr').with({ ...LEARNT, gods: { tyr: { world: 'midgard' } } });
  expect(detailed(game)).toEqual([
    'Here: nothing to heal.',
    'Thor is here: prevents 1 Risk in fights.',
    'With Tyr in the same World: rolls a failed God die again.',
  ]);
});
