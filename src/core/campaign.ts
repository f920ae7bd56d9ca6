/** A campaign: a series of games for the same people, who keep what they earn. */
import type { Options } from './game.ts';
import type { Phrase } from './presentation/phrase.ts';
import type { Refusal, Refused } from './result.ts';

/**
 * A game's rules for its campaigns. No function here changes its arguments, reads a clock or throws for anything that a person
 * sent. A chronicle is plain data; other code stores it without reading it. A chapter is a value of the option `rules`, whose
 * name comes from the presenter.
 */
export interface Campaign<State = unknown, Chronicle = unknown, Box = unknown> {
  /** Must change whenever the format of the chronicle changes. */
  readonly version: number;
  /** The chronicle before the first game. The roles stay the same in all games. */
  begin(roles: readonly string[]): Chronicle;
  /** Converts a chronicle stored by that version to the current format; null if that is impossible. */
  migrate(version: number, chronicle: unknown): Chronicle | null;
  /** The chapters that can be played next, the usual one first; empty once the campaign is won. */
  next(chronicle: Chronicle): readonly string[];
  /** All options of that chapter's game that differ from the default. */
  options(chronicle: Chronicle, chapter: string): Options;
  /** The chronicle after one of its games was won or lost, including what was earned. `end` is the last state of that game. */
  after(chronicle: Chronicle, end: State): Chronicle;
  /** Everything for sale, including what cannot be bought now. `box` has the prices. */
  wares(chronicle: Chronicle, box: Box): readonly Offer[];
  /** The caller has asked everyone whose roles pay. `ware` may be any text. */
  buy(chronicle: Chronicle, ware: string, box: Box): Bought<Chronicle>;
  summary(chronicle: Chronicle): CampaignSummary;
}

/** Something that points can buy. */
export interface Offer {
  /** Its unique name, short enough for a custom id. */
  readonly ware: string;
  /** The roles that pay, each with its price; if there are several, all of them have to agree. */
  readonly payers: readonly { readonly role: string; readonly price: number }[];
  /** Why it cannot be bought now; null if it can. */
  readonly refusal: Refusal | null;
  /** Its name, for a menu line. */
  readonly label: Phrase;
  /** Its effect, in numbers, for the line below. */
  readonly effect: Phrase;
}

export type Bought<Chronicle> =
  | {
      readonly ok: true;
      readonly chronicle: Chronicle;
      /** The unique name of the item, which may be spelled differently in the text. */
      readonly ware: string;
    }
  | Refused;

/** `next` and `open` can be played now; `open` and `optional` are outside the usual order, and don't have to be played. */
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
  /** In the order of the roles when the campaign began. */
  readonly roles: readonly {
    readonly role: string;
    /** Earned and not yet spent. */
    readonly points: number;
    /** The purchases, each in a few words. */
    readonly skills: readonly Phrase[];
  }[];
}
