/** Commands as people can type them: named and described in their language. */

const TYPED = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/** Of the commands that somebody is offered, those to type. */
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

export function called(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

export function described(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description;
}
