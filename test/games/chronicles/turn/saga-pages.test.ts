/** A saga's pages: Nidhögg's path to the next one, and the gods' fate at the last space. */
import { describe, expect, test } from 'vitest';
import { RULE_STATES, SAGAS } from '../../../../src/games/chronicles/box/box.ts';
import { wakesIn } from '../scenes.ts';
import { opened } from '../table.ts';

test('six sagas come in order, and a seventh is free [C-001]', () => {
  expect(SAGAS).toEqual(['baldr', 'fimbulvetr', 'managarms', 'naglfar', 'bifrost', 'vigrid', 'fenrir']);
});

test.each(RULE_STATES)('in %s Nidhögg starts on the leftmost space of the first page [C-002]', (rules) => {
  expect(opened(['freyr', 'thor'], 'the first page', rules).state).toMatchObject({ page: 0, nidhogg: 0 });
});

test("a page's entry effect comes before its spaces [C-020]", () => {
  const game = wakesIn('baldr', 'nidhogg', {
    nidhogg: 1,
    deedsDone: ['asgard', 'alfheim', 'vanaheim', 'midgard', 'niflheim'],
  });
  expect(game.state).toMatchObject({ page: 1, nidhogg: 0, anonymous: 1, rotation: 0 });
});

test.each(SAGAS)('in saga %s the gods have the hard side of their sheets [C-004]', (saga) => {
  expect(opened(['freyr', 'thor'], 'side B', saga).state.box.godPowers.freyr).toMatchObject({
    kind: 'moves',
  });
});

describe('at the last space of a page', () => {
  const fiveOaths = ['asgard', 'alfheim', 'vanaheim', 'midgard', 'niflheim'] as const;

  test('the page is turned if its task is done, and progress on it no longer counts [C-002, C-003]', () => {
    const game = wakesIn('baldr', 'nidhogg', { nidhogg: 1, deedsDone: fiveOaths });
    expect(game.told('page-turned')).toEqual([{ type: 'page-turned', page: 2, of: 2 }]);
    expect(game.state).toMatchObject({ page: 1, nidhogg: 0, deedsDone: [], end: null });
  });

  test('Nidhögg finds the Dead Tree if its task is not done [C-003, C-812]', () => {
    const game = wakesIn('baldr', 'nidhogg', { nidhogg: 1, deedsDone: fiveOaths.slice(1) });
    expect(game.state.end).toEqual({ kind: 'lost', why: 'nidhogg-at-the-dead-tree' });
    expect(game.told('page-turned')).toEqual([]);
  });

  test('the game is lost on the last page if its task is only half done, and won if it is done [C-812]', () => {
    const half = wakesIn('baldr', 'nidhogg', { page: 1, nidhogg: 1, fightsDone: ['hel'] });
    expect(half.state.end).toEqual({ kind: 'lost', why: 'nidhogg-at-the-dead-tree' });
    const whole = wakesIn('baldr', 'nidhogg', { page: 1, nidhogg: 1, fightsDone: ['hel', 'loki'] });
    expect(whole.state.end).toEqual({ kind: 'won' });
  });

  test('a page without a task is turned, and a last page without a task wins [C-003]', () => {
    expect(wakesIn('fimbulvetr', 'nidhogg').state).toMatchObject({ page: 1, nidhogg: 0, end: null });
    expect(wakesIn('fimbulvetr', 'nidhogg', { page: 2, nidhogg: 1 }).state.end).toEqual({ kind: 'won' });
  });

  test('a task that is done early does not end the page [C-003]', () => {
    const game = wakesIn('baldr', 'nidhogg', { page: 1, fightsDone: ['hel', 'loki'] });
    expect(game.state).toMatchObject({ page: 1, nidhogg: 1, end: null });
  });
});
