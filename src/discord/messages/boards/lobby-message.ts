/** The message of a table that waits for players. When the game has begun or was called off, it only says what was opened. */
import type { Saying, Translate } from '../../../core/telling/presenter.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { hasOurRules } from '../../../tables/turns/play.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, type Look, mention, type Row, row } from '../pieces/parts.ts';
import { holderOf } from '../seats/asked.ts';
import { valuesOfTable } from '../servers/box-values.ts';

export interface LobbyMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** House values that the message names; it names one more rather than counting one, and counts the others. */
const NAMED = 3;

export function lobbyMessage(loaded: LoadedTable, translate: Translate): LobbyMessage {
  const { table, entry } = loaded;
  const { presenter, game } = entry;
  const isOpen = table.status === 'lobby';
  const options = Object.entries(table.options).map(([option, value]) =>
    translate({
      key: 'lobby.option',
      with: { option: presenter.option(option), value: presenter.optionValue(option, value) },
    }),
  );
  const seats = table.seats.map((seat, at) =>
    translate(
      game.roles.length === 0
        ? { key: 'lobby.seat-alike', with: { seat: at + 1, user: holderOf(seat) } }
        : {
            key: 'lobby.seat',
            with: {
              seat: at + 1,
              user: holderOf(seat),
              role: seat.role === null ? { key: 'lobby.random-role' } : presenter.role(seat.role),
            },
          },
    ),
  );
  const lines = [
    translate({
      key: isOpen ? 'lobby.title' : 'lobby.title-begun',
      with: { game: { key: `game.${game.id}` }, host: mention(table.hostId) },
    }),
    ...options,
    ...(seats.length === 0 ? [translate({ key: 'lobby.nobody' })] : seats),
    ...(isOpen ? [translate({ key: 'lobby.hint', with: howMany(game) })] : []),
    ...(table.isCasual ? [translate({ key: 'lobby.casual' })] : []),
    ...(table.isChallenge ? [translate({ key: 'lobby.challenge' })] : []),
    ...boxSayings(loaded).map(translate),
  ];
  return { content: lines.join('\n'), rows: isOpen ? [buttons(loaded, translate)] : [] };
}

function howMany({ seats: { min, max }, roles }: LoadedTable['entry']['game']) {
  const seats = roles.length === 0 ? 'alike' : 'different';
  return { least: min, most: max, span: min === max ? 'fixed' : 'open', seats };
}

/** Says whose values the table plays with. Values that older rules recorded may have another shape. */
function boxSayings({ table, entry }: LoadedTable): readonly Saying[] {
  if (!hasOurRules(entry, table)) return [];
  const { isFromBox, house } = valuesOfTable(entry, table);
  if (house.length === 0) return isFromBox ? [{ key: 'lobby.box-file-whole' }] : [];
  const more = house.length - NAMED;
  const values =
    more > 1 ? [...house.slice(0, NAMED), { key: 'lobby.more-values', with: { count: more } }] : house;
  return [{ key: isFromBox ? 'lobby.box-file' : 'lobby.house-values', with: { values } }];
}

function buttons({ table, entry }: LoadedTable, translate: Translate): Row {
  const of = (kind: 'join' | 'leave' | 'start' | 'guide', look: Look) =>
    button(formatCustomId({ kind, table: table.id }), translate({ key: `button.${kind}` }), look);
  const known = [of('join', 'primary'), of('leave', 'secondary'), of('start', 'success')];
  return row(entry.guide === null ? known : [...known, of('guide', 'secondary')]);
}
