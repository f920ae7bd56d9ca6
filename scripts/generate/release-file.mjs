/**
 * `npx tsx scripts/generate/release-file.mjs FILE` plays a few tables of every game with the program in the current folder and
 * leaves them in FILE. test/storage/releases/ keeps such a file for every schema. Run it in a checkout of the commit
 * whose file you want: it uses only code from that commit.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';

const GUILD = '1200000000000000001';
const ADA = '1200000000000000201';
const BO = '1200000000000000202';
const FIRST_MOMENT = Date.UTC(2026, 10, 20, 18);
const MINUTE = 60_000;
const LONG_ENOUGH = 10_000;

const [target] = process.argv.slice(2);
if (target === undefined || existsSync(target)) {
  process.stderr.write('npx tsx scripts/generate/release-file.mjs FILE     FILE must not be there yet\n');
  process.exit(2);
}
const file = resolve(target);
const part = (path) => import(pathToFileURL(join(process.cwd(), 'src', path)).href);

const { openStorage } = await part('storage/open-storage.ts');
const { openTables } = await part('tables/tables.ts');
const { CATALOGUE } = await part('games/index.ts');
const { playersChance } = await part('core/playing.ts');
const { giverOf = ({ seats }) => seats[0] } = await part('core/requests/answer.ts');
const { atRandom } = await part('core/policy.ts');

const opened = await openStorage(`file:${file}`);
if (!opened.ok) throw new Error(opened.problem.code);
const { store, boxes, settings } = opened;

let minutes = 0;
let causes = 0;
const now = () => new Date(FIRST_MOMENT + minutes * MINUTE);
const tables = openTables({ ...opened, catalogue: CATALOGUE, now, jobsWritten: () => undefined });

function actor(userId) {
  minutes += 1;
  causes += 1;
  return {
    userId,
    guildId: null,
    cause: `13000000000000${String(causes).padStart(5, '0')}`,
    isModerator: false,
  };
}

function agreed(done) {
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.table;
}

let places = 0;

async function lobby(gameId, wishes = {}) {
  places += 1;
  const order = {
    gameId,
    options: {},
    passing: 'after-a-minute',
    ...(settings === undefined ? {} : { language: 'en' }),
    ...('takeBack' in tables && 'offer' in tables ? { isCasual: false, overdueAfter: 48 } : {}),
    place: { guildId: GUILD, channelId: `1200000000000004${String(places).padStart(3, '0')}` },
    role: null,
    seed: `release ${gameId} ${places}`,
    ...wishes,
  };
  const { id } = agreed(await tables.open(actor(ADA), order));
  return agreed(await tables.join(actor(BO), id, { role: null, another: true })).id;
}

async function game(gameId, answers, wishes) {
  const id = await lobby(gameId, wishes);
  agreed(await tables.start(actor(ADA), id, null));
  await play(id, answers);
  return id;
}

async function play(id, answers) {
  const pick = playersChance('the players');
  for (let given = 0; given < answers; given += 1) {
    const { table, entry, request } = await tables.loaded(id);
    if (request === null) return;
    const view = entry.game.observe(table.state, request.seats[0]);
    const [asked] = entry.game.requests(table.state);
    const { sensible = atRandom } = entry.policies;
    const action = { ...sensible.answer(asked, view, pick), request: request.key };
    const seat = table.seats[giverOf(request, action)];
    agreed(
      seat.computer === undefined
        ? await tables.act(actor(seat.userId), id, action)
        : await tables.playComputer(id, request.key, actor(ADA).cause),
    );
  }
}

/** Runs the jobs of the outbox as the bot does, but without Discord: each board gets a message id. */
async function deliver(by) {
  for (let rows = await store.claimDue(by, 8); rows.length > 0; rows = await store.claimDue(by, 8)) {
    for (const row of rows) await store.finish(row, await postedFor(row));
  }
}

async function postedFor({ id, tableId, job }) {
  if (job.kind !== 'lobby' && job.kind !== 'board') return undefined;
  const { table, request } = await tables.loaded(tableId);
  const { told, events, turnFrom = told } = table.recentEvents;
  const board = { turn: request?.turn ?? null, asked: [], from: turnFrom, to: told + events.length };
  // Later commits read the people from `pending`; earlier ones would store that too if it were enumerable.
  Object.defineProperty(board, 'pending', { value: [] });
  const message = {
    channelId: table.place.channelId,
    messageId: `1400000000000${String(id).padStart(6, '0')}`,
  };
  return { shown: { ...message, postedAt: now(), board: table.state === null ? null : board }, jobs: [] };
}

