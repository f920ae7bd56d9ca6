/** What was typed after `npm run crash --`. */

export const USAGE = [
  'npm run crash -- [--kills N] [--seed TEXT] [--write FILE]',
  '  --kills N     how often the program is killed while games are played; 100 if left out',
  '  --seed TEXT   who presses what, and where it is killed; drawn if left out',
  '  --write FILE  writes what came of it as a page, such as docs/crash.md',
].join('\n');

export interface Order {
  readonly kills: number;
  readonly seed: string;
  readonly page: string | null;
}

export type ReadOrder =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly sentence: string };

const MOST_KILLS = 100_000;

/** `drawn` is the seed where none is given. */
export function readOrder(args: readonly string[], drawn: string): ReadOrder {
  let order: Order = { kills: 100, seed: drawn, page: null };
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value] = args.slice(at, at + 2);
    if (value === undefined) return refused(`${name} needs a value.`);
    if (name === '--kills') {
      const kills = Number(value);
      if (!Number.isInteger(kills) || kills < 1 || kills > MOST_KILLS)
        return refused(
          `--kills is ${JSON.stringify(value)}; it must be a whole number from 1 to ${MOST_KILLS}.`,
        );
      order = { ...order, kills };
    } else if (name === '--seed') order = { ...order, seed: value };
    else if (name === '--write') order = { ...order, page: value };
    else return refused(`There is no option ${name}.`);
  }
  return { ok: true, order };
}

function refused(sentence: string): ReadOrder {
  return { ok: false, sentence };
}
