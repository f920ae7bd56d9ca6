/** The crash test's people on a busy machine wait for a live program, and try again if it was too slow. */
import { expect, onTestFinished, test } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { noteWritten, openInteraction } from '../../../src/playground/interactions.ts';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import { INTERACTION_TYPES } from '../../../src/playground/model/shapes.ts';
import type { People } from '../../../src/playground/people.ts';
import { type Keeper, openKeeper } from '../../../tools/crash/kept.ts';
import { type Came, NO_ANSWER, outcomeOf, perform } from '../../../tools/crash/moves.ts';
import { openPlaying } from '../../../tools/crash/people.ts';
import { placesIn } from '../../../tools/crash/places.ts';
import type { Scenery } from '../../../tools/crash/stage/stage.ts';
import { Died, openWaiting } from '../../../tools/crash/stage/waiting.ts';
import { openTestTables, started } from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';

/** A stage on which no program runs: every command has this result, and the database has this content. */
async function sceneryWith(slash: People['slash'], kept: Partial<Keeper>): Promise<Scenery> {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  const waiting = openWaiting(async () => 'nothing');
  return {
    local: { ...local, people: { ...local.people, slash } },
    calls: [],
    keeper: { ...openKeeper(`file:${newFile()}`), ...kept },
    replicas: [],
    until: waiting.until,
    eventually: waiting.until,
    isGone: () => false,
    isAtRest: async () => true,
  };
}

test('a repeated press waits for the live program, although another program is gone', async () => {
  let looks = 0;
  const scenery = await sceneryWith(async () => ({ kind: 'acknowledged', interactionId: '7' }), {
    isCommitted: async () => {
      looks += 1;
      return looks > 2;
    },
  });
  const isGone = { ...scenery, until: () => Promise.reject(new Died()) };
  const [slot] = placesIn(scenery.local.world, false);
  const [who] = slot?.people ?? [];
  if (slot === undefined || who === undefined) throw new Error('no one plays');
  const deed = { slot, who, what: 'join', request: null, action: null, isDoubled: false } as const;
  const tries = await openPlaying(isGone, playersChance('again')).again(deed);
  expect(tries.map(({ came }) => came)).toEqual([{ kind: 'committed' }]);
});

test('a box file that the bot couldn’t fetch in time is sent again', async () => {
  let sent = 0;
  const slash: People['slash'] = async (personId, channelId, commandName) => {
    sent += 1;
    const { id } = openInteraction(scenery.local.world, scenery.local.url, {
      type: INTERACTION_TYPES.command,
      personId,
      channelId,
      sourceMessageId: null,
      commandName,
      focusedType: null,
      data: {},
    });
    noteWritten(scenery.local.world, id, 'Discord didn’t hand me the file in time');
    return { kind: 'acknowledged', interactionId: id };
  };
  const scenery = await sceneryWith(slash, {
    hasBoxFile: async () => sent > 1,
    wantsDirectMessages: async () => true,
  });
  await openPlaying(scenery, playersChance('again')).prepare();
  expect(sent).toBe(2);
});

test('an answer is no longer given if the table has moved on since it was chosen', async () => {
  const file = newFile();
  const hall = await openTestTables(file);
  const { id } = await started(hall, { passing: 'by-hand' });
  const keeper = openKeeper(`file:${file}`);
  onTestFinished(() => keeper.close());
  const scenery = await sceneryWith(() => Promise.reject(new Error('no one types')), {});
  const [slot] = placesIn(scenery.local.world, false);
  if (slot === undefined) throw new Error('no one plays');
  const action = { request: 'before', choice: 'asked before', values: {} };
  const deed = { slot, who: '1', what: 'answer', request: 'before', action, isDoubled: false } as const;
  const hands = { local: scenery.local, keeper, until: scenery.until };
  const came = await perform(hands, deed, await keeper.table(id), playersChance('late'));
  expect(came).toMatchObject({ kind: 'refused' });
});

const DONE: Came = { kind: 'committed' };
const STALE: Came = { kind: 'refused', text: "That's already been played." };
const SILENCE: Came = { kind: 'refused', text: NO_ANSWER };
const NOT_TYPED: Came = { kind: 'refused', text: 'said already' };

test.each([
  ['both', [DONE, DONE], DONE],
  ['the first press', [DONE, STALE], DONE],
  ['the second press', [SILENCE, DONE], DONE],
] as const)('a double press is carried out if %s was carried out too', (_, all, came) => {
  expect(outcomeOf(all)).toEqual(came);
});

test.each([
  ['refused twice', [STALE, STALE], STALE],
  ['refused, and not typed again', [NOT_TYPED, STALE], STALE],
  ['refused, and without a response', [STALE, SILENCE], SILENCE],
  ['without any response', [SILENCE, SILENCE], SILENCE],
] as const)('a doubled press that was %s does not count as carried out', (_, all, came) => {
  expect(outcomeOf(all)).toEqual(came);
});
