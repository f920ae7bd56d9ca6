/** Tables of every game at every kind of moment, reached by sensible play, and played on between the inputs. */
import { giverOf } from '../../../src/core/requests/answer.ts';
import type { Action } from '../../../src/core/requests/request.ts';
import type { SceneGoal } from '../../../src/core/samples.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import type { Done } from '../../../src/tables/model/change.ts';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import { isLive } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import type { Chance } from '../chance.ts';
import { ELSEWHERE } from './elsewhere.ts';
import type { Focus } from './ground.ts';
import type { FuzzHall } from './hall.ts';
import { nextAnswer, wayTo } from './way-to.ts';

interface Plan {
  readonly name: string;
  readonly gameId: string;
  readonly roles: readonly string[];
  /** The state to which the game is brought; null for a table that stays a lobby. */
  readonly to: SceneGoal | null;
  readonly fate?: 'paused' | 'suspended' | 'ended' | 'closed';
  readonly isElsewhere?: true;
}

const GAMES = await Promise.all(
  [...CATALOGUE.values()].map(async ({ game, samples }) => ({
    gameId: game.id,
    scenes: (await samples()).scenes,
  })),
);

/** Tables that are not simply in the middle of a game; the games of the catalogue take turns at them. */
const ODD_PLANS: readonly Omit<Plan, 'gameId' | 'roles'>[] = [
  { name: 'a lobby', to: null },
  { name: 'a game that is over', to: { isOver: true } },
  { name: 'a game that is paused', to: { answers: 9 }, fate: 'paused' },
  { name: 'a game that is suspended', to: { answers: 9 }, fate: 'suspended' },
  { name: 'a game that was ended', to: { answers: 12 }, fate: 'ended' },
  { name: 'a game that sleeps', to: { answers: 5 }, fate: 'closed' },
  { name: 'a table of another server', to: { answers: 7 }, isElsewhere: true },
];

const PLANS: readonly Plan[] = [
  ...GAMES.flatMap(({ gameId, scenes }) =>
    scenes.map(({ name, ...scene }) => ({ ...scene, name: `${gameId}, ${name}`, gameId })),
  ),
  ...ODD_PLANS.map((plan, at) => {
    const game = GAMES[at % GAMES.length];
    return { ...plan, gameId: game?.gameId ?? '', roles: game?.scenes[0]?.roles ?? [] };
  }),
];

interface Scene {
  readonly plan: Plan;
  readonly table: TableId;
  readonly channelId: string;
}

export interface Scenes {
  readonly all: () => readonly Scene[];
  /** Returns one of the tables in its current state. */
  readonly some: () => Promise<Focus>;
  /** The table at which a form can be opened, until a person plays on there. */
  readonly withForm: () => Promise<Focus>;
  /** Gives one sensible answer at one of the tables. */
  readonly playOn: () => Promise<void>;
  /** Gives one sensible answer at another table; false if no table accepts one. */
  readonly playOnBeside: (table: TableId) => Promise<boolean>;
  /** Restarts tables that are no longer in the planned state. */
  readonly tend: () => Promise<void>;
  /** The questions asked at the tables so far, by game. */
  readonly asked: ReadonlySet<string>;
}

