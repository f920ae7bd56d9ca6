/** Games of all three kinds are played while the program is killed, again and again; after each restart everything is looked at. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pick } from '../../src/core/answer.ts';
import { playersChance } from '../../src/core/playing.ts';
import { startLocalDiscord } from '../../src/playground/local-discord.ts';
import { type Fate, type Sent, tapWire } from '../e2e/wiretap.ts';
import { callKind } from './calls.ts';
import { type Came, type Deed, nextDeed, perform, type Slot } from './deeds.ts';
import { type Done, faultsInKept, newMemory } from './faults-kept.ts';
import { faultsInSaid, watchSendings } from './faults-said.ts';
import { openKeeper } from './kept.ts';
import { type Kill, newPlan, type Plan } from './plan.ts';
import { type Edge, type Program, prepareProgram } from './program.ts';

export interface Campaign {
  readonly kills: number;
  readonly seed: string;
  /** Told after each kill. */
  readonly told?: (line: string) => void;
}

export interface CampaignOutcome {
  readonly kills: number;
  /** Of them, how many restarts came half an hour later. */
  readonly late: number;
  readonly tally: ReturnType<Plan['tally']>;
  readonly commits: number;
  readonly messages: number;
  readonly games: number;
  /** Presses that the kill had swallowed, and that were made again. */
  readonly pressedAgain: number;
  readonly delivered: number;
  /** Sentences; after the first kill that has some, nothing more is killed. */
  readonly faults: readonly string[];
}

/** Longer than Discord waits for an answer. */
const NO_ANSWER_MS = 4_000;
const LATE_MS = 30 * 60_000;
/** A kill that never comes to pass is done from outside after so many rounds. */
const MOST_ROUNDS = 6;
const STUCK_AFTER_MS = 60_000;

interface Played extends Done {
  /** Null where the program died over it. */
  readonly came: Came | null;
}

/** The program has died; whoever waited for something waits for something else now. */
class Died extends Error {}

