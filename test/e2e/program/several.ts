/** Several bot processes on one PostgreSQL database and one local Discord, with people who play the whole time. */
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { eventually } from '../../eventually.ts';
import type { Player } from '../../shared/people.ts';
import { asks, type TestServer } from '../../storage/postgres/server.ts';
import { type Hall, openHall } from '../bot.ts';
import { type BotProcess, measured, startedProcess } from '../bot-process.ts';
import { postedIn } from '../manners.ts';

const SHARDS = 2;

export interface Several {
  readonly hall: Hall;
  /** Resolves when the program is ready for its part. `way` is another address of the same database. */
  readonly starts: (way?: string) => Promise<SharingProcess>;
  /** A connection to the database that can be cut and restored. */
  readonly wayToDatabase: () => Promise<Way>;
  /** The number of jobs that should be done by now. */
  readonly due: () => Promise<number>;
  /** The number of tables that have lost their place. */
  readonly suspended: () => Promise<number>;
  /** Makes the overviews of all channels old enough to be shown again at once. */
  readonly overviewsAge: () => Promise<void>;
}

export interface SharingProcess extends BotProcess {
  /** The shards that the program serves. */
  readonly serves: () => Promise<readonly number[]>;
  readonly health: Awaited<ReturnType<typeof measured>>['health'];
  readonly metric: Awaited<ReturnType<typeof measured>>['metric'];
}

/** The hall is on the second of two shards; Vanaheim with #meadow is on the first. */
export async function openSeveral(server: TestServer): Promise<Several> {
  // A used database has the rows of killed programs until they expire.
  const url = await server.newDatabase('kept');
  const hall = await openHall({ withBot: false, twoShards: true });
  return {
    hall,
    async starts(way = url) {
      const program = startedProcess(hall, { DATABASE_URL: way, HEALTH_PORT: '0', LOG_LEVEL: 'debug' });
      await program.logs('"ready"');
      const { health, metric } = await measured(program);
      return {
        ...program,
        health,
        metric,
        serves: async () => (await health()).shards?.serving ?? [],
      };
    },
    wayToDatabase: () => wayTo(url),
    due: () => counted(url, `"ErrandRow" WHERE "dueAt" <= now() AT TIME ZONE 'UTC'`),
    suspended: () => counted(url, '"GameTable" WHERE "suspended"'),
    async overviewsAge() {
      await asks(url, `UPDATE "OverviewRow" SET "shownAt" = "shownAt" - INTERVAL '1 hour'`);
    },
  };
}

async function counted(url: string, rows: string): Promise<number> {
  const [found] = await asks<{ count: number }>(url, `SELECT COUNT(*)::INT AS "count" FROM ${rows}`);
  return found?.count ?? Number.NaN;
}

/** Resolves when these programs together serve all shards, each of them its share. */
export function shareEvenly(...programs: readonly SharingProcess[]): Promise<void> {
  return eventually(async () => {
    const serving = await Promise.all(programs.map((program) => program.serves()));
    expect(serving.map(({ length }) => length)).toEqual(programs.map(() => SHARDS / programs.length));
    expect(new Set(serving.flat()).size).toBe(SHARDS);
  });
}

export interface Way {
  readonly url: string;
  /** Requests over this connection get no more answers. */
  readonly cut: () => void;
  readonly join: () => void;
}

async function wayTo(url: string): Promise<Way> {
  const to = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    const there = connect(Number(to.port), to.hostname);
    for (const socket of [from, there]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        from.destroy();
        there.destroy();
      });
    }
    from.on('data', (data) => {
      if (!isCut) there.write(data);
    });
    there.on('data', (data) => {
      if (!isCut) from.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const own = new URL(url);
  own.port = String((server.address() as { readonly port: number }).port);
  return {
    url: own.href,
    cut: () => {
      isCut = true;
    },
    join: () => {
      isCut = false;
      for (const socket of open) socket.destroy();
    },
  };
}

const ANSWER = /\/webhooks\/\d+\/[^/]+\/messages\/(?:@|%40)original$/;

/** Expects that each answer was written once, so no person was answered by two programs. */
export function expectOneAnswerEach({ wire }: Hall): void {
  const answers = wire.sent.filter(({ method, path }) => method === 'PATCH' && ANSWER.test(path));
  const answered = answers.map(({ path }) => path);
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.filter((path, at) => answered.indexOf(path) !== at)).toEqual([]);
}

export interface Evening {
  /** Finishes the round; every message and action must be complete. */
  readonly ends: () => Promise<void>;
}

/** Two people open, play and end tables, one by one, until the evening ends; all their actions get replies. */
export function evening({ hall }: Several, ada: Player, bo: Player, channel: string): Evening {
  let isOver = false;
  let rounds = 0;
  const saidBefore = postedIn(hall, channel).length;

  async function round(): Promise<void> {
    expect(
      await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' }),
    ).toMatchObject(ANSWERED);
    expect(await bo.types('/game join', { role: 'odin' })).toMatchObject(ANSWERED);
    expect(await ada.types('/game start')).toMatchObject(ANSWERED);
    expect(await bo.types('/game status')).toMatchObject(ANSWERED);
    expect(await ada.types('/game abort')).toMatchObject(ANSWERED);
    expect(await ada.isShown(ada.presses('End this game'))).not.toBe('');
    rounds += 1;
  }

  async function goesOn(): Promise<void> {
    while (!isOver) await round();
  }
  const going = goesOn();
  going.catch(() => undefined);

  return {
    async ends() {
      isOver = true;
      await going;
      await eventually(() => {
        const stdout = postedIn(hall, channel).slice(saidBefore);
        expect(stdout.filter((text) => text.includes('has ended this game'))).toHaveLength(rounds);
        expect(rounds).toBeGreaterThan(0);
      });
    },
  };
}

const ANSWERED = { kind: 'message' };
