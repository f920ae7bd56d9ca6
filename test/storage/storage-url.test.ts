/** Every form of DATABASE_URL that hosting providers use is accepted, or refused in one sentence that repeats no password. */
import { expect, test } from 'vitest';
import { isOfPostgres, readStorageUrl, withoutPassword } from '../../src/storage/storage-url.ts';

const SECRET = 'hush';

/** The URL that the back end gets, or the error message. */
function read(given: string): string {
  const url = readStorageUrl(given);
  return url.ok ? url.url : `refused: ${url.problem}`;
}

test.each([
  'file:./data/ratatoskr.db',
  'file:/var/lib/ratatoskr.db',
  'file:///var/lib/ratatoskr.db',
  'file:C:\\Bots\\ratatoskr.db',
  'file:./with space/a~b$.db',
  'postgresql://bot:hush@db.example:5433/ratatoskr',
  'postgresql://bot:hush@[::1]:5433/ratatoskr',
  'postgresql://bot@/ratatoskr?host=/var/run/postgresql',
  'postgresql:///ratatoskr?host=/var/run/postgresql&port=5433',
  'postgresql://bot:hush@%2Fa/ratatoskr',
  'postgresql://bot:hush%40%2F%23%25@db/ratatoskr',
  'postgresql://bot:hush-é@db/ratatoskr',
  'postgresql://db/ratatoskr?user=bot&password=hush',
  'postgresql://bot:hush@db/ratatoskr?sslmode=verify-full&sslrootcert=/etc/our-ca.pem',
  'postgresql://bot:hush@db/ratatoskr?sslmode=no-verify',
  'postgresql://bot:hush@db/ratatoskr?sslmode=disable',
  'postgresql://bot:hush@db/ratatoskr?uselibpqcompat=true&sslmode=require',
  'postgresql://bot:hush@db/ratatoskr?options=endpoint%3Dep-cool',
  'postgresql://bot:hush@db/ratatoskr?sslnegotiation=direct',
])('%s is accepted as it is', (given) => {
  expect(read(given)).toBe(given);
});

const [HOST, NAME] = ['postgresql://bot:hush@db', 'postgresql://bot:hush@db/ratatoskr'] as const;

test.each([
  ['postgres://bot:hush@db:5432/ratatoskr', 'postgresql://bot:hush@db:5432/ratatoskr'],
  ['POSTGRES://bot:hush@db/ratatoskr', NAME],
  ['postgresql://bot:100%@db/ratatoskr', 'postgresql://bot:100%25@db/ratatoskr'],
  [`${NAME}?`, NAME],
  [`${NAME}?schema=public`, NAME],
  [`${NAME}?sslmode=require&channel_binding=require`, `${NAME}?sslmode=verify-full`],
  [`${NAME}?sslmode=prefer`, `${NAME}?sslmode=verify-full`],
  [`${NAME}?sslmode=allow`, `${NAME}?sslmode=verify-full`],
  [`${NAME}?sslmode=verify-ca&sslrootcert=system`, `${NAME}?sslmode=verify-full`],
  [`${NAME}?ssl=true`, `${NAME}?sslmode=verify-full`],
  [`${NAME}?ssl=false`, `${NAME}?sslmode=disable`],
  [`${NAME}?pgbouncer=false&connection_limit=5&pool_timeout=0&connect_timeout=10`, NAME],
  [`${NAME}?target_session_attrs=read-write`, NAME],
  [`${NAME}?pass%77ord=hush`, `${NAME}?password=hush`],
])('%s is accepted as %s', (given, taken) => {
  expect(read(given)).toBe(taken);
});

