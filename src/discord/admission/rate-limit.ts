/** Limits how often one person can use the bot. The limits are far above what players need and below what a script would try. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { rateOf } from '../controls/using.ts';
import type { Incoming } from '../incoming.ts';
import { type Crowd, NO_CROWD, openCrowd, takePoint } from './crowd.ts';

/** `points` interactions in `duration` seconds. */
interface Rate {
  readonly points: number;
  readonly duration: number;
}

/** Each kind is counted separately, so a person who reaches the limit of one kind can still use the other kinds. */
export const RATES = {
  /** Discord requests suggestions for every letter, and a fast typist briefly makes ten a second. Suggestions write nothing. */
  suggestions: { points: 100, duration: 10 },
  /**
   * A busy turn of ten presses in a few seconds uses a third of this limit. No one plays at three presses a second for ten
   * seconds.
   */
  moves: { points: 30, duration: 10 },
  /** Drawing a picture or formatting a long log takes about a tenth of a second, so two a second leave room for others. */
  views: { points: 20, duration: 10 },
  /** Each new table posts a message that everyone sees, and usually opens its own thread. */
  tables: { points: 5, duration: 60 },
  /** Every direct message gets the same help text, so a person who keeps writing doesn't need it again. */
  messages: { points: 2, duration: 60 },
} as const satisfies Readonly<Record<string, Rate>>;
type Kind = keyof typeof RATES;
type Rates = Readonly<Record<Kind, Rate>>;

export interface Exceeded {
  /** Seconds until the person may try again, at least one. */
  readonly seconds: number;
  /** True for the first interaction beyond the limit, so that each flood is logged once. */
  readonly isFirst: boolean;
}

export interface RateLimit {
  /** Counts the interaction. Returns null if it's within the limit. */
  take(incoming: Incoming): Promise<Exceeded | null>;
  /** Counts a direct message. Returns false if the person has had enough replies for now. */
  takeMessage(userId: string): Promise<boolean>;
  /** Limits how much can happen in one channel at the same time. */
  readonly crowd: Crowd;
}

/** No limits, for tests and measurements in which one person stands in for many. */
export const UNLIMITED: RateLimit = {
  take: () => Promise.resolve(null),
  takeMessage: () => Promise.resolve(true),
  crowd: NO_CROWD,
};

/** Counts in memory only: after a restart everyone has the full limit again. */
export function openRateLimit(rates: Rates = RATES, crowd: Crowd = openCrowd()): RateLimit {
  const limiters = {
    suggestions: new RateLimiterMemory(rates.suggestions),
    moves: new RateLimiterMemory(rates.moves),
    views: new RateLimiterMemory(rates.views),
    tables: new RateLimiterMemory(rates.tables),
    messages: new RateLimiterMemory(rates.messages),
  };

  async function takeOne(kind: Kind, userId: string): Promise<Exceeded | null> {
    const spent = await takePoint(limiters[kind], userId);
    if (spent === null) return null;
    return {
      seconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)),
      isFirst: spent.consumedPoints === rates[kind].points + 1,
    };
  }

  return {
    crowd,
    takeMessage: async (userId) => (await takeOne('messages', userId)) === null,
    async take(incoming) {
      for (const kind of kindsOf(incoming)) {
        const tooMuch = await takeOne(kind, incoming.interaction.user.id);
        if (tooMuch !== null) return tooMuch;
      }
      return null;
    },
  };
}

/** Needs only the interaction, and queries neither the database nor Discord. */
function kindsOf(incoming: Incoming): readonly Kind[] {
  switch (incoming.kind) {
    case 'suggestion':
      return ['suggestions'];
    case 'command':
      return kindsOfCommand(incoming.name);
    case 'press': {
      const more = incoming.id === null ? null : rateOf(incoming.id.kind);
      return more === null ? ['moves'] : ['moves', more];
    }
    case 'form':
    case 'other':
      return ['moves'];
  }
}

/** Commands whose reply is a picture, a file or the whole log. */
const VIEWS: readonly string[] = [
  'board',
  'stats',
  'tables',
  'game log',
  'game replay',
  'game review',
  'game export',
  'server box',
];

/** Commands that open a table. */
const OPENINGS: readonly string[] = ['game new', 'learn'];

function kindsOfCommand(command: string): readonly Kind[] {
  if (OPENINGS.includes(command)) return ['moves', 'tables'];
  return VIEWS.includes(command) ? ['moves', 'views'] : ['moves'];
}
