/** The buttons of a turn: their labels, their order, and the second step. */
import { ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import { decodeGroup } from '../../../../src/core/requests/groups.ts';
import type { Row } from '../../../../src/discord/messages/pieces/parts.ts';
import { boardControls } from '../../../../src/discord/messages/questions/board-controls.ts';
import { groupRows } from '../../../../src/discord/messages/questions/controls.ts';
import { YGGDRASIL } from '../../../../src/games/yggdrasil/entry.ts';
import { yggdrasilPresenter as face } from '../../../../src/games/yggdrasil/presenter.ts';
import { everyComponent } from '../../../../src/playground/model/component-types.ts';
import type { Component } from '../../../../src/playground/model/shapes.ts';
import { TABLE_ID } from '../../../shared/messages/loaded-tables.ts';
import { type Table, table } from '../table.ts';
import { seen, translate } from './english.ts';

function wordsAt(game: Table) {
  return { presenter: face, view: seen(game), translate };
}

function buttonsIn(rows: readonly Row[]): readonly Component[] {
  return everyComponent(rows as readonly Component[]).filter(({ label }) => label !== undefined);
}

/** The board's offers without suggestions: its buttons, the lines of its menu, and the end of the turn. */
function labels(game: Table): readonly string[] {
  const { rows, done } = boardControls(TABLE_ID, game.request, [], wordsAt(game));
  const offered = everyComponent(rows as readonly Component[]).flatMap(({ label, options = [] }) => [
    ...(label === undefined ? [] : [label]),
    ...options.map((option) => option.label),
  ]);
  return [...offered, ...done.map((button) => ('label' in button ? (button.label ?? '') : ''))];
}

function doneOf(game: Table, presenter = face): readonly Component[] {
  const { done } = boardControls(TABLE_ID, game.request, [], { ...wordsAt(game), presenter });
  return done as readonly Component[];
}

function secondStep(game: Table, code: string): readonly Component[] {
  const group = decodeGroup(game.request, code);
  if (group === null) throw new Error(`no group ${code}`);
  return buttonsIn(groupRows(TABLE_ID, game.request, group, wordsAt(game)));
}

const ARMED = { enemies: { hel: 2, surt: 4 }, vikings: 9 } as const;

test('buttons name the action and its place, with the best chance against each enemy', () => {
  const posted = labels(table('odin').with({ enemies: { hel: 2, surt: 4 }, vikings: 4 }));
  expect(posted).toEqual(
    expect.arrayContaining([
      'Fight Hel: up to 83%',
      'Fight Surt: up to 50%',
      'Take an Elf (Alfheim)',
      'Forge (Nidavellir)',
    ]),
  );
  expect(posted.join()).not.toMatch(/Fight \(Asgard\)/);
});

test("if the Valkyries can only go to an island without a search, the button warns before it's pressed [Y-503, Y-508]", () => {
  const posted = (game: Table) => translate(face.verb('midgard', seen(game)));
  const searching = 'Search for souls (Midgard)';
  expect(posted(table('odin'))).toBe(searching);
  expect(posted(table('odin').with({ submerged: 'white' }))).toBe('To White, no search (Midgard)');
  const onlyFire = { bags: { white: { vikings: 0, fireGiants: 4 } } } as const;
  expect(posted(table('odin').with(onlyFire))).toBe('To White, no Vikings (Midgard)');
  expect(posted(table('odin').with({ ...onlyFire, bagsAreOpen: false }))).toBe(searching);
  expect(posted(table('odin').with({ valkyries: 'white', submerged: 'white' }))).toBe(searching);
});

test('in a choice of islands, the flooded one, the Rainbow and an empty bag warn that nothing is found', () => {
  const islandsOf = (game: Table) => {
    const midgard = game.request.alternatives.find(({ id }) => id === 'midgard');
    if (midgard === undefined) throw new Error('Midgard is closed');
    return game
      .choices('island', 'midgard')
      .map((island) => translate(face.within(midgard, { island }, seen(game))));
  };
  const empty = { bags: { white: { vikings: 0, fireGiants: 0 } } } as const;
  expect(islandsOf(table('odin').with({ valkyries: 'blue', submerged: 'green', ...empty }))).toEqual([
    expect.stringMatching(/^Blue: \d+ of \d+ are Vikings; you draw 3$/),
    'White: its bag is empty',
    'Green (submerged): move only, no search',
  ]);
  expect(islandsOf(table('odin').with({ valkyries: 'white', submerged: 'white' }))).toEqual([
    'Rainbow: move only, no search',
    expect.stringMatching(/^Blue: /),
  ]);
});

test('an action that only prepares for later is recommended for its later benefit', () => {
  const reasons = (game: Table) =>
    YGGDRASIL.guide
      ?.advice(game.request, seen(game))
      .map(({ alternative, reason }) => [alternative.id, translate(reason)]);
  expect(reasons(table('odin'))).toContainEqual(['midgard', 'Vikings help you win fights']);
  expect(reasons(table('odin').with({ submerged: 'white' }))).toContainEqual([
    'midgard',
    'your next search will be better from there',
  ]);
  expect(reasons(table('odin'))).toContainEqual(['vanaheim:advance', 'later, it helps you without a fight']);
});

test('useful numbers of Vikings against an enemy are buttons, and the lowest that is sure to win is green', () => {
  const step = secondStep(table('odin').with(ARMED), 'asgard~hel');
  expect(step.map(({ label }) => label)).toEqual(['2 Vikings, 17%', '3 Vikings, 50%', '5 Vikings, 100%']);
  expect(step.map(({ style }) => style === ButtonStyle.Success)).toEqual([false, false, true]);
});

test('the most valuable action comes first, and the end of the turn is grey while an action is worth doing', () => {
  const peril = labels(table('odin').with({ enemies: { surt: 8, hel: 2 }, vikings: 20 }));
  expect(peril[0]).toMatch(/^Fight /);
  const poor = table('odin').with({ enemies: { surt: 2 }, vikings: 0 });
  expect(labels(poor)[0]).not.toMatch(/^Fight|^Done/);
  expect(doneOf(poor)).toMatchObject([{ label: 'Done', style: ButtonStyle.Secondary }]);
});

test('the end of the turn is green if no action is worth doing', () => {
  const idle = { ...face, likely: () => [] };
  expect(doneOf(table('odin'), idle)).toMatchObject([{ label: 'Done', style: ButtonStyle.Success }]);
});

test('a warning says whether its answer loses the game', () => {
  const warned = (game: Table) => {
    const done = game.request.alternatives.find(({ id }) => id === 'done');
    return done === undefined ? null : face.warning(done, {}, seen(game));
  };
  expect(warned(table('odin').with({ enemies: { surt: 8 } }))).toMatchObject({ losesGame: true });
  expect(warned(table('odin'))).not.toHaveProperty('losesGame');
});
