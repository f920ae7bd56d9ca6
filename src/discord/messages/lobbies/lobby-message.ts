/** The message of a table that waits for players. Later it says what was opened, and in the end how the game ended. */
import { type GameEntry, hasComputers } from '../../../core/catalogue.ts';
import type { Options } from '../../../core/game.ts';
import { RULES, unusualOptions } from '../../../core/options.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { invitationsOf, MAX_INVITED, seatsToKeep } from '../../../tables/lobby/invitations.ts';
import { keepsSeats, keptFor } from '../../../tables/lobby/kept-seats.ts';
import { canBegin } from '../../../tables/lobby/lobby.ts';
import {
  difficultiesToChoose,
  difficultyOf,
  difficultyPhrase,
  rulesToChoose,
} from '../../../tables/lobby/rules.ts';
import { type Invitation, isOpen, type Table, USUAL_ADVICE } from '../../../tables/model/table.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { outcomeLine } from '../boards/game-over.ts';
import { CHAPTER, campaignHeading } from '../campaigns/campaign-words.ts';
import { ownerOf } from '../pieces/computer-word.ts';
import {
  button,
  channelMention,
  type Look,
  type MenuOption,
  mention,
  menu,
  personMenu,
  type Row,
  row,
  timestamp,
} from '../pieces/parts.ts';
import { namesOf } from '../pieces/table-names.ts';
import { valuesOfTable } from '../servers/box-values.ts';

export interface LobbyMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/** The value of the menu's option that lets chance pick the role. */
export const BY_CHANCE = '?';

export function lobbyMessage(loaded: LoadedTable, translate: Translate): LobbyMessage {
  const { table, entry } = loaded;
  const { presenter, game } = entry;
  const isGathering = table.status === 'lobby';
  const unusual = Object.entries(unusualOptions(game.options, table.options)).filter(
    // The heading of a campaign says it.
    ([option]) => table.campaignId === undefined || option !== CHAPTER,
  );
  const options = unusual.map(([option, value]) =>
    translate({
      key: 'lobby.option',
      with: { option: presenter.option(option), value: presenter.optionValue(option, value) },
    }),
  );
  const isAgain = keepsSeats(table);
  const seats = table.seats.map((seat, at) => {
    if (isAgain && isOpen(seat)) return translate(keptSeat(loaded, at as SeatIndex));
    const who = { seat: at + 1, user: ownerOf(seat) };
    if (game.roles.length === 0) return translate({ key: 'lobby.seat-alike', with: who });
    if (seat.role === null) return translate({ key: 'lobby.seat-by-chance', with: who });
    return translate({ key: 'lobby.seat', with: { ...who, role: presenter.role(seat.role) } });
  });
  const lines = [
    translate({
      key: isGathering ? 'lobby.title' : 'lobby.title-begun',
      with: { ...namesOf(table), host: mention(table.hostId) },
    }),
    ...campaignHeading(entry, table).map(translate),
    ...(isGathering && entry.guide !== null ? [translate(entry.guide.title.text)] : []),
    ...options,
    ...(seats.length === 0
      ? [translate({ key: 'lobby.nobody' })]
      : [...seatsTaken(loaded, translate), ...seats]),
    ...(isGathering ? invitationsOf(table).map((one) => translate(invited(one))) : []),
    ...(isGathering ? hints(loaded, isAgain).map(translate) : resultLines(loaded, translate)),
    ...(table.isCasual ? [translate({ key: 'lobby.casual' })] : []),
    ...(table.isChallenge ? [translate({ key: 'lobby.challenge' })] : []),
    ...advicePhrases(table).map(translate),
    ...boxPhrases(loaded).map(translate),
  ];
  return {
    content: lines.join('\n'),
    rows: isGathering
      ? [
          ...difficultyMenu(loaded, translate),
          ...roleMenu(loaded, translate),
          ...rulesMenu(loaded, translate),
          ...inviteMenu(loaded, translate),
          ...buttons(loaded, translate),
        ]
      : [],
  };
}

/** Changes visibly when a friend joins. A repeated game shows its open seats instead. */
function seatsTaken({ table, entry: { game } }: LoadedTable, translate: Translate): readonly string[] {
  if (table.status !== 'lobby' || keepsSeats(table)) return [];
  return [translate({ key: 'lobby.seats-taken', with: { taken: table.seats.length, most: game.seats.max } })];
}

/** How the table ended. While its game is played, the thread to follow from the channel. */
function resultLines({ table, entry, request }: LoadedTable, translate: Translate): readonly string[] {
  if (table.status === 'playing')
    return table.announcedIn === undefined
      ? []
      : [translate({ key: 'lobby.playing', with: { thread: channelMention(table.place.channelId) } })];
  if (table.state === null)
    return [translate({ key: table.status === 'closed' ? 'lobby.closed' : 'lobby.aborted' })];
  return [outcomeLine({ table, entry, request }, { translate })];
}

