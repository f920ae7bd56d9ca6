/** The log: pino, with errors told briefly. */
import { type Logger, pino } from 'pino';

/** What an error says of itself. Discord's errors also carry the request, with tokens and pictures: that stays out. */
export function briefly(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const known = ['code', 'status', 'method'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
  });
  return { name, message, stack, ...Object.fromEntries(known) };
}

export function openLog(level: string): Logger {
  return pino({ level, serializers: { error: briefly } });
}
