/** The message of a table that is waiting for players. Later it shows what was opened, and finally the result. */
import { type GameEntry, hasAdvice, hasComputers } from '../../../core/catalogue.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { invitationsOf } from '../../../tables/lobby/invitations.ts';
import { keepsSeats, keptFor } from '../../../tables/lobby/kept-seats.ts';
import { canBegin } from '../../../tables/lobby/lobby.ts';
import { type ChannelId, isOpen, type Table, USUAL_ADVICE } from '../../../tables/model/table.ts';
import { namesOf as peopleOf } from '../../../tables/turns/agreeing-words.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { outcomeLine } from '../boards/game-over.ts';
import { campaignHeading } from '../campaigns/campaign-words.ts';
import { ownerOf } from '../pieces/computer-word.ts';
import { button, channelMention, mention, type Row, row, type Style, timestamp } from '../pieces/parts.ts';
import { namesOf } from '../pieces/table-names.ts';
import { valuesOfTable } from '../servers/box-values.ts';
import { lobbyMenus } from './lobby-menus.ts';
import { optionLines } from './option-lines.ts';

export interface LobbyMessage {
  readonly content: string;
  readonly rows: readonly Row[];
}

/**
 * `joinedIn` is the channel that has the lobby's own message. It's set only for the copy inside a thread, which has no menus or
 * buttons.
 */
export function lobbyMessage(
  loaded: LoadedTable,
  translate: Translate,
  joinedIn: ChannelId | null = null,
): LobbyMessage {
  const { table, entry } = loaded;
  const { presenter, game } = entry;
  const isGathering = table.status === 'lobby';
  const isAgain = keepsSeats(table);
  const seats = table.seats.map((seat, at) => {
    if (isAgain && isOpen(seat)) return translate(keptSeat(loaded, at as SeatIndex));
    const who = { seat: at + 1, user: ownerOf(seat) };
    // The only player has no number.
    if (game.seats.max === 1 && game.roles.length === 0)
      return typeof who.user === 'string' ? who.user : translate(who.user);
    if (game.roles.length === 0) return translate({ key: 'lobby.seat-alike', with: who });
    if (seat.role === null) return translate({ key: 'lobby.seat-by-chance', with: who });
    return translate({ key: 'lobby.seat', with: { ...who, role: presenter.role(seat.role) } });
  });
  const lines = [
    translate({
      key: 'lobby.title',
      with: { ...namesOf(table), host: mention(table.hostId) },
    }),
    ...campaignHeading(entry, table).map(translate),
    ...(isGathering && entry.guide !== null ? [translate(entry.guide.title.text)] : []),
    ...optionLines(loaded, translate),
    ...(seats.length === 0
      ? [translate({ key: 'lobby.nobody' })]
      : [...seatsTaken(loaded, translate), ...seats]),
    ...(isGathering ? invitedPhrases(table).map(translate) : []),
    ...(isGathering ? hints(loaded, { isAgain, joinedIn }).map(translate) : resultLines(loaded, translate)),
    ...(table.isCasual ? [translate({ key: 'lobby.casual' })] : []),
    ...(table.isChallenge ? [translate({ key: 'lobby.challenge' })] : []),
    ...advicePhrases(loaded).map(translate),
    ...boxPhrases(loaded).map(translate),
  ];
  return {
    content: lines.join('\n'),
    rows: isGathering ? [...lobbyMenus(loaded, translate), ...buttons(loaded, translate)] : [],
  };
}

/**
 * Shown so that the message visibly changes when a friend joins. A repeated game shows its open seats instead, and no one can join
 * a game for one.
 */
function seatsTaken({ table, entry: { game } }: LoadedTable, translate: Translate): readonly string[] {
  if (table.status !== 'lobby' || keepsSeats(table) || game.seats.max === 1) return [];
  return [translate({ key: 'lobby.seats-taken', with: { taken: table.seats.length, most: game.seats.max } })];
}

/** The result of the game. While it's being played, a link to its thread. */
function resultLines({ table, entry, request }: LoadedTable, translate: Translate): readonly string[] {
  if (table.status === 'playing')
    return table.announcedIn === undefined
      ? []
      : [translate({ key: 'lobby.playing', with: { thread: channelMention(table.place.channelId) } })];
  if (table.state === null)
    return [translate({ key: table.status === 'closed' ? 'lobby.closed' : 'lobby.aborted' })];
  return [outcomeLine({ table, entry, request }, { translate })];
}

