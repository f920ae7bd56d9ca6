#!/usr/bin/env node
/**
 * Replaces Prisma's native schema engine, which would have to be downloaded. It takes the same arguments, speaks the same
 * JSON-RPC over standard input and output, and runs Prisma's own WebAssembly build of that engine.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { datamodels: { type: 'string', multiple: true }, datasource: { type: 'string' } },
});
const url = JSON.parse(options.datasource ?? '{}').url ?? 'file::memory:';
const file = url.replace(/^file:/, '').replace(/\?.*$/, '');

/** Answers Prisma's two commands: checking whether a database exists, and creating one. */
function answerOnDatabase(question) {
  log('INFO', 'start');
  if (question === 'create-database') {
    mkdirSync(dirname(resolve(file)), { recursive: true });
    makeEmpty();
    return 0;
  }
  if (existsSync(file)) {
    log('INFO', 'Connection successful');
    return 0;
  }
  log('ERROR', `Database \`${file}\` does not exist`, { error_code: 'P1003' });
  return 1;
}

function log(level, message, extra = {}) {
  const target = 'schema_engine::logger';
  console.error(JSON.stringify({ level, target, fields: { message, ...extra } }));
}

function makeEmpty() {
  closeSync(openSync(file, 'a'));
}

/** Answers one request per line, in order. */
async function answerRequests() {
  const engines = await loadEngines();
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    // A line without a method is Prisma's answer to our `print`.
    if (method) send({ id, ...(await answerTo(engines, method, params)) });
  }
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

async function answerTo(engines, method, params) {
  try {
    const engine = await engines.current();
    const special = SPECIAL_METHODS[method];
    const result = await (special ? special(engine, params, engines) : engine[method](params));
    return { result: result ?? null };
  } catch (error) {
    return { error: failure(error) };
  }
}

function failure(error) {
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: {
      is_panic: false,
      message: error.message.split('\n   0: ')[0],
      error_code: error.code ?? null,
      meta: null,
    },
  };
}

/** The methods in which the WebAssembly build differs from the native engine. */
const SPECIAL_METHODS = {
  // This method and the next one need a shadow database, but only devDiagnostic gives the engine the means to create one. The
  // engine then remembers the result for this migration history.
  async evaluateDataLoss(engine, params) {
    await engine.devDiagnostic(params);
    return engine.evaluateDataLoss(params);
  },
  async createMigration(engine, params) {
    await engine.devDiagnostic(params);
    return engine.createMigration(params);
  },
  // The native engine works without the table of applied migrations; this one needs it, so it's created first.
  async devDiagnostic(engine, params) {
    const migrationsList = { ...params.migrationsList, migrationDirectories: [] };
    await engine.applyMigrations({ ...params, migrationsList });
    return engine.devDiagnostic(params);
  },
  async diagnoseMigrationHistory(engine, params) {
    try {
      return await engine.diagnoseMigrationHistory(params);
    } catch (error) {
      if (!error.message.includes('_prisma_migrations')) throw error;
      return historyWithoutTable(params.migrationsList.migrationDirectories.map(({ path }) => path));
    }
  },
  async diff(engine, params) {
    const { stdout, exitCode } = await engine.diff(params);
    if (stdout) send({ id: 'print', method: 'print', params: { content: stdout } });
    return { exitCode };
  },
  async reset(_engine, _params, engines) {
    engines.forget();
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
    makeEmpty();
  },
  getDatabaseVersion: (engine, params) => engine.version(params),
};

function historyWithoutTable(unappliedMigrationNames) {
  const isBehind = unappliedMigrationNames.length > 0;
  return {
    drift: null,
    history: isBehind ? { diagnostic: 'databaseIsBehind', unappliedMigrationNames } : null,
    failedMigrationNames: [],
    editedMigrationNames: [],
    errorInUnappliedMigration: null,
    hasMigrationsTable: false,
  };
}

/** Opens each engine when it is first needed. */
async function loadEngines() {
  const glue = await loadWebAssembly();
  const datamodels = options.datamodels?.map((path) => [path, readFileSync(path, 'utf8')]);
  let engine = null;
  return {
    async current() {
      engine ??= await glue.SchemaEngine.new(
        { datamodels },
        () => {},
        bindMigrationAwareSqlAdapterFactory(takingScriptsFrom(factoryFor(url))),
      );
      return engine;
    },
    forget() {
      engine?.free();
      engine = null;
    },
  };
}

async function loadWebAssembly() {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const module = new WebAssembly.Module(readFileSync(join(folder, 'schema_engine_bg.wasm')));
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return glue;
}

function factoryFor(url) {
  return /^postgres(ql)?:/.test(url) ? new PrismaPg(url) : new PrismaBetterSqlite3({ url });
}

function takingScriptsFrom(factory) {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => takingScripts(await factory.connect()),
    connectToShadowDb: async () => takingScripts(await factory.connectToShadowDb()),
  };
}

/** The engine sends a whole migration in one call without arguments, and SQLite would run only its first statement. */
function takingScripts(adapter) {
  if (adapter.provider === 'postgres') return likePostgres(adapter);
  const executeRaw = adapter.executeRaw.bind(adapter);
  adapter.executeRaw = async (query) => {
    if (query.args.length > 0) return executeRaw(query);
    await adapter.executeScript(query.sql);
    return 0;
  };
  return adapter;
}

const CHARACTER = 18;
const TEXT = 25;

/**
 * The engine reads PostgreSQL's system tables, some of whose columns have a type that the adapter doesn't know. The
 * adapter would also split a script at every semicolon, even inside a function.
 */
function likePostgres(adapter) {
  const pool = adapter.underlyingDriver();
  const query = pool.query.bind(pool);
  pool.query = async (asked) => {
    const result = await query(asked);
    for (const field of result.fields ?? []) if (field.dataTypeID === CHARACTER) field.dataTypeID = TEXT;
    return result;
  };
  adapter.executeScript = async (script) => {
    await query(script);
  };
  return adapter;
}

if (process.argv.includes('--version')) console.log('schema-engine-cli wasm');
else if (positionals[0] === 'cli') process.exitCode = answerOnDatabase(positionals[1]);
else await answerRequests();
