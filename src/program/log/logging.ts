/** The log: pino, with shortened errors and with secrets removed from every line. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** Deeper causes add no information. */
const DEEPEST_CAUSE = 2;

/**
 * The part of an error that is logged. Discord's errors also contain the request, with tokens and pictures, which is left out.
 */
export function briefly(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' && error !== null ? kindOf(error) : error;
  const { name, message, stack, cause } = error;
  const known = ['code', 'status', 'method'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
  });
  const because = cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: briefly(cause, depth + 1) };
  return { name, message, stack, ...Object.fromEntries(known), ...because };
}

/** Only the type of a thrown object that isn't an Error, since its contents may be secret. */
function kindOf(thrown: object): string {
  return Object.prototype.toString.call(thrown);
}

/**
 * Texts that would let someone control the bot or one of its replies: interaction and webhook tokens in addresses, bot tokens
 * anywhere, and the signature of a file's address.
 */
const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/((?:interactions|webhooks)\/\d+\/)[\w.~%-]+/g, '$1[token]'],
  [/[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, '[token]'],
  [/([?&](?:ex|is|hm)=)[\w-]+/g, '$1[signature]'],
];

export function withoutSecrets(text: string): string {
  return SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}

/** `secrets` are removed everywhere, in any encoding. */
export function openLog(level: string, secrets: readonly string[], stream: DestinationStream): Logger {
  const streamWrite = (line: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '[token]'), withoutSecrets(line));
  return pino({ level, serializers: { error: briefly }, hooks: { streamWrite } }, stream);
}