/** Returns an empty list for the default setting, unless the table is a challenge, and for a game without advice. */
function advicePhrases({ table: { advice, isChallenge }, entry }: LoadedTable): readonly Phrase[] {
  return (advice === USUAL_ADVICE && !isChallenge) || !hasAdvice(entry)
    ? []
    : [{ key: `lobby.advice-${advice}` }];
}

/** An open seat of a repeated game, and the person it is reserved for. */
function keptSeat({ table, entry }: LoadedTable, at: SeatIndex): Phrase {
  const user = keptFor(table, at);
  const places = { seat: at + 1, role: seatName(entry, table, at) };
  return user === null
    ? { key: 'lobby.seat-free', with: places }
    : { key: 'lobby.seat-kept', with: { ...places, user: mention(user) } };
}

interface HintsFor {
  readonly isAgain: boolean;
  readonly joinedIn: ChannelId | null;
}

/** In the first lobby of a campaign, people choose the roles that they keep for all its games. */
function hints(
  { table: { campaignId }, entry: { game } }: LoadedTable,
  { isAgain, joinedIn }: HintsFor,
): readonly Phrase[] {
  const isCampaign = campaignId !== undefined;
  const place = joinedIn === null ? 'here' : 'beside';
  const where = { place, channel: joinedIn === null ? '' : channelMention(joinedIn) };
  if (isAgain) return [isCampaign ? { key: 'campaign.hint', with: where } : { key: 'lobby.hint-again' }];
  const usual = { key: 'lobby.hint', with: { ...howMany(game), ...where } };
  return isCampaign ? [usual, { key: 'campaign.hint-first' }] : [usual];
}

/** The number of players, as used in texts. */
export function howMany({ seats: { min, max }, roles }: LoadedTable['entry']['game']) {
  const seats = roles.length === 0 ? 'alike' : 'different';
  const span = max === 1 ? 'solo' : min === max ? 'fixed' : 'open';
  return { least: min, most: max, span, seats };
}

/** All on one line, since at most five people can be invited. */
function invitedPhrases(table: Table): readonly Phrase[] {
  const invitations = invitationsOf(table);
  const ends = invitations.map(({ until }) => until).toSorted();
  const [first] = ends;
  if (first === undefined) return [];
  const users = peopleOf(invitations.map(({ to }) => to));
  const openings = {
    count: users.length,
    ends: first === ends.at(-1) ? 'together' : 'apart',
    until: timestamp(new Date(first), 'relative'),
  };
  return [{ key: 'lobby.invited', with: { users, ...openings } }];
}

/** Shows whose box file values the table uses. Values recorded by older rules may have another format. */
function boxPhrases({ table, entry }: LoadedTable): readonly Phrase[] {
  if (!hasOurRules(entry, table)) return [];
  const { isFromBox, house } = valuesOfTable(entry, table);
  if (house.length === 0) return isFromBox ? [{ key: 'lobby.box-file-whole' }] : [];
  return [{ key: isFromBox ? 'lobby.box-file' : 'lobby.house-values' }];
}

/** Whether anyone else can take a seat: one that no one has yet, or an open one of a repeated game. */
function hasRoom({ game }: GameEntry, table: Table): boolean {
  return table.seats.length < game.seats.max || table.seats.some(isOpen);
}

/** A computer needs a seat in addition to a person's. */
function mayComputersJoin(entry: GameEntry): boolean {
  return hasComputers(entry) && entry.game.seats.max > 1;
}

/**
 * The first row is for everyone; the rows below are for the host and for newcomers. One button is coloured: the next thing the
 * table needs.
 */
function buttons({ table, entry }: LoadedTable, translate: Translate): readonly Row[] {
  const of = (kind: 'join' | 'leave' | 'start' | 'computers' | 'options' | 'guide', style: Style) =>
    button(formatCustomId({ kind, table: table.id }), translate({ key: `button.${kind}` }), style);
  // The host isn't prompted to start while an invited player may still come.
  const isReady = canBegin(entry, table) && invitationsOf(table).length === 0;
  const join = hasRoom(entry, table) ? [of('join', isReady ? 'secondary' : 'primary')] : [];
  const start = of('start', isReady ? 'success' : 'secondary');
  const more = [
    ...(mayComputersJoin(entry) ? [of('computers', 'secondary')] : []),
    of('options', 'secondary'),
  ];
  return [
    row([...join, of('leave', 'secondary'), start]),
    row(entry.guide === null ? more : [...more, of('guide', 'secondary')]),
  ];
}