test.each<[string, RegExp]>([
  ['', /address that the bot knows; it must be file: and/],
  ['hush', /address that the bot knows/],
  ['./data.db', /address that the bot knows/],
  ['bot:hush@db/ratatoskr', /address that the bot knows/],
  ['host=db user=bot password=hush dbname=ratatoskr', /address that the bot knows/],
  ['mysql://bot:hush@db/ratatoskr', /address that the bot knows/],
  ['jdbc:postgresql://db/ratatoskr?user=bot&password=hush', /address that the bot knows/],
  ['postgresql+psycopg2://bot:hush@db/ratatoskr', /address that the bot knows/],
  ['sqlite:///var/lib/hush.db', /address that the bot knows/],
  ['postgres:bot:hush@db/ratatoskr', /has no \/\/ after postgres:/],
  ['postgresql://', /has no database name/],
  [HOST, /has no database name/],
  [`${HOST}/`, /has no database name/],
  ['postgresql://db?password=hush', /write %40 for @/],
  ['postgresql://bot:hush#1@db/ratatoskr', /%23 for #/],
  ['postgresql://bot:12#hush@db/ratatoskr', /%23 for #/],
  ['postgresql://bot:12?hush@db/ratatoskr', /%3F for \?/],
  ['postgresql://bot:hush/1@db/ratatoskr', /password.*%2F for \//],
  ['postgresql://bot:12/hush@db/ratatoskr', /%2F for \//],
  ['postgresql://bot:hu sh@db/ratatoskr', /%20 for a space/],
  ['postgresql://bot:hush%ff@db/ratatoskr', /%25 for %/],
  ['postgresql://bot:hush@db/a/b', /%2F for \//],
  ['postgresql://bot:hush@db/ratatoskr#main', /%23 for #/],
  ['postgresql://bot:hush@local host/ratatoskr', /%20 for a space/],
  ['postgresql://bot:hush@db:port/ratatoskr', /port that isn.t a number/],
  ['postgresql://bot:hush@db:65536/ratatoskr', /port that isn.t a number/],
  ['postgresql://bot:hush', /has no database name|port that isn.t a number/],
  ['postgresql://bot:hush@[::1/ratatoskr', /invalid host|port that isn.t a number/],
  ['postgresql://bot:hush@db<1>/ratatoskr', /invalid host/],
  ['postgresql://bot:hush@one,two/ratatoskr', /has several hosts/],
  ['postgresql://bot:hush@one:5432,two:5433/ratatoskr', /has several hosts/],
  [`${NAME}?host=one,two`, /has several hosts/],
  [`${NAME}?port=5432,5433`, /has several hosts/],
  [`${NAME}?port=x`, /port after the \?/],
  [`${NAME}?schema=hush`, /schema= with a schema other than public/],
  [`${NAME}?sslmode=hush`, /write one of disable, allow, prefer, require, verify-ca, verify-full, no-verify/],
  [`${NAME}?ssl=hush`, /write one of 1, 0, true, false, no-verify|write one of/],
  [`${NAME}?sslnegotiation=hush`, /write postgres or direct/],
  [`${NAME}?sslmode=disable&sslnegotiation=direct`, /leave one of them out/],
  [`${NAME}?application_name=%00`, /%25 for %/],
  [`${NAME}?pgbouncer=true`, /direct address/],
  [`${NAME}?target_session_attrs=standby`, /read-only server/],
  [`${NAME}?statement_timeout=0`, /the parameter statement_timeout/],
  [`${NAME}?sslpassword=hush`, /the parameter sslpassword/],
  [`${NAME}?12@hush`, /a parameter after/],
  [`${NAME}?password=%ff`, /%25 for %/],
  ['file:', /no path/],
  ['file://', /no path/],
  ['file::memory:', /in memory/],
  ['file:a.db?mode=ro', /has a \?/],
  ['file:~/ratatoskr.db', /only a shell expands/],
  ['file://~/ratatoskr.db', /only a shell expands/],
  ['file:$HOME/ratatoskr.db', /only a shell expands/],
  [`file:$${'{HOME}'}/ratatoskr.db`, /only a shell expands/],
  ['file:/data/$USER/ratatoskr.db', /only a shell expands/],
  ['file:%APPDATA%\\ratatoskr.db', /only a shell expands/],
  ['file://localhost/var/lib/ratatoskr.db', /a host after file:\/\//],
  ['file:/var/lib/', /is a folder/],
])('%s is refused in one sentence', (given, problem) => {
  const sentence = read(given);
  expect(sentence).toMatch(/^refused: [^\n]+\.$/);
  expect(sentence).toMatch(problem);
  expect(sentence).not.toContain(SECRET);
});

test('an accepted URL is shown without its password', () => {
  for (const given of ['postgres://bot:hush@db/ratatoskr', `${HOST}/a?pass%77ord=hush&user=bot`]) {
    const url = readStorageUrl(given);
    if (!url.ok) throw new Error(url.problem);
    expect(isOfPostgres(url.url)).toBe(true);
    expect(withoutPassword(url.url)).not.toContain(SECRET);
  }
});
