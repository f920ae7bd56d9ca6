/** A campaign is a series of games for the same players, who keep what they earn. */
import type { Options } from './game.ts';
import type { Phrase } from './presentation/phrase.ts';
import type { Refusal, Refused } from './result.ts';

/**
 * A game's rules for campaigns. No function here changes its arguments, reads a clock or throws for anything that a person sent.
 * A chronicle is plain data; other code stores it without reading it. A chapter is a value of the option `rules`, whose name
 * comes from the presenter.
 */
export interface Campaign<State = unknown, Chronicle = unknown, Box = unknown> {
  /** The version of the format. It must change whenever the format of a chronicle changes. */
  readonly version: number;
  /** The chronicle before the first game. The roles stay the same in all games. */
  begin(roles: readonly string[]): Chronicle;
  /** Converts a chronicle that was stored by an earlier version to the current format; null if that is impossible. */
  migrate(version: number, chronicle: unknown): Chronicle | null;
  /** The chapters that can be played next, the usual one first; empty once the campaign is won. */
  next(chronicle: Chronicle): readonly string[];
  /** The options of the chapter's game that differ from their defaults. */
  options(chronicle: Chronicle, chapter: string): Options;
  /** The chronicle after a game of the campaign, including the points earned. `end` is the last state of the game. */
  after(chronicle: Chronicle, end: State): Chronicle;
  /** Everything for sale, including wares that cannot be bought now. The prices come from `box`. */
  wares(chronicle: Chronicle, box: Box): readonly Offer[];
  /** Buys a ware. The caller has already asked everyone whose role pays. `ware` can be any text. */
  buy(chronicle: Chronicle, ware: string, box: Box): Bought<Chronicle>;
  summary(chronicle: Chronicle): CampaignSummary;
}

/** A ware that can be bought with points. */
export interface Offer {
  /** The unique name of the ware, short enough for a Discord custom id. */
  readonly ware: string;
  /** The roles that pay, each with its price. If there are several, all of them have to agree. */
  readonly payers: readonly { readonly role: string; readonly price: number }[];
  /** Why the ware can't be bought now; null if it can. */
  readonly refusal: Refusal | null;
  /** The name of the ware, as a menu line. */
  readonly label: Phrase;
  /** The effect of the ware in numbers, for the line below its name. */
  readonly effect: Phrase;
}

export type Bought<Chronicle> =
  | {
      readonly ok: true;
      readonly chronicle: Chronicle;
      /** The unique name of the ware that was bought, even if the buyer spelled it differently. */
      readonly ware: string;
    }
  | Refused;

/**
 * Chapters marked `next` or `open` can be played now. `open` and `optional` ones are outside the usual order and can be skipped.
 */
export const CHAPTER_STATUSES = ['won', 'next', 'open', 'optional', 'to-come'] as const;
export type ChapterStatus = (typeof CHAPTER_STATUSES)[number];

/** The parts of a chronicle that are shown to people. */
export interface CampaignSummary {
  readonly isWon: boolean;
  readonly chapters: readonly {
    readonly chapter: string;
    readonly status: ChapterStatus;
    readonly defeats: number;
  }[];
  /** The roles in their order when the campaign began. */
  readonly roles: readonly {
    readonly role: string;
    /** The points earned but not yet spent. */
    readonly points: number;
    /** The role's purchases, each in a few words. */
    readonly skills: readonly Phrase[];
  }[];
}
