/** How long a text may be where people meet it, by the kind of its key; what has places is measured in the tests instead. */

interface Limit {
  readonly keys: RegExp;
  readonly letters: number;
}

const LIMITS: readonly Limit[] = [
  { keys: /^(command|option|choice)\./, letters: 100 },
  { keys: /^button\./, letters: 80 },
  { keys: /^language\.own$/, letters: 32 },
  // Five rules fit in one answer of /rule.
  { keys: /^[A-Z]+-\d+$/, letters: 240 },
];

/** Discord's rule for what is typed after a slash, before a subcommand's options, and before an option's value. */
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

/** What is wrong with a text; null when nothing is. */
export function brokenLimit(key: string, text: string): string | null {
  if (key.startsWith('name.')) {
    return NAME.test(text) && text === text.toLowerCase() ? null : `is no name that Discord takes: ${text}`;
  }
  const limit = LIMITS.find(({ keys }) => keys.test(key));
  if (limit === undefined || text.length <= limit.letters) return null;
  return `has ${text.length} letters, and ${limit.letters} fit`;
}
