/** Reads the address of a PostgreSQL database in the formats that hosting services use. */

export type ReadUrl =
  | { readonly ok: true; readonly url: string }
  /**
   * The problem and its solution, as the rest of a sentence that begins with "DATABASE_URL". Never quotes the address, which may
   * contain a password.
   */
  | { readonly ok: false; readonly problem: string };

const PARTS = /^(?<authority>[^/]*)(?:\/(?<name>[^?]*)(?:\?(?<query>.*))?)?$/;

/** `rest` is everything after `postgresql://`. */
export function readServerUrl(rest: string): ReadUrl {
  const { authority = '', name = '', query = '' } = PARTS.exec(rest)?.groups ?? {};
  const problem = problemOfAuthority(authority) ?? problemOfName(name);
  if (problem !== null) return { ok: false, problem };
  const settings: string[] = [];
  for (const setting of query.split('&').filter((part) => part !== '')) {
    const taken = readSetting(setting, query);
    if (taken === null) continue;
    if (!taken.ok) return taken;
    settings.push(taken.setting);
  }
  const end = settings.length === 0 ? '' : `?${settings.join('&')}`;
  return { ok: true, url: `postgresql://${escaped(authority)}/${escaped(name)}${end}` };
}

const ESCAPES =
  'has a character that must be escaped: in the user name and the password write %40 for @, %2F for /, %3F for ?, %23 for #, %25 for % and %20 for a space.';
const SEVERAL_HOSTS =
  'has several hosts, and the bot accepts one: use the primary server, or a host name that follows it.';

function problemOfAuthority(authority: string): string | null {
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (isOutsideUrl(authority)) return ESCAPES;
  if (host.includes(',')) return SEVERAL_HOSTS;
  const port = /:([^:\]]*)$/.exec(host)?.[1] ?? '';
  if (!isPort(port) && port !== '')
    return `has a port that isn't a number from 1 to 65535, or a password with a character that must be escaped: write %40 for @, %2F for /, %3F for ?, %23 for #.`;
  // The driver also accepts a user without a host.
  const url = `postgresql://${authority.replace(/@$/, '@socket')}/name`;
  return URL.canParse(url) ? null : 'has an invalid host: check the part before the / and the name.';
}

function problemOfName(name: string): string | null {
  if (name === '') return 'has no database name: write / and the name after the host.';
  return isOutsideUrl(name) || name.includes('/') ? ESCAPES : null;
}

/** Percent signs that don't start an escape are taken literally, as the driver does. */
function escaped(part: string): string {
  return part.replaceAll(/%(?![\da-f]{2})/gi, '%25');
}