/** Nothing if advice is given as usual; a challenge usually has none. */
function advicePhrases({ advice, isChallenge }: Table): readonly Phrase[] {
  return advice === USUAL_ADVICE && !isChallenge ? [] : [{ key: `lobby.advice-${advice}` }];
}

/** An open seat of a repeated game, and the person it waits for. */
function keptSeat({ table, entry }: LoadedTable, at: SeatIndex): Phrase {
  const user = keptFor(table, at);
  const places = { seat: at + 1, role: seatName(entry, table, at) };
  return user === null
    ? { key: 'lobby.seat-free', with: places }
    : { key: 'lobby.seat-kept', with: { ...places, user: mention(user) } };
}

/** In the first lobby of a campaign people choose the roles that they keep in all its games. */
function hints({ table: { campaignId }, entry: { game } }: LoadedTable, isAgain: boolean): readonly Phrase[] {
  const isCampaign = campaignId !== undefined;
  if (isAgain) return [{ key: isCampaign ? 'campaign.hint' : 'lobby.hint-again' }];
  const usual = { key: 'lobby.hint', with: howMany(game) };
  return isCampaign ? [usual, { key: 'campaign.hint-first' }] : [usual];
}

/** How many play, for the words that say so. */
export function howMany({ seats: { min, max }, roles }: LoadedTable['entry']['game']) {
  const seats = roles.length === 0 ? 'alike' : 'different';
  const span = max === 1 ? 'solo' : min === max ? 'fixed' : 'open';
  return { least: min, most: max, span, seats };
}

/**
 * Each role that no one has, with what it can do; of a repeated game, those of its open seats. The menu itself names the
 * roles that were taken, since everyone sees the same one.
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

/** Calling people takes one choice: everyone who is chosen is called once. */
function inviteMenu({ table, entry }: LoadedTable, translate: Translate): readonly Row[] {
  const free = hasOurRules(entry, table) ? Math.min(seatsToKeep(entry, table), MAX_INVITED) : 0;
  if (free === 0) return [];
  const placeholder = translate({ key: 'lobby.invite', with: { most: free } });
  return [personMenu(formatCustomId({ kind: 'invite', table: table.id }), placeholder, free)];
}

function invited({ to, until }: Invitation): Phrase {
  const ends = timestamp(new Date(until), 'relative');
  return { key: 'lobby.invited', with: { user: mention(to), until: ends } };
}

/** Each difficulty with how often good play wins it with as many players as sit here; the menu itself names the chosen one. */
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

/** As many players as sit here, or as few as can play. */
function playersOf({ game }: GameEntry, table: Table): number {
  return Math.max(table.seats.length, game.seats.min);
}

function winsOf(entry: GameEntry, table: Table, changed: Options): number | null {
  return entry.wins({ ...table.options, ...changed }, playersOf(entry, table));
}

/**
 * Each rule state of a game that has no other difficulty, a saga by its name with what it tells below; the menu itself names
 * the one that is chosen. Values that older rules recorded may be others.
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

/** Rules are the difficulty of a game that has no other, so their menu says how often good play wins by them. */
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

/** Says whose values the table plays with. Values that older rules recorded may have another shape. */
function boxPhrases({ table, entry }: LoadedTable): readonly Phrase[] {
  if (!hasOurRules(entry, table)) return [];
  const { isFromBox, house } = valuesOfTable(entry, table);
  if (house.length === 0) return isFromBox ? [{ key: 'lobby.box-file-whole' }] : [];
  return [{ key: isFromBox ? 'lobby.box-file' : 'lobby.house-values' }];
}

/** A computer needs a seat besides that of a person. */
function mayComputersJoin(entry: GameEntry): boolean {
  return hasComputers(entry) && entry.game.seats.max > 1;
}

/**
 * Those of the first row are for everyone, those below are for the host and for newcomers. One is coloured: what the
 * table waits for.
 */
function buttons({ table, entry }: LoadedTable, translate: Translate): readonly Row[] {
  const of = (kind: 'join' | 'leave' | 'start' | 'computers' | 'options' | 'guide', look: Look) =>
    button(formatCustomId({ kind, table: table.id }), translate({ key: `button.${kind}` }), look);
  // Nothing hurries the host while an invited player may still come.
  const isReady = canBegin(entry, table) && invitationsOf(table).length === 0;
  const join = of('join', isReady ? 'secondary' : 'primary');
  const start = of('start', isReady ? 'success' : 'secondary');
  const more = [
    ...(mayComputersJoin(entry) ? [of('computers', 'secondary')] : []),
    of('options', 'secondary'),
  ];
  return [
    row([join, of('leave', 'secondary'), start]),
    row(entry.guide === null ? more : [...more, of('guide', 'secondary')]),
  ];
}
