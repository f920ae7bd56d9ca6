/** Words whose keys follow from the names in the rules, for a game that needs no others. */
import { type GameEvent, TURN_BEGAN } from '../game.ts';
import { generalKey } from '../presentation/naming.ts';
import type { Presenter } from '../presentation/presenter.ts';

type KeyedWords = Pick<Presenter<unknown>, 'event' | 'verb' | 'refusal'>;

/**
 * The keys are `<game>.event.<type>`, `<game>.verb.<verb>` and `<game>.refusal.<code>`; general refusals have texts that all games
 * share. The texts of events and refusals can use their parameters that are numbers or strings. The start of a turn has no text.
 */
export function keyedWords(game: string): KeyedWords {
  return {
    event: ({ type, ...parameters }) =>
      type === TURN_BEGAN ? null : { key: `${game}.event.${type}`, with: printable(parameters) },
    verb: (verb) => ({ key: `${game}.verb.${verb}` }),
    refusal: ({ code, ...details }) => ({
      key: generalKey(code) ?? `${game}.refusal.${code}`,
      with: printable(details),
    }),
  };
}

function printable(parameters: Omit<GameEvent, 'type'>): Readonly<Record<string, string | number>> {
  const printed: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'string' || typeof value === 'number') printed[name] = value;
  }
  return printed;
}
