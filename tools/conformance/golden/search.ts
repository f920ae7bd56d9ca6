/** Looks for finished games that end as promised; the same code always finds the same games. */
import type { Opening } from '../../../src/core/game.ts';
import type { Json } from '../../../src/core/json.ts';
import { type PlayedStep, playOut } from '../../../src/core/playing.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { shortText, unfold } from './answers.ts';
import { hashesOf, marksOf } from './fingerprint.ts';
import type { GoldenFile, GoldenLog } from './golden-file.ts';
import type { Moments, MomentsByLog } from './moments-file.ts';
import { openingOf } from './strict-replay.ts';
import { type Cell, deferredBy, type GoldenSubject, nameOf, withHouseRule } from './subject.ts';

const ATTEMPTS = 20_000;

interface Found {
  readonly opening: Opening;
  readonly steps: readonly PlayedStep<unknown>[];
}

export interface FoundGames {
  readonly file: GoldenFile;
  readonly moments: MomentsByLog;
}

/**
 * One log for each promised game under these rules. Logs in `kept` are reused, since a new search may find a different game if a
 * computer player has changed. Throws if no attempt ends as promised.
 */
export function searchGolden(
  subject: GoldenSubject,
  rules: string,
  found: (name: string) => void,
  kept: GoldenFile | null = null,
  tried: (name: string, games: number) => void = () => undefined,
): FoundGames {
  const { id, rulesVersion } = subject.game;
  const boxes: Json[] = [];
  const momentsByLog = new Map<string, Moments>();
  const logs = deferredBy(subject)
    .filter((cell) => cell.rules === rules)
    .map((cell) => {
      const log = kept?.logs.find((each) => nameOf(each.cell) === nameOf(cell));
      if (kept !== null && log !== undefined) {
        const opening = openingOf(kept, log);
        const { moments } = unfold(subject.game, opening, log.actions);
        momentsByLog.set(nameOf(cell), moments);
        // The events of the same game may have changed.
        return { ...log, box: placeOf(opening.box, boxes), ...hashesOf(moments), marks: marksOf(moments) };
      }
      const game = search(subject, cell, tried);
      found(nameOf(cell));
      const moments = game.steps.map(({ state, events }) => ({ state, events }));
      momentsByLog.set(nameOf(cell), moments);
      return written(subject, cell, game, moments, placeOf(game.opening.box, boxes));
    });
  return { file: { game: id, rulesVersion, boxes, logs }, moments: momentsByLog };
}

/** Reports progress each time this many more games have failed. */
const SAID_EVERY = 250;

function search(
  { game, endOf, attempt }: GoldenSubject,
  cell: Cell,
  tried: (name: string, games: number) => void,
): Found {
  for (let number = 0; number < ATTEMPTS; number += 1) {
    if (number > 0 && number % SAID_EVERY === 0) tried(nameOf(cell), number);
    const { table, policy } = attempt(cell, number);
    const opening = { ...withHouseRule(game, cell, table), seed: seedFrom(`${nameOf(cell)}, ${number}`) };
    const steps = [...playOut(game, opening, policy)];
    const last = steps.at(-1);
    if (last !== undefined && endOf(last.state) === cell.end) return { opening, steps };
  }
  throw new Error(`${nameOf(cell)}: no such end in ${ATTEMPTS} games`);
}

function placeOf(box: unknown, boxes: unknown[]): number {
  const place = boxes.findIndex((each) => JSON.stringify(each) === JSON.stringify(box));
  return place >= 0 ? place : boxes.push(box) - 1;
}

function written(
  { game }: GoldenSubject,
  cell: Cell,
  { opening, steps }: Found,
  moments: Moments,
  box: number,
): GoldenLog {
  const { options, roles, seed } = opening;
  const actions = steps.flatMap(({ before, seat, action }) =>
    seat === null || action === null ? [] : [shortText(game.requests(before), { seat, action })],
  );
  const outcome = game.outcome(steps.at(-1)?.state);
  const log = {
    cell,
    options,
    roles,
    seed,
    box,
    actions,
    outcome,
    ...hashesOf(moments),
    marks: marksOf(moments),
  };
  return JSON.parse(JSON.stringify(log)) as GoldenLog;
}
