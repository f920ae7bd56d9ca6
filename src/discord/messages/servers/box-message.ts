/** Messages about the box file of a server. */
import { laidOut } from '../../../box-files/layout.ts';
import type { PlacedFault } from '../../../box-files/read.ts';
import type { CorrectableEntry, GameEntry } from '../../../core/catalogue.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { KeptBox } from '../../../tables/model/storage/box-shelf.ts';
import { cut, LIMITS, mention } from '../pieces/parts.ts';
import { quoted } from '../pieces/quoted.ts';
import type { Reply } from '../pieces/reply.ts';
import { valuesByEdition } from './box-values.ts';

/** The maximum total length of the errors, which quote the file. */
const FAULTS_LENGTH = 1_750;

/** Shows which values this server plays the game with, since when, who uploaded them, and how to change them. */
export function boxInUse(entry: GameEntry, kept: KeptBox | null, translate: Translate): string {
  const game = { key: `game.${entry.game.id}` };
  const lines = [
    kept === null
      ? translate({ key: 'box.house', with: { game } })
      : translate({
          key: 'box.in-force',
          with: { game, user: mention(kept.userId), since: timestamp(kept.keptAt) },
        }),
    ...(kept === null ? houseLines(entry, translate) : correctedLines(entry, kept.corrections, translate)),
    translate({ key: kept === null ? 'box.how-to-put' : 'box.how-to-change' }),
  ];
  return cut(lines.join('\n'), LIMITS.content);
}

/** The file in force; without one, a template for each edition. */
export function boxFiles(
  { game, boxFile }: CorrectableEntry,
  kept: KeptBox | null,
  translate: Translate,
): NonNullable<Reply['files']> {
  const description = translate({ key: 'box.file', with: { game: { key: `game.${game.id}` } } });
  const named = (name: string, text: string) => ({ attachment: Buffer.from(text), name, description });
  if (kept !== null) return [named(`${game.id}-box.json`, kept.text)];
  return boxFile
    .drafts(translate)
    .map(({ name, file }) => named(`${game.id}-box-${name}.json`, laidOut(file)));
}

/** Announces who uploaded the file that is now in force, and what it changes. */
export function boxPut(entry: GameEntry, box: KeptBox, translate: Translate): string {
  const { game } = entry;
  const lines = [
    translate({
      key: 'box.put-by',
      with: { user: mention(box.userId), game: { key: `game.${game.id}` } },
    }),
    ...correctedLines(entry, box.corrections, translate),
    translate({ key: 'box.open-tables' }),
  ];
  return cut(lines.join('\n'), LIMITS.content);
}

/** Every house value of every edition. */
function houseLines(entry: GameEntry, translate: Translate): readonly string[] {
  return valuesByEdition(entry, null).map(({ editions, values: { house } }) =>
    translate({ key: 'box.edition-house', with: { editions: editions.map(inBold), house } }),
  );
}

/** The values that a box file sets, and those it leaves at the house value; one line for all editions that it does not change. */
function correctedLines(entry: GameEntry, corrections: unknown, translate: Translate): readonly string[] {
  const byEdition = valuesByEdition(entry, corrections);
  const touched = byEdition
    .filter(({ values }) => values.isFromBox)
    .map(({ editions, values: { fromBox, house } }) => {
      const counts = { box: fromBox.length, left: house.length };
      return { key: 'box.edition', with: { editions: editions.map(inBold), fromBox, house, ...counts } };
    });
  const others = byEdition.filter(({ values }) => !values.isFromBox).flatMap(({ editions }) => editions);
  const untouched = { key: 'box.edition-untouched', with: { editions: others.map(inBold) } };
  return [...touched, ...(others.length > 0 ? [untouched] : [])].map(translate);
}

function inBold(edition: Phrase): Phrase {
  return { key: 'box.edition-name', with: { name: edition } };
}

/** The errors in a rejected file, line by line. Escapes the quotes, so that the file cannot format the message. */
export function boxFaults(faults: readonly PlacedFault[], translate: Translate): string {
  const each = Math.floor(FAULTS_LENGTH / faults.length) - 1;
  const lines = faults.map(({ line, path, phrase }) => {
    const places = { line, path, what: phrase };
    const fault = translate({ key: path === '' ? 'box.fault' : 'box.fault-at', with: places });
    return quoted(fault, each);
  });
  return [translate({ key: 'box.faults' }), ...lines, translate({ key: 'box.mend' })].join('\n');
}

function timestamp(date: Date): string {
  return `<t:${Math.floor(date.getTime() / 1000)}:f>`;
}