function isOutsideUrl(part: string): boolean {
  return /[\s#?]/.test(part) || decoded(part) === null;
}

function decoded(part: string): string | null {
  try {
    const text = decodeURIComponent(escaped(part));
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function inQuery(value: string): string {
  return encodeURIComponent(value).replaceAll('%2F', '/');
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

type Taken =
  | { readonly ok: true; readonly setting: string }
  | { readonly ok: false; readonly problem: string }
  | null;
type Reader = (value: string, query: string) => Taken;

/** Returns null if the setting has no effect on the bot and is left out. */
function readSetting(setting: string, query: string): Taken {
  const [, rawName = '', raw = ''] = /^([^=]*)=?(.*)$/s.exec(setting) ?? [];
  const name = decoded(rawName);
  const value = decoded(raw.replaceAll('+', ' '));
  if (name === null || value === null || isOutsideUrl(raw)) return refused(ESCAPES);
  const reader = READERS.get(name);
  if (reader !== undefined) return reader(value, query);
  if (PASSED_ON.includes(name)) return { ok: true, setting: `${name}=${escaped(raw)}` };
  if (WITHOUT_EFFECT.includes(name)) return null;
  // An overlong name may be the rest of a password.
  const shown = /^\w{1,30}$/.test(name) ? `the parameter ${name}` : 'a parameter';
  return refused(`has ${shown} after the ? that the bot doesn't accept: leave it out.`);
}

function refused(problem: string): Taken {
  return { ok: false, problem };
}

/** Parameters that the driver understands. */
const PASSED_ON: readonly string[] = [
  'application_name',
  'options',
  'password',
  'sslcert',
  'sslkey',
  'uselibpqcompat',
  'user',
];

/** Other programs use these. The bot sets its own numbers for connections and waiting. */
const WITHOUT_EFFECT: readonly string[] = [
  'channel_binding',
  'client_encoding',
  'connect_timeout',
  'connection_limit',
  'fallback_application_name',
  'gssencmode',
  'keepalives',
  'keepalives_count',
  'keepalives_idle',
  'keepalives_interval',
  'pool_timeout',
  'socket_timeout',
  'statement_cache_size',
];

const VERIFIED = 'verify-full';
/** The driver checks the certificate in all modes except the last; other programs interpret them differently. */
const SSL_MODES: Readonly<Record<string, string>> = {
  disable: 'disable',
  allow: VERIFIED,
  prefer: VERIFIED,
  require: VERIFIED,
  'verify-ca': VERIFIED,
  'verify-full': VERIFIED,
  'no-verify': 'no-verify',
};
const SSL: Readonly<Record<string, string>> = {
  true: VERIFIED,
  '1': VERIFIED,
  false: 'disable',
  '0': 'disable',
  'no-verify': 'no-verify',
};

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['host', readHost],
  ['port', readPort],
  ['schema', readSchema],
  ['pgbouncer', readPgbouncer],
  ['target_session_attrs', readTarget],
  ['sslmode', readSslMode],
  ['ssl', readSsl],
  ['sslrootcert', readRootCertificate],
  ['sslnegotiation', readNegotiation],
]);

function readHost(host: string): Taken {
  return host.includes(',') ? refused(SEVERAL_HOSTS) : { ok: true, setting: `host=${inQuery(host)}` };
}

function readPort(port: string): Taken {
  if (port.includes(',')) return refused(SEVERAL_HOSTS);
  return isPort(port)
    ? { ok: true, setting: `port=${port}` }
    : refused("has a port after the ? that isn't a number from 1 to 65535.");
}

/** Prisma's own parameter. Its default is the schema with the bot's tables. */
function readSchema(schema: string): Taken {
  if (schema === 'public') return null;
  return refused(
    'has ?schema= with a schema other than public, which the bot needs: leave it out, and give the bot its own database.',
  );
}

function readPgbouncer(isUsed: string): Taken {
  if (isUsed !== 'true') return null;
  return refused(
    "goes through PgBouncer (pgbouncer=true), which loses the bot's locks: use the server's direct address.",
  );
}

function readTarget(target: string): Taken {
  if (['any', 'read-write', 'primary', 'prefer-standby'].includes(target)) return null;
  return refused('asks for a read-only server (target_session_attrs): leave that out.');
}

function readSslMode(mode: string, query: string): Taken {
  const read = SSL_MODES[mode];
  if (read === undefined)
    return refused(`has an unknown sslmode: write one of ${Object.keys(SSL_MODES).join(', ')}.`);
  const isOfLibpq = /(?:^|&)uselibpqcompat=true(?:&|$)/.test(query);
  return { ok: true, setting: `sslmode=${isOfLibpq ? mode : read}` };
}

function readSsl(ssl: string): Taken {
  const read = SSL[ssl];
  if (read !== undefined) return { ok: true, setting: `sslmode=${read}` };
  return refused(`has an unknown value for ssl=: write one of ${Object.keys(SSL).join(', ')}.`);
}

/** `system` means the certificate authorities that the system trusts, which Node uses anyway. */
function readRootCertificate(file: string): Taken {
  return file === 'system' ? null : { ok: true, setting: `sslrootcert=${inQuery(file)}` };
}

function readNegotiation(how: string, query: string): Taken {
  if (how === 'direct' && /(?:^|&)(?:sslmode=disable|ssl=false|ssl=0)(?:&|$)/.test(query))
    return refused('asks for sslnegotiation=direct and for no encryption: leave one of them out.');
  if (how === 'postgres' || how === 'direct') return { ok: true, setting: `sslnegotiation=${how}` };
  return refused('has an unknown sslnegotiation: write postgres or direct, or leave it out.');
}