export async function setScenes(hall: FuzzHall, seed: string, chance: Chance): Promise<Scenes> {
  const { tables } = hall;
  const players = ['Ada', 'Bo', 'Cleo'].map((name) => idOf(hall, name));
  const asked = new Set<string>();
  const scenes = new Map<Plan, Scene>();
  let moves = 0;

  const by = (userId: UserId, isModerator = false) => {
    moves += 1;
    return { userId, guildId: null, cause: `sensible ${moves}`, isModerator };
  };

  /** Gives an answer as the current player; the table may have answered automatically by then. */
  async function give(id: TableId, action: Action): Promise<boolean> {
    const loaded = await tables.loaded(id);
    const request = loaded?.request;
    if (loaded == null || request == null) return false;
    asked.add(`${loaded.table.gameId}: ${request.about}`);
    const userId = loaded.table.seats[giverOf(request, action)]?.userId;
    return userId != null && (await tables.act(by(userId), id, { ...action, request: request.key })).ok;
  }

  async function playAt({ plan, table }: Scene): Promise<boolean> {
    const loaded = plan.isElsewhere ? null : await tables.loaded(table);
    const action = loaded === null ? null : nextAnswer(loaded, chance);
    return action !== null && give(table, action);
  }

  async function set(plan: Plan, place: number): Promise<void> {
    const [host, ...others] = players;
    if (host === undefined) throw new Error('nobody lives in the local Discord');
    const channelId = plan.isElsewhere ? ELSEWHERE.channelId : newThread(hall, plan.name);
    const order = {
      gameId: plan.gameId,
      options: {},
      passing: chance.of(['by-hand', 'after-a-minute'] as const),
      isCasual: chance.once(4),
      overdueAfter: 48,
      language: chance.of(['en', 'fr', 'it', 'ja'] as const),
      place: { guildId: plan.isElsewhere ? ELSEWHERE.guildId : GUILD.id, channelId: channelId as ChannelId },
      role: roleIn(plan, 0),
      // A seed may contain only a few kinds of characters.
      seed: `secret of ${seed.replace(/[^\w-]/g, ' ').slice(0, 30)} ${place} ${moves}`,
    };
    const { id } = tableOf(await tables.open(by(host), order));
    for (const [at, userId] of others.slice(0, plan.roles.length - 1).entries())
      tableOf(await tables.join(by(userId), id, { role: roleIn(plan, at + 1), another: true }));
    scenes.set(plan, { plan, table: id, channelId });
    if (plan.to === null) return;
    tableOf(await tables.start(by(host), id, null));
    const begun = await tables.loaded(id);
    for (const action of begun === null ? [] : wayTo(begun, plan.to, chance)) await give(id, action);
    await bringTo(plan.fate, id, host);
  }

  async function bringTo(fate: Plan['fate'], id: TableId, host: UserId): Promise<void> {
    const table = (await tables.loaded(id))?.table;
    if (table === undefined || fate === undefined) return;
    if (fate === 'paused') tableOf(await tables.pause(by(host), id));
    if (fate === 'suspended') tableOf(await tables.suspend(id, table.place, 'channel-gone'));
    if (fate === 'ended') await tables.abort(by(host), id);
    if (fate === 'closed') {
      const since = table.waitingSince.toISOString();
      tableOf(await tables.closeAsleep(id, since, by(host).cause));
    }
  }

  async function focusOn({ table, channelId }: Scene): Promise<Focus> {
    const loaded = await tables.loaded(table);
    const seat = loaded?.request?.seats[0];
    return {
      table,
      channelId,
      asked: seat === undefined ? null : (loaded?.table.seats[seat]?.userId ?? null),
    };
  }

  openElsewhere(hall);
  for (const [place, plan] of PLANS.entries()) await set(plan, place);
  return {
    asked,
    all: () => [...scenes.values()],
    some: () => focusOn(chance.of([...scenes.values()].filter(({ plan }) => !plan.isElsewhere))),
    withForm: () => {
      const scene = [...scenes.values()].find(({ plan }) => plan.to !== null && 'hasForm' in plan.to);
      if (scene === undefined) throw new Error('no table has a form');
      return focusOn(scene);
    },
    playOn: async () => {
      await playAt(chance.of([...scenes.values()]));
    },
    playOnBeside: async (table) => {
      for (const scene of scenes.values()) {
        if (scene.table !== table && (await playAt(scene))) return true;
      }
      return false;
    },
    tend: async () => {
      for (const [place, plan] of PLANS.entries()) {
        const scene = scenes.get(plan);
        const loaded = scene === undefined ? null : await tables.loaded(scene.table);
        if (!isAsPlanned(plan, loaded)) await set(plan, place);
      }
    },
  };
}

/** Tables that were over or asleep from the beginning may become anything. */
function isAsPlanned({ to, fate }: Plan, loaded: LoadedTable | null): boolean {
  if (fate === 'ended' || fate === 'closed' || (to !== null && 'isOver' in to)) return true;
  return loaded !== null && isLive(loaded.table) && (loaded.table.status === 'lobby') === (to === null);
}

/** A seat without a role in the plan takes any; `''` means that the game has none. */
function roleIn({ roles }: Plan, seat: number): string | null {
  const role = roles[seat] ?? '';
  return role === '' ? null : role;
}

function tableOf(done: Done): Extract<Done, { ok: true }>['table'] {
  if (!done.ok) throw new Error(`a scene could not be set: ${JSON.stringify(done)}`);
  return done.table;
}

function idOf({ local }: FuzzHall, name: string): UserId {
  const person = local.world.personCalled(name);
  if (person === undefined) throw new Error(`there is nobody called ${name}`);
  return person.id as UserId;
}

function openElsewhere({ local: { world } }: FuzzHall): void {
  const [like] = [...world.channels.values()];
  if (like === undefined) throw new Error('the local Discord is empty');
  const channel = { ...like, id: ELSEWHERE.channelId, name: 'elsewhere' };
  world.channels.set(channel.id, channel);
  world.emit({ what: 'channel-created', channel });
}

function newThread({ local }: FuzzHall, name: string): string {
  const [parent] = [...local.world.channels.values()];
  const host = local.world.personCalled('Ada');
  if (parent === undefined || host === undefined) throw new Error('the local Discord is empty');
  const thread = local.people.openThread(host.id, parent.id, name);
  if (!('id' in thread)) throw new Error(thread.code);
  return thread.id;
}