export async function runCampaign({
  kills,
  seed,
  told = () => undefined,
}: Campaign): Promise<CampaignOutcome> {
  const hall = await openCrashHall(seed);
  const faults: string[] = [];
  let done = 0;
  try {
    await hall.begin();
    for (; done < kills && faults.length === 0; done += 1) {
      const report = await hall.killOnce();
      faults.push(...report.faults);
      told(`${done + 1} of ${kills}: ${report.what}`);
    }
    return { ...hall.counts(), kills: done, faults };
  } catch (error) {
    return {
      ...hall.counts(),
      kills: done,
      faults: [...faults, error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  } finally {
    await hall.close();
  }
}

interface CrashHall {
  readonly begin: () => Promise<void>;
  readonly killOnce: () => Promise<{ readonly what: string; readonly faults: readonly string[] }>;
  readonly counts: () => Omit<CampaignOutcome, 'kills' | 'faults'>;
  readonly close: () => Promise<void>;
}

async function openCrashHall(seed: string): Promise<CrashHall> {
  let turned = 0;
  const now = () => Date.now() + turned;
  const pick = playersChance(seed);
  const plan = newPlan(pick);
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-crash-'));
  const file = join(folder, 'tables.db');
  const local = await startLocalDiscord({ port: 0, now });
  const { world } = local;
  const sendings = watchSendings(world);
  const keeper = openKeeper(file);
  const memory = newMemory();
  const looks = new Set<() => void>();
  const look = () => {
    for (const one of [...looks]) one();
  };
  world.watch(look);

  let armedCall: { edge: Edge; kind: string | null; left: number } | null = null;
  const callsOpen = new Set<Sent>();
  let hitCall: { readonly edge: Edge; readonly kind: string } | null = null;
  let program: Program;
  let isReady = false;
  const wire = await tapWire(local, (edge, one) => followed(edge, one));
  const environment = {
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: wire.apiUrl,
    DATABASE_URL: `file:${file}`,
  };
  const prepare = () =>
    prepareProgram({
      environment,
      folder,
      stepped: (kind) => {
        if (isReady) plan.met('database', kind);
        if (!kind.endsWith('a look')) look();
      },
    });
  let next = prepare();
  program = next;

  function followed(edge: Edge, one: Sent): Fate {
    const kind = callKind(world, one);
    plan.met('wire', kind);
    if (edge === 'after') callsOpen.delete(one);
    if (program.isDead() || hitCall !== null) return 'is-lost';
    const arm = armedCall;
    if (arm !== null && arm.edge === edge && (arm.kind === null || arm.kind === kind)) {
      arm.left -= 1;
      if (arm.left < 0) {
        hitCall = { edge, kind };
        program.kill();
        return 'is-lost';
      }
    }
    if (edge === 'before') callsOpen.add(one);
    setImmediate(look);
    return 'goes-on';
  }

  const slots: readonly Slot[] = [
    slot('yggdrasil', '#yggdrasil', 'channel', 'by-hand', ['Ada', 'Bo']),
    slot('micromidgard', '#midgard', 'channel', 'at-once', ['Cleo', 'Dag']),
    slot('chronicles', '#hall', 'channel', 'after-a-minute', ['Eir', 'Finn']),
    slot('yggdrasil', '#hall', 'thread', 'after-a-minute', ['Moderator Mo', 'Finn']),
  ];

  function slot(
    gameId: string,
    channel: string,
    where: Slot['where'],
    passing: string,
    names: readonly string[],
  ): Slot {
    const people = names.map((name) => world.personCalled(name)?.id ?? '');
    return {
      gameId,
      channelId: world.channelCalled(channel)?.id ?? '',
      where,
      passing,
      people,
      tableId: null,
    };
  }

  /** Looks again whenever the program did a step, or Discord changed. */
  function until(predicate: () => boolean): Promise<void> {
    const { died } = program;
    return new Promise((resolve, reject) => {
      const finish = (then: () => void) => {
        looks.delete(one);
        clearTimeout(timer);
        then();
      };
      const one = () => {
        if (program.isDead() || hitCall !== null) return;
        try {
          if (predicate()) finish(resolve);
        } catch (error) {
          finish(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      };
      const timer = setTimeout(
        () => finish(() => reject(new Error(`nothing happens any more: ${whatIsLeft()}`))),
        STUCK_AFTER_MS,
      );
      looks.add(one);
      void died.then(() => finish(() => reject(new Died())));
      one();
    });
  }

  function whatIsLeft(): string {
    const errands = keeper.errands().filter(({ dueAt }) => dueAt <= now());
    return JSON.stringify({ errands, calls: [...callsOpen], complaints: program.complaints() });
  }

  const rests = () => until(() => callsOpen.size === 0 && keeper.due(now()) === 0);

  const hands = { local, keeper, until };
  /** Interactions, by who is at them. */
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
      const came = await perform(hands, deed, tableOf(deed.slot), pick);
      return { deed, causes: mine, came };
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      return { deed, causes: mine, came: null };
    } finally {
      causes.delete(deed.who);
    }
  }

  function tableOf({ tableId }: Slot) {
    return tableId === null ? null : keeper.table(tableId);
  }

  /** The table that somebody has opened is the slot's from now on. */
  function seated(done: readonly Done[]): void {
    for (const { deed, causes: ids } of done) {
      if (deed.what !== 'open') continue;
      const opened = keeper.changes().find(({ cause }) => ids.includes(cause));
      if (opened !== undefined) deed.slot.tableId = opened.tableId;
    }
  }

  /** Some tables at once, nobody at two of them. */
  function deedsOfRound(): readonly Deed[] {
    const deeds: Deed[] = [];
    const busy = new Set<string>();
    for (const one of shuffled(slots, pick)) {
      if (deeds.length > 0 && pick(3) === 0) continue;
      const deed = nextDeed(one, tableOf(one), pick);
      if (busy.has(deed.who)) continue;
      busy.add(deed.who);
      deeds.push(deed);
    }
    return deeds;
  }

  async function round(): Promise<readonly Played[]> {
    const done = await Promise.all(deedsOfRound().map(does));
    if (program.isDead() || hitCall !== null) return done;
    seated(done);
    // Some press again before the board shows what they did.
    if (pick(3) === 0) return done;
    try {
      await rests();
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
    return done;
  }

  function faultsNow(done: readonly Done[]): readonly string[] {
    const tables = keeper.tables();
    return [
      ...faultsInKept(keeper, memory, done),
      ...faultsInSaid({ world, sent: sendings.sent, direct }, tables),
      ...faultsInErrands(),
    ];
  }

  function faultsInErrands(): readonly string[] {
    const errands = keeper.errands();
    return errands.flatMap(({ errand, isClaimed, reason }) => [
      ...(isClaimed ? [`an errand is claimed for ever: ${errand.kind}`] : []),
      ...(reason === null ? [] : [`an errand cannot be done: ${errand.kind}, ${reason}`]),
    ]);
  }

  const direct = ['Bo', 'Dag', 'Finn'].map((name) => world.personCalled(name)?.id ?? '');
  const counts = { late: 0, pressedAgain: 0, delivered: 0 };

  async function startNext(arm: Parameters<Program['start']>[0]['arm']): Promise<void> {
    keeper.close();
    program = next;
    callsOpen.clear();
    hitCall = null;
    isReady = false;
    await program.start({ turned, arm });
    isReady = !program.isDead();
    next = prepare();
  }

  async function isGone(): Promise<string | null> {
    const at = await program.died;
    await world.until(() => !world.bot.isOnline, STUCK_AFTER_MS);
    armedCall = null;
    return at;
  }

  /** Those who pressed see that nothing came of it. */
  async function begin(): Promise<void> {
    await startNext(null);
    for (const userId of direct) {
      const place = slots[0]?.channelId ?? '';
      await local.people.slash(userId, place, '/settings', { direct: true });
    }
    await rests();
    const done: Done[] = [];
    for (let rounds = 0; rounds < 6; rounds += 1) done.push(...(await round()));
    await rests();
    const faults = faultsNow(done);
    if (faults.length > 0) throw new Error(`before any kill: ${faults.join('\n')}`);
  }

  /** Plays until the program dies. */
  async function playedToDeath(kill: Kill): Promise<readonly Played[]> {
    if (kill.where === 'database') await program.arm(kill);
    if (kill.where === 'wire') armedCall = { ...kill };
    if (kill.where === 'start') program.kill();
    const done: Played[] = [];
    for (let rounds = 0; !program.isDead() && hitCall === null; rounds += 1) {
      const isOver = rounds >= MOST_ROUNDS;
      const timer =
        kill.where === 'moment' || isOver
          ? setTimeout(() => program.kill(), kill.where === 'moment' ? kill.after : 50)
          : undefined;
      const waiting = round();
      const swallowed = program.died.then(() => {
        // Whoever waits for a first answer gives up by the clock.
        turned += NO_ANSWER_MS;
      });
      done.push(...(await waiting));
      if (program.isDead()) await swallowed;
      if (timer !== undefined && (kill.where === 'moment' || isOver)) {
        await program.died;
      }
      clearTimeout(timer);
    }
    return done;
  }

  async function killOnce() {
    const kill = plan.next();
    const before = memory.changes.size;
    const done = await playedToDeath(kill);
    const at = await isGone();
    const complaints = program.complaints();
    const what = noted(kill, at);
    const isLate = pick(5) === 0;
    if (isLate) {
      turned += LATE_MS;
      counts.late += 1;
    }
    if (kill.where === 'start') {
      await startNext(kill);
      if (!program.isDead()) program.kill();
      const died = await isGone();
      plan.hit('start', kill.edge, died ?? 'when it was ready');
    }
    await startNext(null);
    const again = repeated(done);
    await rests();
    seated(done);
    const faults = [...faultsNow(done), ...faultsOfCommit(at, kill, before, done), ...complaints];
    if (faults.length > 0)
      return {
        what: `${what} ${isLate} (${JSON.stringify(kill)}) ${JSON.stringify(done.map(({ deed: { what, action, who }, came, causes }) => ({ what, action, who, came, causes })))}`,
        faults,
      };
    for (const id of again) await delivered(id);
    const pressed = await pressedAgain(done);
    await rests();
    return {
      what: `${what}${isLate ? ', back half an hour later' : ''} (${JSON.stringify(kill)})`,
      faults: [...pressed, ...faultsNow([]), ...program.complaints()],
    };
  }

  function noted(kill: Kill, at: string | null): string {
    if (kill.where === 'start') return 'while it starts';
    if (hitCall !== null) {
      plan.hit('wire', hitCall.edge, hitCall.kind);
      return `${hitCall.edge} ${hitCall.kind}`;
    }
    if (at !== null && kill.where === 'database') {
      plan.hit('database', kill.edge, at);
      return `${kill.edge} ${at}`;
    }
    plan.hit('moment', null, 'any');
    return 'at some moment';
  }

  /** Killed just after a commit, it is there; nobody outside had heard of it yet. */
  function faultsOfCommit(
    at: string | null,
    kill: Kill,
    before: number,
    done: readonly Played[],
  ): readonly string[] {
    if (at !== 'a change of a table: COMMIT' || kill.where !== 'database' || kill.edge !== 'after') return [];
    const heardOf = done.filter(({ deed, came }) => !deed.isDoubled && came?.kind === 'committed').length;
    return memory.changes.size > before + heardOf
      ? []
      : ['a change is lost at whose commit the program died'];
  }

  /** An interaction that was carried out may be delivered once more. */
  function repeated(done: readonly Played[]): readonly string[] {
    return done
      .flatMap(({ causes: ids }) => ids)
      .filter(() => pick(3) === 0)
      .slice(0, 2);
  }

  async function delivered(id: string): Promise<void> {
    const interaction = world.interactions.get(id);
    const payload = payloads.get(id);
    if (interaction === undefined || payload === undefined || !keeper.isCommitted(id)) return;
    const answered = wire.sent.length;
    world.tell({ what: 'interaction-created', interaction, payload });
    await until(() => wire.sent.slice(answered).some(({ path }) => path.includes(`/interactions/${id}/`)));
    await rests();
    counts.delivered += 1;
  }

  /** What the kill swallowed is done again by whoever did it, and then is carried out. */
  async function pressedAgain(done: readonly Played[]): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const { deed, causes: ids, came } of done) {
      if (came !== null || ids.some((id) => memory.changes.has(id))) continue;
      const table = tableOf(deed.slot);
      if (deed.request !== null && table?.request?.key !== deed.request) continue;
      const again = await does({ ...deed, isDoubled: false });
      seated([again]);
      await rests();
      counts.pressedAgain += 1;
      if (again.came?.kind !== 'committed')
        faults.push(
          `${deed.what} of ${deed.who} was swallowed, and refused when it was done again: ${JSON.stringify(again.came)}`,
        );
      faults.push(...faultsInKept(keeper, memory, [again]));
    }
    return faults;
  }

  return {
    begin,
    killOnce,
    counts: () => ({
      ...counts,
      tally: plan.tally(),
      commits: memory.changes.size,
      messages: sendings.sent.length,
      games: new Set([...memory.changes.values()].map(({ tableId }) => tableId)).size,
    }),
    async close() {
      for (const one of [program, next]) {
        one.kill();
        await one.died;
      }
      keeper.close();
      sendings.close();
      await wire.close();
      await local.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function shuffled<T>(list: readonly T[], pick: Pick): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(pick(left.length), 1));
}
