/** Plays games of every kind and kills the program again and again; after each restart it checks everything. */

import { playersChance } from '../../src/core/playing.ts';
import type { Pick } from '../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { CHANNELS } from '../../src/playground/world/hall.ts';
import type { DatabaseKind } from '../new-database.ts';
import { type Came, type Deed, deedsOfRound, NO_ANSWER, perform, type Slot } from './deeds.ts';
import { evidenceOf } from './judging/evidence.ts';
import { type Done, faultsInKept, newMemory } from './judging/faults-kept.ts';
import { faultsInSaid, type LeftBehind, recordSaid } from './judging/faults-said.ts';
import type { KeptTable } from './judging/kept.ts';
import { type Kill, newPlan, type Plan } from './plan.ts';
import { shortenCampaigns } from './short-campaigns.ts';
import type { Edge } from './stage/program.ts';
import type { Death } from './stage/replica.ts';
import { Died, openStage, type Stage } from './stage/stage.ts';

export interface Campaign {
  readonly kills: number;
  readonly seed: string;
  readonly database: DatabaseKind;
  /** Called after each kill. */
  readonly told?: (line: string) => void;
}

export interface CampaignOutcome {
  readonly kills: number;
  /** How many of the restarts came half an hour later. */
  readonly late: number;
  readonly tally: ReturnType<Plan['tally']>;
  readonly commits: number;
  readonly messages: number;
  readonly games: number;
  /** Games of campaigns that have ended, each with its entry. */
  readonly entered: number;
  /** Presses that a kill had swallowed and that people repeated. */
  readonly pressedAgain: number;
  /** Interactions that Discord delivered again. */
  readonly delivered: number;
  /** Sentences. The campaign ends at the first kill that has some. */
  readonly faults: readonly string[];
}

/** Longer than Discord waits for an answer. */
const NO_ANSWER_MS = 4_000;
/** So often people press who get no answer. */
const PATIENCE = 3;
const LATE_MS = 30 * 60_000;
/** After so many rounds, a kill whose step never comes is done from outside. */
const MOST_ROUNDS = 6;
/** The games of the catalogue take turns at these; a fifth game needs a fifth place. */
const PLACES = [
  { channel: 0, where: 'channel', passing: 'by-hand', names: ['Ada', 'Bo'], computers: 1 },
  { channel: 1, where: 'channel', passing: 'at-once', names: ['Cleo', 'Dag'], computers: 0 },
  { channel: 2, where: 'channel', passing: 'after-a-minute', names: ['Eir', 'Finn'], computers: 1 },
  { channel: 2, where: 'thread', passing: 'after-a-minute', names: ['Moderator Mo', 'Finn'], computers: 0 },
] as const;
const COMMIT = 'a change of a table: COMMIT';
/** A file has carried a statement out when the program goes on. */
const EDGES: Readonly<Record<DatabaseKind, readonly Edge[]>> = {
  sqlite: ['before', 'after'],
  postgres: ['before', 'during', 'after'],
};

interface Played extends Done {
  /** Null where the program died during it. */
  readonly came: Came | null;
}

export async function runCampaign({
  kills,
  seed,
  database,
  told = () => undefined,
}: Campaign): Promise<CampaignOutcome> {
  const pick = playersChance(seed);
  const plan = newPlan(pick, EDGES[database]);
  const stage = await openStage({ database, met: plan.met });
  const play = openPlay(stage, plan, pick);
  const faults: string[] = [];
  let done = 0;
  try {
    await play.begin();
    for (; done < kills && faults.length === 0; done += 1) {
      const report = await play.killOnce();
      faults.push(...report.faults);
      told(`${done + 1} of ${kills}: ${report.what}`);
    }
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await stage.close();
  }
  return { ...play.counts(), kills: done, faults };
}

