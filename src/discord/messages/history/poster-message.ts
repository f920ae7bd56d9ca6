/**
 * The poster of a finished game. People's names are text next to the picture, since a picture would still show them after they
 * are erased.
 */

import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import { RULES_OPTION } from '../../../core/rulebook/rulebook.ts';
import { seatIndex } from '../../../core/seat.ts';
import { type Poster, posterPicture } from '../../../render/pictures/poster.ts';
import type { History } from '../../../tables/history/history.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { isOnlySeat, seatLabel } from '../../../tables/turns/seat-words.ts';
import { ownerOf } from '../pieces/computer-word.ts';
import { cut, LIMITS } from '../pieces/parts.ts';
import { endingMessage } from './ending-message.ts';

export interface PosterMessage {
  readonly content: string;
  readonly altText: string;
  readonly svg: string;
}

/** Returns null if the game has no picture of its end. `history` is null if the log can't be replayed. */
export function posterMessage(
  loaded: LoadedTable,
  history: History | null,
  translate: Translate,
): PosterMessage | null {
  const { table, entry } = loaded;
  const ending = endingMessage(loaded, history, translate);
  if (ending === null) return null;
  const { presenter, game } = entry;
  const { finale } = presenter;
  if (finale === null) return null;
  const rules = table.options[RULES_OPTION];
  const names = table.seats.map((_, at) => translate(seatLabel(entry, table, seatIndex(at))));
  const { end, turning } = ending;
  const shown = game.observe(turning?.state ?? table.state);
  const poster: Poster = {
    game: translate({ key: `game.${table.gameId}` }),
    rules: rules === undefined ? null : translate(presenter.optionValue(RULES_OPTION, rules)),
    facts: factsOf(loaded, history, translate),
    end: { ...end, people: end.people.length > 0 ? end.people : names.map((name) => ({ name, feats: [] })) },
    centrepiece: (room) => finale.centrepiece(shown, translate, room),
    seed: translate({ key: 'poster.seed', with: { seed: table.seed } }),
  };
  return {
    content: contentOf(loaded, poster, names, translate),
    altText: cut(altTextOf(poster, ending.altText), LIMITS.altText),
    svg: posterPicture(poster),
  };
}

/** The number of turns, if all of them are known, and the day the game ended. */
function factsOf({ table }: LoadedTable, history: History | null, translate: Translate): string {
  const ended = { key: 'poster.ended', with: { day: table.changedAt.getTime() } };
  if (history === null) return translate(ended);
  const turns = history.moments.at(-1)?.turn ?? 0;
  return translate({ key: 'poster.facts', with: { turns, ended } });
}

function contentOf(
  { table }: LoadedTable,
  { game, end }: Poster,
  names: readonly string[],
  translate: Translate,
): string {
  const players = table.seats.map((seat, at): Phrase => {
    const user = ownerOf(seat);
    return isOnlySeat(table)
      ? { key: 'asked.person', with: { user } }
      : { key: 'poster.player', with: { role: names[at] ?? '', user } };
  });
  return [
    translate({ key: 'poster.told', with: { game, title: end.title } }),
    translate({ key: 'core.list', with: { items: players } }),
    translate({ key: 'turn.seed', with: { seed: table.seed } }),
  ].join('\n');
}

function altTextOf({ game, rules, facts, end }: Poster, scene: string): string {
  const { turning } = end;
  return [
    `${rules === null ? game : `${game} (${rules})`}. ${end.title}. ${facts}.`,
    scene,
    ...(turning === null ? [] : [`${turning.title}: ${turning.what}`]),
    ...end.people.map(({ name, feats }) =>
      feats.length === 0 ? `${name}.` : `${name}: ${feats.join(', ')}.`,
    ),
  ].join(' ');
}
