/** A campaign: a series of games for the same people, in which they keep what they earn. */
import type { Options } from './game.ts';
import type { Phrase } from './presentation/phrase.ts';
import type { Refusal, Refused } from './result.ts';

/**
 * The knowledge of a game about its campaigns. No function here changes its arguments, reads a clock or throws on what a
 * person sent. A chronicle is plain data; other code keeps it without looking inside. A chapter is a value of the option
 * `rules`, whose words the presenter has.
 */
export interface Campaign<State = unknown, Chronicle = unknown, Box = unknown> {
  /** Must change whenever a chronicle takes another form. */
  readonly version: number;
  /** The chronicle before the first game. The roles stay the same in all games. */
  begin(roles: readonly string[]): Chronicle;
  /** Turns what was kept by that version into a chronicle of this one; null if that is impossible. */
  migrate(version: number, chronicle: unknown): Chronicle | null;
  /** The chapters that can be played next, the usual one first; none once the campaign is won. */
  next(chronicle: Chronicle): readonly string[];
  /** Everything in which the options of a game of that chapter differ from the default. */
  options(chronicle: Chronicle, chapter: string): Options;
  /** The chronicle after one of its games was won or lost, with what was earned. `end` is the last state of that game. */
  after(chronicle: Chronicle, end: State): Chronicle;
  /** Everything there is to buy, also what cannot be bought now. `box` holds the prices. */
  wares(chronicle: Chronicle, box: Box): readonly Offer[];
  /** The caller has asked the people of all roles that pay. `ware` is any text. */
  buy(chronicle: Chronicle, ware: string, box: Box): Bought<Chronicle>;
  summary(chronicle: Chronicle): CampaignSummary;
}

/** Something that points can buy. */
export interface Offer {
  /** Its name among all wares, short enough for a custom id. */
  readonly ware: string;
  /** The roles that pay, each with its price; if there are several, all of them have to agree. */
  readonly payers: readonly { readonly role: string; readonly price: number }[];
  /** Why it cannot be bought now; null if it can. */
  readonly refusal: Refusal | null;
  /** Its name, for a line of a menu. */
  readonly label: Phrase;
  /** Its effect, in numbers, for the line below. */
  readonly effect: Phrase;
}

export type Bought<Chronicle> =
  | {
      readonly ok: true;
      readonly chronicle: Chronicle;
      /** Its name among all wares, which the text may have written in another way. */
      readonly ware: string;
    }
  | Refused;

/** `next` and `open` can be played now; `open` and `optional` are outside the usual order, and optional. */
export const CHAPTER_STANDINGS = ['won', 'next', 'open', 'optional', 'to-come'] as const;
export type ChapterStatus = (typeof CHAPTER_STANDINGS)[number];

/** A chronicle as shown to people. */
export interface CampaignSummary {
  readonly isWon: boolean;
  readonly chapters: readonly {
    readonly chapter: string;
    readonly status: ChapterStatus;
    readonly defeats: number;
  }[];
  /** In the order of the roles that began. */
  readonly roles: readonly {
    readonly role: string;
    /** Earned and not yet spent. */
    readonly points: number;
    /** The purchases, each in a few words. */
    readonly skills: readonly Phrase[];
  }[];
}
