/** The whole bot in this process: the real client, a real database file, on a local Discord of its own. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Catalogue } from '../../src/core/catalogue.ts';
import { EMOJIS } from '../../src/core/presentation/emojis.ts';
import { openDaily } from '../../src/daily/daily.ts';
import { type RateLimit, UNLIMITED } from '../../src/discord/admission/rate-limit.ts';
import type { Painter } from '../../src/discord/bot.ts';
import type { Connection } from '../../src/discord/client.ts';
import { connectAlone } from '../../src/discord/connecting-alone.ts';
import { openPageQueue, type PageQueue } from '../../src/discord/page-queue.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';
import type { Message } from '../../src/playground/model/shapes.ts';
import { tapWire, type Wiretap } from '../../src/playground/wiretap.ts';
import { GUILD } from '../../src/playground/world/hall.ts';
import { logDamage } from '../../src/program/table-log.ts';
import { takeOverBackup, takeOverTables } from '../../src/program/taking-over.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { DeliveryError } from '../../src/tables/model/outbox.ts';
import type { Settings, TablePlace } from '../../src/tables/model/settings.ts';
import type { TableStore } from '../../src/tables/model/storage/store.ts';
import type { ChannelId, Table, TableId } from '../../src/tables/model/table.ts';
import { openTables, type Tables, type TablesNeeds } from '../../src/tables/tables.ts';
import type { LoadedTable } from '../../src/tables/turns/loaded-table.ts';
import { thinkerHere } from '../../src/thinking/here.ts';
import { judgeBy } from '../../src/thinking/judging.ts';
import { opponentBy } from '../../src/thinking/opponent.ts';
import { openReviews } from '../../src/thinking/reviews.ts';
import type { Thinker } from '../../src/thinking/thinker.ts';
import { lastMessage, type Player, person, wordsIn } from '../shared/people.ts';
import { putNewDatabase } from '../shared/stores/new-database.ts';
import { declaredCommands } from './declared-commands.ts';
import { type Outbox, openOutbox } from './jobs.ts';
import { PAINTS_AT_ONCE } from './painter.ts';

export interface Hall {
  readonly local: LocalDiscord;
  readonly wire: Wiretap;
  readonly file: string;
  readonly ada: Player;
  readonly bo: Player;
  readonly cleo: Player;
  readonly mo: Player;
  /** Advances the time by that much in one step, for the bot and for Discord. */
  readonly turnsClock: (ms: number) => void;
  /** Resolves when everything that is due has been posted. */
  readonly rests: () => Promise<void>;
  /** Resolves when no job is running or can start now, because everything is posted or has to wait. */
  readonly settles: () => Promise<void>;
  /** Resolves when that table has a later version than this one, and everything about it has been posted. */
  readonly movesOn: (table: Table) => Promise<void>;
  /** Resolves when the bot has failed to post something. */
  readonly refusedJob: () => Promise<void>;
  /** Runs something between the bot's read for its next change to a table and the commit of that change. */
  readonly meanwhile: (deed: () => Promise<unknown>) => void;
  /** Restarts the bot; it keeps nothing but its database. */
  readonly restarts: () => Promise<void>;
  readonly stops: () => Promise<void>;
  readonly starts: () => Promise<void>;
  /** The table of a channel, as the bot's own parts see it. */
  readonly loaded: (channel?: string) => Promise<LoadedTable>;
  /** The newest message everyone sees. */
  readonly board: (channel?: string) => Message;
  /** The text of the newest message above and below its picture. */
  readonly boardWords: (channel?: string) => string;
  readonly tables: () => Tables;
  readonly settings: () => Settings;
  /** The reason why the table's jobs wait. */
  readonly deliveryError: (id: TableId) => Promise<DeliveryError | null>;
  /** The store that holds the bot's tables. */
  readonly kept: () => Kept;
  /** For each shard, whether it is connected. */
  readonly connected: () => readonly boolean[];
  /** Resolves with the close code when Discord has closed the connection permanently. */
  readonly isShutOut: () => Promise<number>;
}

type Kept = Pick<Storage, 'store' | 'boxes' | 'settings' | 'statistics' | 'people' | 'daily'>;

interface Running extends Kept {
  readonly close: () => Promise<void>;
  readonly connection: Connection;
  readonly tables: Tables;
}

/** The parts of an opened storage that a bot needs. */
export type OpenedKept =
  | (Pick<Storage, keyof Kept | 'backups' | 'lastSeen' | 'close'> & { readonly ok: true })
  | { readonly ok: false; readonly problem: { readonly code: string } };

