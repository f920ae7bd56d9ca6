/** Attached files: box files whole and broken, files of other kinds, and missing or mislabelled files. */
import { correctable } from '../../../src/core/catalogue.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { translator } from '../../../src/words/translate.ts';
import type { Chance } from '../chance.ts';
import { mutated, mutatedJson } from './mutate.ts';
import { oddText } from './odd-text.ts';

export interface OddFile {
  readonly filename: string;
  readonly bytes: Buffer;
  /** The reported size, which may be wrong. */
  readonly size: number;
  /** A file that its server no longer has. */
  readonly isGone: boolean;
}

const WHOLE: readonly string[] = [...correctable(CATALOGUE).values()].flatMap(({ boxFile }) =>
  boxFile.drafts(translator('en')).map(({ file }) => JSON.stringify(file)),
);

/** A box file as a person might have written it, and as another person might have broken it. */
export function oddBoxFile(chance: Chance): string {
  const whole = chance.of(WHOLE);
  switch (chance.below(4)) {
    case 0:
      return whole;
    case 1:
      return JSON.stringify(mutatedJson(JSON.parse(whole), chance), null, chance.of([0, 2]));
    case 2:
      return mutated(whole, chance);
    default:
      return oddText(chance);
  }
}

const NAMES = ['box.json', 'box.txt', 'picture.png', '\u16A0.json', 'a b#c?.json', '..%2F..%2F', 'no-ending'];
const HUGE = 2_000_000;

export function oddFile(chance: Chance): OddFile {
  const text = Buffer.from(oddBoxFile(chance));
  const bytes = chance.once(5) ? Buffer.concat([text, Buffer.from([0xff, 0xfe, 0x00, 0xc3])]) : text;
  const size = chance.once(6) ? chance.of([0, HUGE, bytes.length + 1]) : bytes.length;
  return { filename: chance.of(NAMES), bytes, size, isGone: chance.once(8) };
}
