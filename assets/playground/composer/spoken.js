/** Commands as people can type them: named and described in their language. */

const TYPED = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/** Of the commands that a person is offered, those to type. */
export function typedOf(commands) {
  return commands.filter(({ type }) => type === TYPED);
}

/** Every command that can be typed; `command` is what the bot calls it. */
export function spread(thing, within, locale) {
  const here = [...within, thing];
  const nested = (thing.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (nested.length > 0) return nested.flatMap((one) => spread(one, here, locale));
  return [
    {
      path: here.map((one) => called(one, locale)).join(' '),
      command: here.map(({ name }) => name).join(' '),
      description: described(thing, locale),
      options: thing.options ?? [],
    },
  ];
}

/**
 * The command that a text names with more words behind it, and those words; null where it names none. Both its names are
 * understood, that of the bot and that of the reader's language.
 */
export function parted(text, invocations) {
  for (const one of invocations) {
    const name = [one.path, one.command].find((each) => text.startsWith(`/${each} `));
    if (name !== undefined) return { one, rest: text.slice(name.length + 2).trimStart() };
  }
  return null;
}

/** The options that a text names, as in `rules:naglfar role:thor`, each with its part; null where it does not begin with one. */
export function namedIn(text, options, locale) {
  const found = [...text.matchAll(/(?<!\S)(\S+?):/g)].flatMap((match) => {
    const option = options.find((one) => [one.name, called(one, locale)].includes(match[1]));
    return option ? [{ option, from: match.index, to: match.index + match[0].length }] : [];
  });
  if (found[0]?.from !== 0) return null;
  return found.map(({ option, to }, at) => ({ option, text: text.slice(to, found[at + 1]?.from).trim() }));
}

/** Whether a text may become the name of an option. */
export function isNaming(text, options, locale) {
  return options.some((one) => [one.name, called(one, locale)].some((name) => `${name}:`.startsWith(text)));
}

export function called(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

export function described(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description;
}
