/** The standings of the daily challenge: the people on a server today or this week, and all servers this week. */
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { AllServers, ServerStandings } from '../../../daily/standings.ts';
import type { UserId } from '../../../tables/model/table.ts';
import { mention } from '../pieces/parts.ts';

export interface StandingsLine {
  readonly place: number;
  readonly points: number;
  /** The length of the person's streak in days. */
  readonly streak: number;
  /** `self` is the reader; `hidden` is a person who doesn't show their name. */
  readonly who: 'self' | 'hidden' | UserId;
}

export interface ShownStandings extends Pick<ServerStandings, 'isWithoutToday'> {
  readonly span: 'day' | 'week';
  /** The people with the best results, followed by the reader if they are further down. */
  readonly lines: readonly StandingsLine[];
  readonly people: number;
  /** Whether the reader hides their name from others. */
  readonly isHidden: boolean;
}

/** The mentions ping no one: the message is private, and the bot allows no pings in it. */
export function standingsMessage(
  { span, lines, people, isWithoutToday, isHidden }: ShownStandings,
  translate: Translate,
): string {
  const isClosed = span === 'day' && isWithoutToday;
  const phrases: readonly Phrase[] = [
    { key: span === 'day' ? 'daily.standings-day' : 'daily.standings-week' },
    ...lines.map(linePhrase),
    ...(lines.length === 0 && !isClosed ? [{ key: 'daily.standings-empty' }] : []),
    ...(people > lines.length ? [{ key: 'daily.standings-people', with: { people } }] : []),
    ...(isWithoutToday ? [{ key: 'daily.standings-without-today' }] : []),
    ...(isHidden && lines.some(({ who }) => who === 'self') ? [{ key: 'daily.standings-hidden' }] : []),
  ];
  return phrases.map(translate).join('\n');
}

export function linePhrase(line: StandingsLine): Phrase {
  return { key: 'daily.standings-line', with: { ...line, who: whoIs(line) } };
}

function whoIs({ who }: StandingsLine): Phrase | string {
  if (who === 'self') return { key: 'daily.standings-you' };
  return who === 'hidden' ? { key: 'daily.standings-player' } : mention(who);
}

export function allServersMessage(
  { servers, median, own, isTooYoung }: AllServers,
  translate: Translate,
): string {
  const phrases: readonly Phrase[] = [
    { key: 'daily.standings-all', with: { servers, median: Math.round(median) } },
    ...(own === null
      ? []
      : [{ key: 'daily.standings-own', with: { people: own.people, median: Math.round(own.median) } }]),
    ...(isTooYoung ? [{ key: 'daily.standings-young' }] : []),
  ];
  return phrases.map(translate).join('\n');
}
