/** Random faults hit a running game; once they have ended, the game is as if there had been none. */
import { expect, test, vi } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { giverOf, type Pick } from '../../../src/core/requests/answer.ts';
import { encodeAnswer } from '../../../src/core/requests/answer-code.ts';
import type { RestFault } from '../../../src/playground/faults/rest.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import type { Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectAllDelivered, keptLog, passesOver, timesPosted, WHERE } from '../faults.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { threadOf } from '../weeks.ts';

/** Other faults: FAULT_SEED='some words' FAULT_STEPS=1000 npx vitest run test/e2e/outages/outage-random.test.ts */
const SEED = process.env['FAULT_SEED'] ?? 'Skrymir';
const USUAL_STEPS = 150;
const STEPS = Number(process.env['FAULT_STEPS'] ?? USUAL_STEPS);

// The configured limit is for the usual number of steps, which take a quarter of a minute.
if (STEPS > USUAL_STEPS) vi.setConfig({ testTimeout: STEPS * 1_000 });

const MINUTE_MS = 60_000;
/** The client would wait for a limit of its own bucket by the real clock, so this limit is a shared one. */
const SHUT: RestFault = { kind: 'rate-limited', scope: 'shared', seconds: 120 };
const PLACES = Object.values(WHERE);

function oneOf<Thing>(things: readonly Thing[], pick: Pick): Thing {
  const thing = things[pick(things.length)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

interface FaultyGame {
  readonly hall: Hall;
  readonly thread: string;
  readonly id: TableId;
  readonly pick: Pick;
}

/** The current player answers with a command, or directly at the table if the command would ask for a confirmation. */
async function answers({ hall, thread, id, pick }: FaultyGame): Promise<void> {
  const loaded = await hall.tables().loaded(id);
  if (loaded === null || loaded.request === null) return;
  const { table, request, entry } = loaded;
  const view = entry.game.observe(table.state, request.seats[0]);
  const action = (entry.policies['sensible'] ?? atRandom).answer(request, view, pick);
  const alternative = request.alternatives.find(({ id }) => id === action.choice);
  const userId = table.seats[giverOf(request, action)]?.userId;
  if (userId == null || alternative === undefined) throw new Error('nobody is asked');
  const player = [hall.ada, hall.bo].find(({ id }) => id === userId) as Player;
  const wakes = hall.local.world.channels.get(thread)?.archived === true;
  if (wakes) player.says('Is anybody there?');
  if (entry.presenter.warning(alternative, action.values, view) === null) {
    await player.types('/act', { answer: encodeAnswer(alternative, action.values) });
  } else {
    await hall.tables().act({ userId, guildId: null, cause: `sure ${table.version}` }, table.id, action);
  }
}

function anyFault(pick: Pick): RestFault {
  const isDone = pick(2) === 0;
  const faults: readonly RestFault[] = [
    { kind: 'cut', isDone },
    { kind: 'rate-limited', scope: oneOf(['user', 'shared', 'global'], pick), seconds: 0.05 },
    { kind: 'failing', status: oneOf([401, 500, 502], pick), isDone },
    { kind: 'failing', status: oneOf([503, 504], pick), isDone },
  ];
  return oneOf(faults, pick);
}

/** Now and then, removes something the game needs, or cuts the connection. */
function somethingHappens({ hall, thread, pick }: FaultyGame): void {
  const { world } = hall.local;
  const parent = world.channels.get(thread)?.parentId ?? '';
  const board = world.messagesIn(thread).findLast(({ components }) => components.length > 0);
  const happenings: readonly (() => void)[] = [
    () => board && world.deleteMessage(board.id),
    () => world.archiveThread(thread),
    () => world.revoke(parent, 'SendMessagesInThreads'),
    () => world.grant(parent, 'SendMessagesInThreads'),
    () => world.injectGatewayFault({ kind: 'reconnect' }),
    () => world.injectGatewayFault({ kind: 'forgetful', events: 1 + pick(20) }),
    () => world.restFaults.limitsMessages(2, 200),
    () => world.dropConnections(),
  ];
  oneOf(happenings, pick)();
}

test(`${STEPS} steps of a game with random faults leave no trace: FAULT_SEED='${SEED}'`, async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ places: null, log });
  const { ada, bo, local } = hall;
  const { restFaults } = local.world;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  const thread = threadOf(hall);
  await bo.goesTo(thread).types('/game join', { role: 'odin' });
  await ada.goesTo(thread).types('/game start');
  await hall.rests();

  const { id } = (await hall.loaded(thread)).table;
  const faulty = { hall, thread, id, pick: playersChance(SEED) };
  const { pick } = faulty;
  let slow: { readonly ends: () => void } | null = null;
  for (let step = 0; step < STEPS; step += 1) {
    const deed = pick(20);
    if (deed < 9) await answers(faulty);
    else if (deed < 14) restFaults.inject(anyFault(pick), { on: oneOf(PLACES, pick), times: 1 + pick(3) });
    else if (deed < 15)
      restFaults.inject(SHUT, { on: oneOf([WHERE.posting, WHERE.editing], pick), times: 1 });
    else if (deed < 17) somethingHappens(faulty);
    else if (deed === 17) hall.turnsClock((1 + pick(5)) * MINUTE_MS);
    else {
      slow?.ends();
      slow =
        deed === 18
          ? restFaults.inject({ kind: 'slow', isDone: pick(2) === 0 }, { on: WHERE.editing })
          : null;
    }
  }

  expect(timesPosted(lines(), 'outbox job failed')).toBeGreaterThan(0);
  restFaults.clears();
  local.world.grant(local.world.channels.get(thread)?.parentId ?? '', 'SendMessagesInThreads');
  ada.says('What a night.');
  hall.turnsClock(2 * MINUTE_MS);
  await passesOver(hall);
  await expectAllDelivered(hall, thread);
  expect(lines().filter(({ level, msg }) => level >= 50 && msg !== 'interaction failed')).toEqual([]);

  for (let answer = 0; answer < 5; answer += 1) {
    const { table } = await hall.loaded(thread);
    await answers(faulty);
    await hall.movesOn(table);
  }
  await expectAllDelivered(hall, thread);
  const before = await hall.loaded(thread);
  const posted = postedIn(hall, thread);
  await hall.restarts();
  await hall.rests();
  expect(postedIn(hall, thread)).toEqual(posted);
  expect((await hall.loaded(thread)).table).toEqual(before.table);
  expectGoodManners(hall);
});
