/** Finds comments that a native engineer wouldn't write: STYLE.md says what to write instead. */

/** Each refused word, with the plain words to use instead. */
const REFUSED: Readonly<Record<string, string>> = {
  whoever: 'the player, the host, anyone',
  whom: 'that, or who',
  somebody: 'a person, a player',
  nobody: 'no one',
  anybody: 'anyone',
  everybody: 'everyone',
  anew: 'again',
  'so many': 'that many, at most',
  'came of': 'the result',
  'is none': "there's no, there isn't",
  'in hand': 'unfinished, held',
};
const WORDS = new RegExp(`\\b(${Object.keys(REFUSED).join('|')})\\b`, 'i');
const OPENER = /^(?:What|Which|Who|Whom|Whose|Where)\b/;
/** A name in quotes or backticks belongs to the program, so it's allowed. */
const QUOTED = /`[^`]*`|'[^'\s]+'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*(?:\n\s*\/\/.*)*/gm;

/** One sentence per fault, with the line of the comment. */
export function faultsInComments(file: string, text: string): readonly string[] {
  return [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const words = wordsIn(comment);
    const line = text.slice(0, index).split('\n').length;
    const refused = WORDS.exec(words.replace(QUOTED, ''))?.[1];
    return [
      ...(refused === undefined
        ? []
        : [`${file}:${line} says "${refused}": write ${REFUSED[refused.toLowerCase()]}`]),
      ...(OPENER.test(words) ? [`${file}:${line} opens with a question word: begin with the subject`] : []),
    ];
  });
}

function wordsIn(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/+) ?/, '').replace(/\*\/$/, ''))
    .join(' ')
    .trim();
}
