/** The maximum length of a text, by the kind of its key. Tests measure texts with placeholders. */

interface Limit {
  readonly keys: RegExp;
  readonly letters: number;
}

const LIMITS: readonly Limit[] = [
  { keys: /^(command|option|choice)\./, letters: 100 },
  { keys: /^menu\./, letters: 32 },
  { keys: /^button\./, letters: 80 },
  { keys: /^language\.own$/, letters: 32 },
  { keys: /^about\.application$/, letters: 400 },
  // Five rules of this length fit in a reply to /rule.
  { keys: /^[A-Z]+-\d+$/, letters: 240 },
];

/** Discord's rule for names of commands, subcommands and options. */
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

/** The problem with a text; null if there isn't one. */
export function brokenLimit(key: string, text: string): string | null {
  if (key.startsWith('name.')) {
    return NAME.test(text) && text === text.toLowerCase() ? null : `is no name that Discord takes: ${text}`;
  }
  const limit = LIMITS.find(({ keys }) => keys.test(key));
  if (limit === undefined || text.length <= limit.letters) return null;
  return `has ${text.length} letters, and ${limit.letters} fit`;
}
