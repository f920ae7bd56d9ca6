/** The forms that DATABASE_URL may have: the URLs of all back ends. */
export const STORAGE_URL = /^file:(?!:memory:)[^?]+$/;

/** In words, to follow "it must be". */
export const STORAGE_URL_WANTED = 'file: and the path of a SQLite database, such as file:./data/ratatoskr.db';

/** Where nobody names another. */
export const DEFAULT_STORAGE_URL = 'file:./data/ratatoskr.db';

/** For logs and messages, since the URL of a database server may hold a password. */
export function withoutPassword(url: string): string {
  return url.replace(/(?<=:\/\/).*(?=@)/s, '***');
}
