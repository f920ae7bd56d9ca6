/** Games started under an older version of the rules, and the golden logs of that time. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../../src/core/logs/replay.ts';
import { seedFrom } from '../../../../src/core/random.ts';
import { STANDALONE } from '../../../../src/games/chronicles/box/box.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import { migrateState } from '../../../../src/games/chronicles/state/versions.ts';
import { unfold } from '../../../../tools/conformance/golden/answers.ts';
import { firstDifference } from '../../../../tools/conformance/golden/first-difference.ts';
import type { GoldenFile } from '../../../../tools/conformance/golden/golden-file.ts';
import { turnOf } from '../table.ts';

test('a log names its game and its rules version', () => {
  expect([chronicles.id, chronicles.rulesVersion]).toEqual(['chronicles', 'chronicles-2']);
});

test('a game from any version of the rules other than 1 is not migrated', () => {
  const { state } = turnOf('odin', 'thor');
  for (const version of ['chronicles-0', 'chronicles-2', 'yggdrasil-1', ''])
    expect(chronicles.migrateState(version, state as never)).toBeNull();
});

function kept(name: string): Buffer {
  return readFileSync(new URL(`adopted/${name}`, import.meta.url));
}

/** The logs stored under version 1, and the states of each, by name. */
function logsOfVersion1(rules: string) {
  const file = JSON.parse(kept(`${rules}.json`).toString()) as GoldenFile;
  const lines = brotliDecompressSync(kept(`${rules}.moments.br`))
    .toString()
    .split('\n');
  const moments = lines.map(
    (line) => Object.values(JSON.parse(`{${line}}`))[0] as readonly Moment<unknown>[],
  );
  return { file, moments };
}

/** The box is the same from the first state to the last, and by far the largest part of each. */
function withoutBox(state: unknown): unknown {
  return { ...(state as ChroniclesState), box: null };
}

describe.each(STANDALONE)('the %s games from version 1', (rules) => {
  const { file, moments } = logsOfVersion1(rules);

  test('were played under that version', () => {
    expect([file.rulesVersion, file.logs.length]).toEqual(['chronicles-1', moments.length]);
  });

  test.each(file.logs.map((log, at) => ({ name: log.cell.end, seats: log.cell.seats, log, at })))(
    'continue as before: $seats seats, $name',
    ({ log, at }) => {
      const taken = (moments[at] ?? []).map(({ state }) => migrateState('chronicles-1', state));
      const box = taken[0]?.box ?? null;
      const opening = { options: log.options, roles: log.roles, seed: seedFrom(log.seed), box };
      const unfolded = unfold(chronicles, opening, log.actions);
      expect(unfolded.ok).toBe(true);
      expect(unfolded.moments.length).toBe(taken.length);
      expect(
        unfolded.moments.flatMap(
          ({ state }, moment) => firstDifference(withoutBox(taken[moment]), withoutBox(state)) ?? [],
        ),
      ).toEqual([]);
      expect(chronicles.outcome(taken.at(-1) as never)).toEqual(log.outcome);
    },
  );
});