export interface HallSettings {
  /** False if the test runs another program in place of the bot. */
  readonly withBot?: boolean;
  /** The server's setting for where tables open: the channel, since most tests look at one channel. Null sets nothing. */
  readonly places?: TablePlace | null;
  /** The bot's log; silent unless E2E_LOG says otherwise. */
  readonly log?: Logger;
  /** Opens the database in the test's own way. */
  readonly opens?: (url: string) => Promise<OpenedKept>;
  /** The rate limit. Tests are faster than people, so only tests about the limit set one. */
  readonly rateLimit?: RateLimit;
  /** The queue of private pages. */
  readonly pages?: PageQueue;
  /** Only tests that look at pictures pass a painter that draws. */
  readonly painter?: Painter;
  /** Tests about thinking pass their own thinker. */
  readonly thinker?: Thinker;
  /** The available games, if they differ from ours. */
  readonly catalogue?: Catalogue;
  /** If true, time moves only when the test turns the clock, so that nothing is late on a busy machine. */
  readonly clockStands?: boolean;
  /** Returns this many bytes for ids and seeds (default: random bytes from the system). */
  readonly random?: TablesNeeds['random'];
  /** Each shard has a server: the first has Vanaheim with #meadow, the second has the hall with all other channels. */
  readonly twoShards?: boolean;
  /** The folder of the database; deleted after the test. */
  readonly folder?: string;
}

/** Enough thought to get an answer; the quality of answers is tested with the mind. */
const LITTLE_THOUGHT = 20;

/** A bot that finds its emojis on Discord doesn't upload them, so tests that count calls see only their own. */
function putEmojis({ world }: LocalDiscord): void {
  EMOJIS.forEach((name, index) => {
    const id = String(FIRST_EMOJI + index);
    const picture = readFileSync(inPackage('assets', 'emojis', `${name}.png`));
    world.emojis.known.set(id, { id, name, picture });
  });
}

const FIRST_EMOJI = 9_000_000;

