/** The message of a table that waits for players. */
import type { Translate } from '../../core/face.ts';
import type { Standing } from '../../tables/tables.ts';
import { formatCustomId, type TableVerb } from '../custom-id.ts';
import { button, mention, type Row, row } from './parts.ts';

export interface LobbyMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

export function lobbyMessage({ table, entry }: Standing, translate: Translate): LobbyMessage {
  const { face, game, rulebook } = entry;
  const options = Object.entries(table.options).map(([option, value]) =>
    translate({
      key: 'lobby.option',
      with: { option: face.option(option), value: face.optionValue(option, value) },
    }),
  );
  const seats = table.seats.map((seat, at) =>
    translate({
      key: 'lobby.seat',
      with: {
        seat: at + 1,
        user: mention(seat.userId),
        role: seat.role === null ? { key: 'lobby.random-role' } : face.role(seat.role),
      },
    }),
  );
  const houseValues = rulebook.filter(({ topics }) => topics.includes('house-values')).length;
  const lines = [
    translate({
      key: 'lobby.title',
      with: { game: { key: `game.${game.id}` }, host: mention(table.hostId) },
    }),
    ...options,
    ...(seats.length === 0 ? [translate({ key: 'lobby.nobody' })] : seats),
    translate({ key: 'lobby.hint', with: { least: game.seats.min, most: game.seats.max } }),
    ...(houseValues > 0 ? [translate({ key: 'lobby.house-values', with: { count: houseValues } })] : []),
  ];
  return { content: lines.join('\n'), rows: table.status === 'lobby' ? [buttons(table.id, translate)] : [] };
}

function buttons(table: Standing['table']['id'], translate: Translate): Row {
  const of = (verb: TableVerb, look: 'primary' | 'secondary' | 'success') =>
    button(formatCustomId({ kind: 'table', table, verb }), translate({ key: `button.${verb}` }), look);
  return row([of('join', 'primary'), of('leave', 'secondary'), of('start', 'success')]);
}
