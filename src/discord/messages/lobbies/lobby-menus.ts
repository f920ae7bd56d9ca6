/** The menus of a lobby: difficulty or rules, roles, and the people to invite. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Options } from '../../../core/game.ts';
import { RULES } from '../../../core/options.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { MAX_INVITED, seatsToKeep } from '../../../tables/lobby/invitations.ts';
import { keepsSeats } from '../../../tables/lobby/kept-seats.ts';
import {
  difficultiesToChoose,
  difficultyOf,
  difficultyPhrase,
  rulesToChoose,
} from '../../../tables/lobby/rules.ts';
import { isOpen, type Table } from '../../../tables/model/table.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { type MenuOption, menu, personMenu, type Row } from '../pieces/parts.ts';

/** The menu value for a random role. */
export const BY_CHANCE = '?';

export function lobbyMenus(loaded: LoadedTable, translate: Translate): readonly Row[] {
  return [
    ...difficultyMenu(loaded, translate),
    ...rulesMenu(loaded, translate),
    ...roleMenu(loaded, translate),
    ...inviteMenu(loaded, translate),
  ];
}

/**
 * Each free role with its abilities; for a repeated game, only the roles of its open seats. The menu also shows the taken roles,
 * since everyone sees the same menu.
 */
function roleMenu({ table, entry: { game, presenter } }: LoadedTable, translate: Translate): readonly Row[] {
  const isAgain = keepsSeats(table);
  const isFree = (role: string) =>
    isAgain
      ? table.seats.some((seat) => seat.role === role && isOpen(seat))
      : !table.seats.some((seat) => seat.role === role);
  const free = game.roles.filter(isFree);
  if (free.length === 0) return [];
  const options = free.map((role): MenuOption => {
    const power = presenter.power(role, table.options);
    const more = power === null ? {} : { description: translate(power) };
    return { label: translate(presenter.role(role)), value: role, ...more };
  });
  const byChance = { label: translate({ key: 'lobby.by-chance' }), value: BY_CHANCE };
  const chosen = table.seats.flatMap((seat) =>
    seat.role === null || isOpen(seat) ? [] : [presenter.role(seat.role)],
  );
  const placeholder = translate({
    key: 'lobby.choose-role',
    with: { roles: chosen, count: chosen.length },
  });
  return [
    menu(
      formatCustomId({ kind: 'role', table: table.id }),
      placeholder,
      isAgain ? options : [...options, byChance],
    ),
  ];
}

/** One submission invites everyone chosen, and pings each of them once. */
function inviteMenu({ table, entry }: LoadedTable, translate: Translate): readonly Row[] {
  const free = hasOurRules(entry, table) ? Math.min(seatsToKeep(entry, table), MAX_INVITED) : 0;
  if (free === 0) return [];
  const placeholder = translate({ key: 'lobby.invite', with: { most: free } });
  return [personMenu(formatCustomId({ kind: 'invite', table: table.id }), placeholder, free)];
}

/** Each difficulty, and how often good play wins on it with the current number of players; the menu shows the chosen one. */
function difficultyMenu({ table, entry }: LoadedTable, translate: Translate): readonly Row[] {
  const names = hasOurRules(entry, table) ? difficultiesToChoose(entry, table) : [];
  if (names.length === 0) return [];
  const options = names.map((value): MenuOption => {
    const percent = winsOf(entry, table, entry.difficulties[value] ?? {});
    const label = translate(difficultyPhrase(entry, value));
    if (percent === null) return { label, value };
    const chance = { chance: percent / 100, seats: playersOf(entry, table) };
    return { label, value, description: translate({ key: 'lobby.chance', with: chance }) };
  });
  const chosen = difficultyOf(entry, table);
  const difficulty = chosen === null ? { key: 'lobby.difficulty.own' } : difficultyPhrase(entry, chosen);
  const placeholder = translate({ key: 'lobby.choose-difficulty', with: { difficulty } });
  return [menu(formatCustomId({ kind: 'difficulty', table: table.id }), placeholder, options)];
}

/** The number of players seated, but at least the game's minimum. */
function playersOf({ game }: GameEntry, table: Table): number {
  return Math.max(table.seats.length, game.seats.min);
}

function winsOf(entry: GameEntry, table: Table, changed: Options): number | null {
  return entry.wins({ ...table.options, ...changed }, playersOf(entry, table));
}

/**
 * Each rule version of a game that has no other difficulty; a saga is shown by name with its story below. The menu shows the
 * chosen one. Values recorded by older rules may be different.
 */
function rulesMenu({ table, entry }: LoadedTable, translate: Translate): readonly Row[] {
  const { presenter, guide } = entry;
  const isDifficulty = Object.keys(entry.difficulties).length === 0;
  const states = isDifficulty && hasOurRules(entry, table) ? rulesToChoose(entry, table) : [];
  if (states.length === 0) return [];
  const options = states.map((value): MenuOption => {
    const name = guide?.chapters[value]?.name;
    const whole = translate(presenter.optionValue(RULES, value));
    const label = withChance(
      { table, entry },
      name === undefined ? whole : translate(name),
      value,
      translate,
    );
    return name === undefined ? { label, value } : { label, value, description: whole };
  });
  const chosen = {
    option: presenter.option(RULES),
    value: presenter.optionValue(RULES, table.options[RULES] ?? ''),
  };
  const placeholder = translate({ key: 'lobby.choose-rules', with: chosen });
  return [menu(formatCustomId({ kind: 'rules', table: table.id }), placeholder, options)];
}

/**
 * In a game that has no other difficulty, the rules are the difficulty, so their menu shows how often good play wins with them.
 */
function withChance(
  { table, entry }: Pick<LoadedTable, 'table' | 'entry'>,
  rules: string,
  value: string,
  translate: Translate,
): string {
  if (Object.keys(entry.difficulties).length > 0) return rules;
  const percent = winsOf(entry, table, { [RULES]: value });
  return percent === null
    ? rules
    : translate({ key: 'lobby.rules-with-chance', with: { rules, chance: percent / 100 } });
}