/** Opens a hall for the test that calls this, and closes it after that test. */
export async function openHall({
  withBot = true,
  places = 'channel',
  log = pino({ level: process.env['E2E_LOG'] ?? 'silent' }),
  opens = openStorage,
  rateLimit = UNLIMITED,
  pages = openPageQueue(),
  painter = PAINTS_AT_ONCE,
  catalogue = CATALOGUE,
  thinker = thinkerHere(catalogue, LITTLE_THOUGHT),
  clockStands = false,
  twoShards = false,
  random = randomBytes,
  folder = mkdtempSync(join(tmpdir(), 'ratatoskr-')),
}: HallSettings = {}): Promise<Hall> {
  const began = Date.now();
  let turned = 0;
  const now = () => (clockStands ? began : Date.now()) + turned;
  const file = join(folder, 'tables.db');
  const local = await startLocalDiscord({ port: 0, now });
  putEmojis(local);
  if (twoShards) {
    local.world.foundServer('Vanaheim', 'meadow');
    local.world.sharding.set({ shards: 2, maxConcurrency: 2 });
  }
  const wire = await tapWire(local);
  let running: Running | null = null;
  const waiting = new Set<() => void>();
  let refused = 0;
  let beforeCommit: (() => Promise<unknown>) | null = null;
  let isNew = true;

  async function starts(): Promise<void> {
    if (isNew) await putNewDatabase(file);
    const opened = await opens(`file:${file}`);
    if (!opened.ok) throw new Error(opened.problem.code);
    if (isNew && places !== null) await opened.settings.changeServer(GUILD.id, { places }, new Date(now()));
    isNew = false;
    const heardStore = heard(opened.store, (what) => {
      if (what === 'released') refused += 1;
      for (const look of waiting) look();
    });
    const store: TableStore = {
      ...heardStore,
      commit: async (change) => {
        const deed = beforeCommit;
        beforeCommit = null;
        await deed?.();
        return heardStore.commit(change);
      },
    };
    let connection: Connection | undefined;
    const daily = openDaily({
      store: opened.daily,
      catalogue,
      opponent: opponentBy(thinker),
      judge: judgeBy(thinker, (error) => {
        throw error;
      }),
      now: () => new Date(now()),
      missing: () => undefined,
      damaged: () => undefined,
    });
    const bot = {
      store,
      daily,
      boxes: opened.boxes,
      settings: opened.settings,
      statistics: opened.statistics,
      people: opened.people,
      catalogue,
      painter,
      pages,
      thinker,
      reviews: openReviews(thinker),
      now: () => new Date(now()),
      log,
      lastSeen: opened.lastSeen,
      filesFrom: [local.url],
      about: {
        version: '1.2.3',
        startedAt: new Date(now()),
        source: 'https://example.org/source',
        support: null,
        privacy: 'https://example.org/privacy',
        terms: null,
      },
    };
    const jobsWritten = () => connection?.delivery.wake();
    const tables = openTables({ ...bot, random, jobsWritten, damaged: logDamage(log) });
    await takeOverTables(tables, bot.log);
    await takeOverBackup(tables, opened.backups, bot.log);
    const { token } = local;
    const { apiUrl } = wire;
    connection = await connectAlone({ ...bot, tables }, declaredCommands(bot.catalogue), {
      token,
      apiUrl,
      rateLimit,
    });
    running = { ...opened, connection, store, tables };
  }

  async function stops(): Promise<void> {
    await running?.connection.close();
    outbox?.close();
    outbox = null;
    await running?.close();
    running = null;
  }

  /** Checks again whenever the store has done something. */
  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (;;) {
      let look: () => void = () => undefined;
      const change = new Promise<void>((resolve) => {
        look = resolve;
      });
      waiting.add(look);
      const isDone = await isSo();
      if (!isDone) await change;
      waiting.delete(look);
      if (isDone) return;
    }
  }

  /** The outbox stays open while the bot runs, because opening the file takes longer than a check. */
  let outbox: Outbox | null = null;
  const looking = () => {
    outbox ??= openOutbox(file);
    return outbox;
  };

  const rests = () => until(() => looking().due(now()) === 0);

  const inForce = (): Running => {
    if (running === null) throw new Error('the bot is not running');
    return running;
  };
  if (withBot) await starts();
  onTestFinished(async () => {
    await stops();
    await wire.close();
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  });
  function board(channel?: string): Message {
    const message = lastMessage(local, channel);
    if (message === undefined) throw new Error('nothing was said');
    return message;
  }

  return {
    local,
    wire,
    file,
    ada: person(local, 'Ada', places ?? 'thread'),
    bo: person(local, 'Bo', places ?? 'thread'),
    cleo: person(local, 'Cleo', places ?? 'thread'),
    mo: person(local, 'Moderator Mo', places ?? 'thread'),
    turnsClock: (ms) => {
      turned += ms;
      running?.connection.delivery.wake();
    },
    rests,
    settles: () => until(() => looking().ready(now()) === 0),
    movesOn: async ({ id, version }) => {
      await until(async () => ((await inForce().store.load(id))?.version ?? 0) > version);
      await rests();
    },
    refusedJob: () => {
      const before = refused;
      return until(() => refused > before);
    },
    meanwhile: (deed) => {
      beforeCommit = deed;
    },
    restarts: async () => {
      await stops();
      await starts();
    },
    stops,
    starts,
    loaded: async (channel = '#yggdrasil') => {
      const id = local.world.channelCalled(channel)?.id ?? '';
      const loaded = await inForce().tables.loadedIn(id as ChannelId);
      if (loaded === null) throw new Error(`no live table in ${channel}`);
      return loaded;
    },
    board,
    boardWords: (channel) => wordsIn(board(channel)),
    tables: () => inForce().tables,
    settings: () => inForce().settings,
    deliveryError: (id) => inForce().store.deliveryErrorOf(id),
    kept: inForce,
    connected: () =>
      inForce()
        .connection.gateway()
        .map(({ isConnected }) => isConnected),
    isShutOut: () => inForce().connection.lost,
  };
}

/** This store, which also reports each commit and each finished job. */
function heard(
  store: TableStore,
  changed: (what: 'committed' | 'finished' | 'released') => void,
): TableStore {
  return {
    ...store,
    commit: async (change) => {
      const committed = await store.commit(change);
      changed('committed');
      return committed;
    },
    finish: async (row, posted) => {
      await store.finish(row, posted);
      changed('finished');
    },
    postpone: async (row, dueAt, reason) => {
      await store.postpone(row, dueAt, reason);
      changed('released');
    },
    park: async (row, error, reason, readyAt) => {
      await store.park(row, error, reason, readyAt);
      changed('released');
    },
    setAside: async (row, reason, jobs) => {
      await store.setAside(row, reason, jobs);
      changed('released');
    },
  };
}
