/** The forms that DATABASE_URL may have: the URLs of all back ends. */

const OF_FILE = /file:(?!:memory:)[^?]+/;
/** With a host or an empty one (a socket), and the name of a database. */
const OF_SERVER = /postgresql:\/\/[^\s/]*\/[^\s/?]+(?:\?\S*)?/;

const FORMS = new RegExp(`^(?:${OF_FILE.source}|${OF_SERVER.source})$`);

export function isStorageUrl(url: string): boolean {
  // The driver also takes a user without a host.
  return FORMS.test(url) && (!isOfPostgres(url) || URL.canParse(url.replace('@/', '@socket/')));
}

/** In words, to follow "it must be". */
export const STORAGE_URL_WANTED =
  'file: and the path of a SQLite database, such as file:./data/ratatoskr.db, or the address of a PostgreSQL database, such as postgresql://user:password@host/name (in the password write %40 for @, %2F for /, %23 for # and so on)';

/** Where nobody names another. */
export const DEFAULT_STORAGE_URL = 'file:./data/ratatoskr.db';

/** Whether it names a database of a PostgreSQL server. */
export function isOfPostgres(url: string): boolean {
  return url.startsWith('postgresql:');
}

/** For logs and messages, since the URL of a database server may hold a password. */
export function withoutPassword(url: string): string {
  return url.replace(/(?<=:\/\/).*(?=@)/s, '***').replaceAll(/(?<=[?&]password=)[^&]*/g, '***');
}
