/** The permission matrix is complete, and it also holds for the commands of other games. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { answersTyped } from '../../../src/discord/interactions/typed-answers.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { LINES, ROLES } from './permissions/matrix.ts';
import { PLAYED } from './permissions/moments.ts';
import { everyDeed } from './permissions/moves.ts';
import { isOutcome } from './permissions/outcomes.ts';
import { openStage } from './permissions/stage.ts';

describe('the matrix', () => {
  test.each(everyDeed())('has a line for %s', (deed) => {
    expect(LINES.filter((line) => `${line.deed} `.startsWith(`${deed} `))).not.toEqual([]);
  });

  test('has an entry for each kind of person in each line, and no others', () => {
    for (const { deed, cells } of LINES) {
      expect(cells, deed).toHaveLength(ROLES.length);
      expect(
        cells.filter((cell) => !isOutcome(cell)),
        deed,
      ).toEqual([]);
      const isKnown = everyDeed().some((each) => `${deed} `.startsWith(`${each} `));
      expect(isKnown || deed.startsWith('offered '), deed).toBe(true);
    }
  });
});

/** The other games with commands: these are not in the matrix, so a new game needs no new line. */
const OTHERS = [...CATALOGUE.values()].filter(
  ({ game, moveCommands }) => game.id !== PLAYED && moveCommands.length > 0,
);
const OTHERS_FOR_TWO = OTHERS.filter(({ game }) => game.seats.max > 1);

function typed({ game }: GameEntry, name: string): string {
  return `/${game.id} ${name}`;
}

/**
 * The outcome of a command: it acts immediately if it has a single answer without a warning, and otherwise asks for the
 * details.
 */
function outcomeFor({ entry, table, request }: LoadedTable, verbs: readonly string[]): string {
  const [only, another] = request === null ? [] : answersTyped(request, verbs, new Map());
  if (only === undefined || another !== undefined) return 'may';
  const view = entry.game.observe(table.state);
  return entry.presenter.warning(only.alternative, only.values, view) === null ? 'does' : 'may';
}

test.each(OTHERS_FOR_TWO)('only the current player can use the commands of $game.id', async (entry) => {
  const { plays, begun } = await openStage(entry.game.id);
  for (const { name, verbs } of entry.moveCommands) {
    const deed = typed(entry, name);
    const loaded = await begun();
    if (loaded === null) throw new Error('no game has begun');
    const came: string[] = [];
    for (const role of ROLES) came.push(await plays({ moment: 'playing', deed }, role));
    const seat = outcomeFor(loaded, verbs);
    expect([deed, ...came]).toEqual([deed, 'not-your-turn', seat, 'not-seated', 'not-seated', 'no-table']);
  }
});

test.each(OTHERS)('the command of $game.id works only at its own tables', async (entry) => {
  const { plays } = await openStage();
  const [first] = entry.moveCommands;
  const deed = typed(entry, first?.name ?? '');
  const came: string[] = [];
  for (const role of ROLES) came.push(await plays({ moment: 'playing', deed }, role));
  expect(came).toEqual(['other-game', 'other-game', 'other-game', 'other-game', 'no-table']);
});
