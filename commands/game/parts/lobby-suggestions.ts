/** Suggestions for the options of /game: free roles, and the difficulties of a new table. */
import type { AutocompleteInteraction } from 'discord.js';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { SeatIndex } from '../../../src/core/seat.ts';
import type { Bot } from '../../../src/discord/bot.ts';
import { channelOf } from '../../../src/discord/interactions/people.ts';
import { matching, type Suggestion } from '../../../src/discord/interactions/typed-answers.ts';
import { claimantOf, keepsSeats } from '../../../src/tables/lobby/kept-seats.ts';
import { difficultiesOf } from '../../../src/tables/lobby/rules.ts';
import { seatKey } from '../../../src/tables/model/seat-key.ts';
import { isOpen, type Table, type TableSeat } from '../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../src/tables/turns/loaded-table.ts';
import { seatName } from '../../../src/tables/turns/seat-words.ts';
import { gamesMeant } from './game-meant.ts';
import { suggestNext } from './seat-names.ts';

export async function suggestForLobby(
  bot: Bot,
  interaction: AutocompleteInteraction,
): Promise<readonly Suggestion[]> {
  const { name, value } = interaction.options.getFocused(true);
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  const isNew = interaction.options.getSubcommand() === 'new';
  const meant = isNew ? gamesMeant(bot, interaction.options, name) : [];
  const entry = isNew ? meant[0] : loaded?.entry;
  if (entry === undefined) return [];
  if (name === 'order') return loaded?.table.status === 'lobby' ? suggestNext(bot, loaded, value) : [];
  const suggestions = ['role', 'first'].includes(name)
    ? rolesFor(bot, entry, interaction, isNew ? null : loaded)
    : difficulties(bot, meant);
  return matching(suggestions, value);
}

/**
 * `/game new`, `/game join` and `/game computer` suggest free roles. All other subcommands suggest taken roles. In a game without
 * roles, the first three suggest nothing, and the others refer to seats by number.
 */
function rolesFor(
  bot: Bot,
  { game, presenter }: GameEntry,
  interaction: AutocompleteInteraction,
  loaded: LoadedTable | null,
): readonly Suggestion[] {
  if (loaded?.table.status === 'playing' || (loaded && keepsSeats(loaded.table)))
    return seatsMeant(bot, loaded, interaction);
  const wantsFree = ['new', 'join', 'computer'].includes(interaction.options.getSubcommand());
  if (game.roles.length === 0) return loaded === null || wantsFree ? [] : seatsNamed(bot, loaded, () => true);
  const taken = loaded?.table.seats.flatMap(({ role }) => role ?? []) ?? [];
  return game.roles
    .filter((role) => taken.includes(role) !== wantsFree)
    .map((role) => ({ name: bot.translate(presenter.role(role)), value: role }));
}

function seatsNamed(
  bot: Bot,
  { table, entry }: LoadedTable,
  isMeant: (seat: TableSeat, at: number) => boolean,
): readonly Suggestion[] {
  return table.seats.flatMap((seat, at) =>
    isMeant(seat, at)
      ? { name: bot.translate(seatName(entry, table, at as SeatIndex)), value: seatKey(seat, at) }
      : [],
  );
}

/**
 * The seats that a subcommand can mean in a started game, or in a lobby that repeats one. Their roles are fixed, so no others are
 * suggested. The host of such a lobby can free every taken seat.
 */
function seatsMeant(
  bot: Bot,
  loaded: LoadedTable,
  { options, user }: AutocompleteInteraction,
): readonly Suggestion[] {
  const subcommand = options.getSubcommand();
  const { table } = loaded;
  const isMeant = (seat: TableSeat, at: number) => {
    const claimant = claimantOf(table, at);
    if (subcommand === 'join') return isFree(seat, table) && (claimant === null || claimant === user.id);
    if (subcommand === 'computer') return isOpen(seat) && claimant === null;
    if (subcommand === 'leave')
      return claimant === user.id || (keepsSeats(table) && table.hostId === user.id && claimant !== null);
    return subcommand !== 'stand-in' || loaded.request?.seats.includes(at as SeatIndex) === true;
  };
  return seatsNamed(bot, loaded, isMeant);
}

/** Whether a person can take that seat. During a game, they can also take a computer's own seat. */
function isFree(seat: TableSeat, { status }: Table): boolean {
  return isOpen(seat) || (status === 'playing' && seat.userId === null);
}

/** If several games match what was typed, each difficulty is listed with its game. */
function difficulties(bot: Bot, entries: readonly GameEntry[]): readonly Suggestion[] {
  const isOne = entries.length === 1;
  const all = entries.flatMap((entry) =>
    difficultiesOf(entry).map(({ name: value, phrase }) => {
      const named = bot.translate(phrase);
      const game = { key: `game.${entry.game.id}` };
      const name = isOne ? named : bot.translate({ key: 'new.value-in-game', with: { value: named, game } });
      return { name, value };
    }),
  );
  return all.filter(({ value }, at) => all.findIndex((each) => each.value === value) === at);
}
