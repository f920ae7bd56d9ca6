/** Reads the options of a game from the command line; a list is written with commas. */
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { OptionSpec, Options } from '../../../src/core/game.ts';
import { chooseOptions } from '../../../src/core/options.ts';
import type { Field } from '../../../src/core/requests/request.ts';
import { translator } from '../../../src/words/translate.ts';
import { type Read, wrong } from '../../command-line/command-line.ts';

/** The typed arguments by their names. */
export type Given = { readonly [name: string]: string | boolean | undefined };

/** The given options, if the game allows them all. */
export function readGameOptions({ game }: GameEntry, given: Given): Read<Options> {
  const wanted = Object.entries(game.options).flatMap(([option, spec]) => {
    const text = given[option];
    return text === undefined ? [] : [[option, readOption(spec, String(text))] as const];
  });
  const chosen = chooseOptions(game.options, Object.fromEntries(wanted));
  if (chosen.ok) {
    const { options } = chosen;
    return {
      ok: true,
      value: Object.fromEntries(Object.entries(options).filter(([each]) => Object.hasOwn(given, each))),
    };
  }
  const option = String(chosen.refusal['option']);
  const takes = game.options[option]?.fields.map(whatItTakes).join(', or ');
  return wrong(`--${option} takes ${takes}; not ${given[option]}.`);
}

/** All options of the game, if they can be combined. */
export function completeOptions({ game, presenter }: GameEntry, some: Options): Read<Options> {
  const chosen = chooseOptions(game.options, some);
  if (!chosen.ok) throw new Error(`${game.id} does not know its own options: ${JSON.stringify(some)}`);
  const refusal = game.validateOptions(chosen.options);
  if (refusal !== null) return wrong(translator('en')(presenter.refusal(refusal)));
  return { ok: true, value: chosen.options };
}

/** A number if it reads as one, a list if the option takes one, otherwise the text. */
export function readOption({ fields }: OptionSpec, text: string): unknown {
  if (/^\d+$/.test(text) && fields.some((field) => field.kind === 'number')) return Number(text);
  return fields.some((field) => field.kind === 'some') ? text.split(',') : text;
}

function whatItTakes(field: Field): string {
  switch (field.kind) {
    case 'one':
      return field.of.join(' or ');
    case 'number':
      return `a number from ${field.from} to ${field.to}`;
    case 'some':
      return `${field.min} to ${field.max} of ${field.of.join(',')}`;
    default:
      return 'what cannot be written on a command line';
  }
}