function openPlay({ local, calls, keeper, ...stage }: Stage, plan: Plan, pick: Pick) {
  const { world, people } = local;
  const said = recordSaid(world);
  const memory = newMemory();
  const counts = { late: 0, pressedAgain: 0, delivered: 0 };
  const kills: string[] = [];
  const deaths: LeftBehind[] = [];
  const hands = { local, keeper, until: stage.until };
  const idOf = (name: string) => world.personCalled(name)?.id ?? '';
  const direct = ['Bo', 'Dag', 'Finn'].map(idOf);
  const games = [...CATALOGUE.keys()];
  const slots = PLACES.map(({ channel, where, passing, names, computers }, at): Slot => {
    const gameId = games[at % games.length] ?? '';
    const channelId = CHANNELS[channel]?.id ?? '';
    return { gameId, channelId, where, passing, people: names.map(idOf), computers, tableId: null };
  });

  /** The ids of each person's interactions, and below what Discord sent the program for each. */
  const causes = new Map<string, string[]>();
  const payloads = new Map<string, object>();
  world.watch((change) => {
    if (change.what !== 'interaction-created') return;
    causes.get(change.interaction.personId)?.push(change.interaction.id);
    payloads.set(change.interaction.id, change.payload);
  });

  async function does(deed: Deed): Promise<Played> {
    const mine: string[] = [];
    causes.set(deed.who, mine);
    try {
      const came = await perform(hands, deed, await tableOf(deed.slot), pick);
      return { deed, causes: mine, came };
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      return { deed, causes: mine, came: null };
    } finally {
      causes.delete(deed.who);
    }
  }

  async function tableOf({ tableId }: Slot) {
    return tableId === null ? null : keeper.table(tableId);
  }

  /** From now on the slot has the table that somebody has opened there. */
  async function seated(done: readonly Done[]): Promise<void> {
    for (const { deed, causes: ids } of done) {
      if (deed.what !== 'open') continue;
      const opened = (await keeper.changes()).find(({ cause }) => ids.includes(cause));
      if (opened !== undefined) deed.slot.tableId = opened.tableId;
    }
  }

  async function round(): Promise<readonly Played[]> {
    const tables = new Map<Slot, KeptTable | null>();
    for (const slot of slots) tables.set(slot, await tableOf(slot));
    const deeds = deedsOfRound(slots, (slot) => tables.get(slot) ?? null, pick);
    const done = await Promise.all(deeds.map(does));
    if (stage.isDead()) return done;
    await seated(done);
    // Some people press again before the board shows their deed.
    if (pick(3) === 0) return done;
    try {
      await stage.rests();
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
    return done;
  }

  async function faultsNow(done: readonly Done[]): Promise<readonly string[]> {
    return [
      ...(await faultsInKept(keeper, memory, done, world.now())),
      ...faultsInSaid({ world, sent: said.sent, deaths, direct }, await keeper.tables()),
      ...(await keeper.errands()).flatMap(({ errand, claimed, reason }) => [
        ...(claimed ? [`an errand is claimed for ever: ${errand.kind}`] : []),
        ...(reason === null ? [] : [`an errand cannot be done: ${errand.kind}, ${reason}`]),
      ]),
    ];
  }

  /** Plays until the program dies. */
  async function playedToDeath(kill: Kill): Promise<readonly Played[]> {
    const program = stage.program();
    // People who wait for a first answer give up by the clock.
    const swallowed = program.died.then(() => stage.turnsClock(NO_ANSWER_MS));
    if (kill.where === 'database') await program.arm(kill);
    if (kill.where === 'wire') stage.armCall(kill);
    if (kill.where === 'start') program.kill();
    const done: Played[] = [];
    for (let rounds = 0; !stage.isDead(); rounds += 1) {
      const isWaitedFor = kill.where !== 'moment' && rounds < MOST_ROUNDS;
      if (!isWaitedFor) setTimeout(program.kill, kill.where === 'moment' ? kill.after : 0);
      done.push(...(await round()));
      if (!isWaitedFor) await program.died;
    }
    await swallowed;
    return done;
  }

  async function killOnce() {
    const dying = stage.program();
    const { what, faults } = await killAndLook();
    if (faults.length === 0) return { what, faults };
    const words = [...dying.lastWords(), 'it died, and started again', ...stage.program().lastWords()];
    return {
      what,
      faults: [...faults, await evidenceOf({ world, sent: said.sent, keeper, kills, words }, faults)],
    };
  }

  async function killAndLook() {
    const kill = plan.next();
    const done = await playedToDeath(kill);
    const death = await isGone();
    const isLate = pick(5) === 0;
    if (isLate) {
      stage.turnsClock(LATE_MS);
      counts.late += 1;
    }
    const at = kill.where === 'start' ? await diesAtStart(kill) : noted(kill, death);
    const what = `${at}${isLate ? ', and back half an hour later' : ''}`;
    kills.push(what);
    await stage.starts(null);
    await stage.rests();
    await seated(done);
    const faults = [...(await faultsNow(done)), ...faultsOfCommit(kill, death), ...death.complaints];
    if (faults.length > 0) return { what, faults };
    for (const id of await repeated(done)) await deliver(id);
    const again = await pressedAgain(done);
    await stage.rests();
    return { what, faults: [...again, ...(await faultsNow([])), ...stage.program().complaints()] };
  }

  async function isGone(): Promise<Death> {
    const death = await stage.isGone();
    deaths.push({ sent: said.sent.length, tables: await keeper.tables() });
    return death;
  }

  async function diesAtStart(kill: Extract<Kill, { where: 'start' }>): Promise<string> {
    await stage.starts(kill);
    if (!stage.isDead()) stage.program().kill();
    const { statement } = await isGone();
    return plan.hit('start', statement === null ? null : kill.edge, statement?.kind ?? 'when it was ready');
  }

  function noted(kill: Kill, { call, statement }: Death): string {
    if (call !== null) return plan.hit('wire', call.edge, call.kind);
    if (statement !== null && kill.where === 'database')
      return plan.hit('database', kill.edge, statement.kind);
    return plan.hit('moment', null, 'any');
  }

  /**
   * A commit must be there if the program was killed just after it. It must not be there if the program was killed
   * before it, unless the next program did it again by itself.
   */
  function faultsOfCommit(kill: Kill, { statement }: Death): readonly string[] {
    if (statement?.kind !== COMMIT || kill.where !== 'database') return [];
    const isKept = statement.change.some((value) => memory.changes.has(value));
    if (kill.edge === 'after') return isKept ? [] : ['a change is lost at whose commit the program died'];
    const isItsOwn = statement.change.some((value) => value.startsWith('outbox-'));
    return isKept && !isItsOwn ? ['a change is there before whose commit the program died'] : [];
  }

  async function repeated(done: readonly Played[]): Promise<readonly string[]> {
    const committed = new Set((await keeper.changes()).map(({ cause }) => cause));
    return done
      .flatMap(({ causes: ids }) => ids)
      .filter((id) => committed.has(id) && pick(3) === 0)
      .slice(0, 2);
  }

  /** Discord delivers an interaction again that was carried out. */
  async function deliver(id: string): Promise<void> {
    const interaction = world.interactions.get(id);
    const payload = payloads.get(id);
    if (interaction === undefined || payload === undefined) return;
    const before = calls.length;
    world.tell({ what: 'interaction-created', interaction, payload });
    await stage.until(() => calls.slice(before).some(({ path }) => path.includes(`/interactions/${id}/`)));
    await stage.rests();
    counts.delivered += 1;
  }

  /** People repeat what the kill swallowed, and then it must be carried out. */
  async function pressedAgain(done: readonly Played[]): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const { deed, causes: ids, came } of done) {
      if (came !== null || ids.some((id) => memory.changes.has(id))) continue;
      if (deed.request !== null && (await tableOf(deed.slot))?.request?.key !== deed.request) continue;
      const tries = await untilAnswered({ ...deed, isDoubled: false });
      counts.pressedAgain += 1;
      faults.push(...(await faultsInKept(keeper, memory, tries, world.now())));
      const seen = JSON.stringify(tries.at(-1)?.came);
      if (!tries.some(({ causes }) => causes.some((id) => memory.changes.has(id))))
        faults.push(`${deed.what} of ${deed.who} was swallowed, and refused when it was done again: ${seen}`);
    }
    return faults;
  }

  /** A machine that has much to do answers now and then later than people wait. They press again if nothing came of it. */
  async function untilAnswered(deed: Deed): Promise<readonly Played[]> {
    const tries: Played[] = [];
    for (let left = PATIENCE; left > 0; left -= 1) {
      const tried = await does(deed);
      tries.push(tried);
      await seated([tried]);
      await stage.rests();
      if (tried.came?.kind !== 'refused' || tried.came.text !== NO_ANSWER) break;
      if ((await keeper.changes()).some(({ cause }) => tried.causes.includes(cause))) break;
    }
    return tries;
  }

  return {
    async begin() {
      await stage.starts(null);
      await shortenCampaigns(hands, idOf('Moderator Mo'), slots[0]?.channelId ?? '');
      for (const userId of direct)
        await people.slash(userId, slots[0]?.channelId ?? '', '/settings', { direct: true });
      const done = await round();
      await stage.rests();
      const faults = await faultsNow(done);
      if (faults.length > 0) throw new Error(`before any kill: ${faults.join('\n')}`);
    },
    killOnce,
    counts: () => ({
      ...counts,
      tally: plan.tally(),
      commits: memory.changes.size,
      messages: said.sent.length,
      entered: memory.entered.size,
      games: new Set([...memory.changes.values()].map(({ tableId }) => tableId)).size,
    }),
  };
}
