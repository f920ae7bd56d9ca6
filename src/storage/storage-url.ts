/** The formats that DATABASE_URL may have: the URLs of all back ends. */
import { type ReadUrl, readServerUrl } from './server-url.ts';

/** The formats in words, as the rest of a sentence that begins with "it must be". */
const WANTED =
  'file: and the path of a SQLite database, such as file:./data/ratatoskr.db, or the address of a PostgreSQL database, such as postgresql://user:password@host/name';

/** Used if DATABASE_URL isn't set. */
export const DEFAULT_STORAGE_URL = 'file:./data/ratatoskr.db';

/** The URL in the form that a back end accepts, or what is wrong with it. */
export function readStorageUrl(given: string): ReadUrl {
  const { scheme = '', rest = '' } = /^(?<scheme>[a-z][a-z\d+.-]*):(?<rest>.*)$/is.exec(given)?.groups ?? {};
  switch (scheme.toLowerCase()) {
    case 'file':
      return readFileUrl(rest);
    case 'postgres':
    case 'postgresql':
      return rest.startsWith('//') ? readServerUrl(rest.slice(2)) : refused(`has no // after ${scheme}:.`);
    default:
      return refused(`isn't an address that the bot knows; it must be ${WANTED}.`);
  }
}

const OF_SHELL = /^(?:\/\/)?~|(?:^|[/\\])\$|\$\{|%\w+%/;

function readFileUrl(path: string): ReadUrl {
  if (path === '' || path === '//') return refused('has no path after file:.');
  if (path.startsWith(':memory:'))
    return refused('keeps the games in memory, so each stop would lose them: write file: and a path.');
  if (path.includes('?')) return refused("has a ? in the file's path, which the bot doesn't accept.");
  if (OF_SHELL.test(path))
    return refused(
      'has ~ or a variable such as $HOME in the path, which only a shell expands: write the full path.',
    );
  if (/^\/\/[^/]/.test(path))
    return refused('has a host after file://: write file: and the path, such as file:/var/lib/ratatoskr.db.');
  if (/[/\\]$/.test(path)) return refused('is a folder: add the name of the file.');
  return { ok: true, url: `file:${path}` };
}

function refused(problem: string): ReadUrl {
  return { ok: false, problem };
}

/** Whether the URL is that of a database on a PostgreSQL server. */
export function isOfPostgres(url: string): boolean {
  return url.startsWith('postgresql:');
}

/**
 * The URL for logs and messages, since that of a database server may contain a password. Only for URLs that have been validated.
 */
export function withoutPassword(url: string): string {
  return url.replace(/(?<=:\/\/).*(?=@)/s, '***').replaceAll(/(?<=[?&]password=)[^&]*/g, '***');
}
