/** Converts the gifts of a Realm to and from words of a box file: "1 gold", "craft action", "sun-wolf action". */
import { ACTIONS, LIGHTS, RESOURCES } from '../box/components.ts';
import { actions, wolfAction, type Yield } from '../box/deal.ts';

const AMOUNTS = [1, 2, 3, 4, 5, 6, 7];

const YIELDS: readonly Yield[] = [
  ...RESOURCES.flatMap((what) => AMOUNTS.map((amount) => ({ what, amount }))),
  ...ACTIONS.map((action) => actions(action)),
  ...LIGHTS.map(wolfAction),
];

export function yieldInWords(given: Yield): string {
  switch (given.what) {
    case 'action':
      return `${given.action} action`;
    case 'wolf-action':
      return `${given.wolf}-wolf action`;
    default:
      return `${given.amount} ${given.what}`;
  }
}

const BY_WORDS: ReadonlyMap<string, Yield> = new Map(YIELDS.map((each) => [yieldInWords(each), each]));

/** The words for everything that a Realm can give. Several actions are listed one by one. */
export const YIELDS_IN_WORDS: readonly string[] = [...BY_WORDS.keys()];

/** The gift for some of these words; anything else is a bug. */
export function yieldOfWords(words: string): Yield {
  const given = BY_WORDS.get(words);
  if (given === undefined) throw new RangeError(`no Realm gives ${words}`);
  return given;
}
