/** How much one person may ask of the bot in a while: far more than people do who play, and less than a script would. */
import type { Interaction } from 'discord.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { parseCustomId } from './custom-id.ts';

/** How often, in so many seconds. */
interface Rate {
  readonly points: number;
  readonly duration: number;
}

/** What is counted apart. Whoever has used one up can still do what the others count. */
export const RATES = {
  /** Discord asks with every letter: a fast typist makes ten a second for a breath, and nothing is written by it. */
  suggestions: { points: 100, duration: 10 },
  /** A turn of ten presses in a few seconds takes a third of it; three a second for ten seconds is nobody's play. */
  deeds: { points: 30, duration: 10 },
  /** A picture takes a painter a tenth of a second, a long log about as much: two a second leave it to the others. */
  looks: { points: 20, duration: 10 },
  /** Each table is a message for everybody, and mostly a thread of its own. */
  tables: { points: 5, duration: 60 },
} as const satisfies Readonly<Record<string, Rate>>;
type Kind = keyof typeof RATES;
type Rates = Readonly<Record<Kind, Rate>>;

export interface Exceeded {
  /** Until there is something left again; at least one. */
  readonly seconds: number;
  /** The others that follow until then are the same flood. */
  readonly isFirst: boolean;
}

export interface RateLimit {
  /** Counts the interaction. Null where it is still within what its person may ask. */
  take(interaction: Interaction): Promise<Exceeded | null>;
}

/** For tests and measurements, where one person stands for many. */
export const UNLIMITED: RateLimit = { take: () => Promise.resolve(null) };

/** Kept in memory alone: after a restart everybody has the whole of it again. */
export function openRateLimit(rates: Rates = RATES): RateLimit {
  const limiters = {
    suggestions: new RateLimiterMemory(rates.suggestions),
    deeds: new RateLimiterMemory(rates.deeds),
    looks: new RateLimiterMemory(rates.looks),
    tables: new RateLimiterMemory(rates.tables),
  };

  async function takeOne(kind: Kind, userId: string): Promise<Exceeded | null> {
    try {
      await limiters[kind].consume(userId);
      return null;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return {
        seconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)),
        isFirst: spent.consumedPoints === rates[kind].points + 1,
      };
    }
  }

  return {
    async take(interaction) {
      for (const kind of kindsOf(interaction)) {
        const tooMuch = await takeOne(kind, interaction.user.id);
        if (tooMuch !== null) return tooMuch;
      }
      return null;
    },
  };
}

/** Known without looking anything up. */
function kindsOf(interaction: Interaction): readonly Kind[] {
  if (interaction.isAutocomplete()) return ['suggestions'];
  if (interaction.isChatInputCommand()) {
    const subcommand = interaction.options.getSubcommand(false);
    return kindsOfCommand([interaction.commandName, ...(subcommand === null ? [] : [subcommand])].join(' '));
  }
  return interaction.isMessageComponent() ? kindsOfPress(interaction.customId) : ['deeds'];
}

/** Commands that are answered with a picture, a file or the whole log. */
const LOOKS: readonly string[] = ['board', 'stats', 'game log', 'game replay', 'game export', 'server box'];

function kindsOfCommand(command: string): readonly Kind[] {
  if (command === 'game new') return ['deeds', 'tables'];
  return LOOKS.includes(command) ? ['deeds', 'looks'] : ['deeds'];
}

function kindsOfPress(customId: string): readonly Kind[] {
  const id = parseCustomId(customId);
  if (id?.kind === 'table' && id.verb === 'again') return ['deeds', 'tables'];
  const isLook =
    id?.kind === 'replay' || id?.kind === 'log' || (id?.kind === 'table' && id.verb === 'replay');
  return isLook ? ['deeds', 'looks'] : ['deeds'];
}