/** Undoes something that can be undone now, if anything can. */
async function takesBack(id) {
  for (const by of [ADA, BO]) if ((await tables.takeBack(actor(by), id)).ok) return true;
  return false;
}

/** A review that found nothing. */
async function reviewFor(id) {
  const { table } = await tables.loaded(id);
  return { logged: table.logged, review: { isContest: false, turns: [], end: 0, deeds: [], rescue: null } };
}

const runners = [];
for (const gameId of CATALOGUE.keys()) {
  await lobby(gameId);
  const running = await game(gameId, 12);
  const over = await game(gameId, LONG_ENOUGH);
  if ('keepReview' in store) await store.keepReview(over, await reviewFor(over));
  if ('takeBack' in tables) {
    const thinker = await game(gameId, 3);
    for (let tries = 0; tries < 20 && !(await takesBack(thinker)); tries += 1) await play(thinker, 1);
  }
  if ('pause' in tables) agreed(await tables.pause(actor(ADA), await game(gameId, 4)));
  agreed(await tables.abort(actor(ADA), await game(gameId, 2)));
  runners.push(running);
}
await deliver(now());
for (const runner of runners) await play(runner, 1);
const [first, second = first] = CATALOGUE.keys();
await lobby(first);
if ('propose' in tables) {
  const casual = await game(first, 6, { isCasual: true, overdueAfter: null });
  await tables.propose(actor(BO), casual, { kind: 'take-back' });
}
if ('addComputer' in tables) {
  const mixed = await lobby(first);
  agreed(await tables.addComputer(actor(ADA), mixed, null, 'good'));
  agreed(await tables.start(actor(ADA), mixed, null));
  await play(mixed, 15);
}
if (boxes !== undefined) {
  const corrections = { angry: 1 };
  await boxes.keep({
    guildId: GUILD,
    gameId: second,
    corrections,
    text: '{}',
    userId: ADA,
    keptAt: now(),
  });
}
if (settings !== undefined) {
  await settings.changePerson(BO, { language: 'fr' }, now());
  await settings.changeServer(GUILD, { language: 'it' }, now());
}
const { daily } = opened;
if (daily !== undefined) {
  const [[gameId, { game: rules }]] = CATALOGUE;
  const { table } = await tables.loaded(runners[0]);
  const date = new Date(FIRST_MOMENT).toISOString().slice(0, 10);
  const { rulesVersion, options, box, seed } = table;
  const roles = table.seats.map(({ role }) => role ?? '');
  const position = rules.setup({ options, box, roles, seed }).state;
  const reference = { random: 0, gentle: 0, quick: 0, mind: 1, turns: 5, answers: 12, tried: 1 };
  const kind = { date, number: 20, gameId, rulesVersion, recipe: 'release-1' };
  await daily.keepDay({ ...kind, options, box, roles, position, seed, reference });
  const [asked] = rules.requests(position);
  const view = rules.observe(position, asked.seats[0]);
  const { sensible = atRandom } = CATALOGUE.get(gameId).policies;
  const action = { ...sensible.answer(asked, view, playersChance('the day')), request: asked.key };
  const attempt = { date, userId: ADA, startedAt: now() };
  const answer = { ...attempt, position: 0, lines: [{ seat: asked.seats[0], action }], end: null };
  await daily.begin(attempt, now(), GUILD);
  await daily.answer({ ...answer, cause: 'the day' });
  if (daily.practice !== undefined) {
    await daily.practice.begin(attempt);
    await daily.practice.answer({ ...answer, cause: 'practice' });
  }
}
// One claimed job and one that Discord rejected, as a killed program leaves them.
const [inFlight, refused] = await store.claimDue(now(), 2);
if (inFlight === undefined || refused === undefined) throw new Error('there are two errands at least');
await store.park(refused, 'missing-permission', 'Missing Permissions');
await opened.close();

const database = new Database(file);
database.exec('VACUUM');
database.pragma('journal_mode = DELETE');
database.close();
