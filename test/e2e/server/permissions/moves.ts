/**
 * Everything a person can do with the bot, written as a line: `/game skip role:odin`, `message Status`, `press vote
 * agree`, `send table abort`.
 */
import { ApplicationCommandOptionType } from 'discord.js';
import { commandsFor } from '../../../../commands/list.ts';
import { seatIndex } from '../../../../src/core/seat.ts';
import type { Command } from '../../../../src/discord/command.ts';
import { button, menu, personMenu, type Row, row } from '../../../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import type { GivenFile, Message } from '../../../../src/playground/model/shapes.ts';
import type { GivenOptions, Seen } from '../../../../src/playground/people.ts';
import { BOT_ID } from '../../../../src/playground/world/hall.ts';
import { postMessage } from '../../../../src/playground/world/posting.ts';
import { nameOf } from '../../../../src/tables/agreement/proposals.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { translator } from '../../../../src/words/translate.ts';
import type { Player } from '../../../shared/people.ts';
import type { Hall } from '../../bot.ts';
import { customIdIn, everyControl, type Subject } from './controls.ts';
import { PLAYED, pendingSeat } from './moments.ts';
import type { Used } from './outcomes.ts';

/** The beginning of every line that can occur at the tables of the matrix. */
export function everyDeed(): readonly string[] {
  const played = new Map([...CATALOGUE].filter(([id]) => id === PLAYED));
  return [...commandsFor(played).flatMap(everySubcommand), ...everyControl()];
}

function everySubcommand(command: Command): readonly string[] {
  if (command.contextMenu !== undefined) return [`${command.contextMenu} ${command.name}`];
  const { name, options = [] } = command.declare(translator('en'), CATALOGUE);
  const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return subcommands.length === 0 ? [`/${name}`] : subcommands.map((each) => `/${name} ${each.name}`);
}

/** Carries out a line as this person, at this table, wherever the table is. */
export async function carryOut(
  hall: Hall,
  player: Player,
  deed: string,
  loaded: LoadedTable | null,
): Promise<Used> {
  const [how = '', ...words] = deed.split(' ');
  if (how.startsWith('/')) return { seen: await types(hall, player, deed, loaded), on: null };
  if (how === 'message' || how === 'person')
    return { seen: await chooses(hall, player, how, words.join(' ')), on: null };
  if (how === 'offered') return { seen: await looksAtOffers(hall, player, words), on: null };
  const customId = customIdIn(deed, subjectOf(hall, loaded));
  if (how === 'send') return { seen: await sends(hall, player, customId), on: null };
  const value = words.at(-1) ?? '';
  if (how === 'choose') {
    const isOfPeople = value === '#spectator';
    const offered = isOfPeople
      ? personMenu(customId, 'menu', 1)
      : menu(customId, 'menu', [{ label: value, value }]);
    const on = shows(hall, player, offered);
    return { seen: await player.chooses(customId, isOfPeople ? hall.cleo.id : value, on), on };
  }
  const on = shows(hall, player, row([button(customId, 'button')]));
  return { seen: await player.presses(customId, on), on };
}

/** Chooses in the menu of a person's newest message, or in Cleo's menu. */
function chooses(
  { local, cleo }: Hall,
  player: Player,
  menu: 'message' | 'person',
  command: string,
): Promise<Seen> {
  if (menu === 'person') return player.usesOnPerson(cleo.id, command);
  const notice = local.people.say(player.id, player.place(), 'Who is next?');
  if ('kind' in notice) throw new Error(notice.code);
  return player.usesOn(notice, command);
}

/** Looks at the suggestions for the last word, which is an option. */
function looksAtOffers({ local }: Hall, player: Player, words: readonly string[]): Promise<Seen> {
  const option = words.at(-1) ?? '';
  return local.people.autocomplete(player.id, player.place(), words.slice(0, -1).join(' '), {}, option);
}

/**
 * Types a line's command. In its options, `#table` is the table's id, `#host` and `#seat` are roles, `#spectator` is Cleo,
 * and `#file` a box file.
 */
function types(hall: Hall, player: Player, deed: string, loaded: LoadedTable | null): Promise<Seen> {
  const words = deed.split(' ');
  const command = words.filter((word) => !word.includes(':')).join(' ');
  const options = words.flatMap((word): readonly (readonly [string, GivenOptions[string]])[] => {
    const [name = '', typed] = word.split(':');
    return typed === undefined ? [] : [[name, typedAs(hall, typed, loaded)]];
  });
  return player.types(command, Object.fromEntries(options));
}

function typedAs(hall: Hall, typed: string, loaded: LoadedTable | null): GivenOptions[string] {
  const roleOf = ({ id }: Player) => loaded?.table.seats.find(({ userId }) => userId === id)?.role ?? '';
  switch (typed) {
    case '#table':
      return loaded?.table.id ?? '';
    case '#host':
      return roleOf(hall.ada);
    case '#seat':
      return roleOf(hall.bo);
    case '#spectator':
      return hall.cleo.id;
    case '#file':
      return boxFile(hall);
    default:
      return /^\d+$/.test(typed) ? Number(typed) : typed;
  }
}

/** A box file with a different value each time. */
function boxFile({ local: { world } }: Hall): GivenFile {
  const box = { game: 'yggdrasil', rules: ['2018'], die: { hammers: [3, 3, 3, 3, 3, 3] } };
  return {
    filename: 'box.json',
    bytes: Buffer.from(JSON.stringify(box) + ' '.repeat(world.interactions.size)),
  };
}

/** The things that a line's control refers to. Without a table, no table's id is needed. */
function subjectOf(hall: Hall, loaded: LoadedTable | null): Subject {
  const proposal = loaded?.table.arrangements.proposal ?? null;
  return {
    table: loaded?.table.id ?? ('' as TableId),
    request: loaded?.request?.key ?? 'none',
    seat: loaded === null ? seatIndex(0) : pendingSeat(loaded, hall),
    proposal: proposal === null ? 'none' : nameOf(proposal),
  };
}

/** A message by the bot to that player, in their channel. */
function shows({ local }: Hall, player: Player, controls: Row): Message {
  const posted = postMessage(local.world, {
    channelId: player.place(),
    authorId: BOT_ID,
    body: { content: 'Here.', components: [JSON.parse(JSON.stringify(controls))] },
    uploads: [],
    visibleTo: player.id,
    interactionId: null,
    command: null,
  });
  if (!posted.ok) throw new Error(JSON.stringify(posted.reply));
  return posted.message;
}

/** Sends a form empty, which works only if all its fields are optional. */
function sends({ local: { world } }: Hall, player: Player, customId: string): Promise<Seen> {
  const id = world.newId();
  const form = { title: 'Form', components: [], sourceMessageId: null };
  world.modals.set(id, { ...form, id, personId: player.id, channelId: player.place(), customId });
  return player.fills();
}
