/** Everything a person can do with the bot, written as a line: `/game skip role:odin`, `press vote agree`, `send table abort`. */
import { ApplicationCommandOptionType } from 'discord.js';
import { COMMANDS } from '../../../commands/list.ts';
import {
  type CustomId,
  ERASURES,
  formatCustomId,
  SERVER_VERBS,
  TABLE_VERBS,
} from '../../../src/discord/custom-id.ts';
import { button, menu, type Row, row } from '../../../src/discord/messages/parts.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { BOT_ID } from '../../../src/playground/hall.ts';
import type { GivenOptions, Seen } from '../../../src/playground/people.ts';
import { postMessage } from '../../../src/playground/posting.ts';
import type { GivenFile, Message } from '../../../src/playground/shapes.ts';
import type { Standing } from '../../../src/tables/changing.ts';
import { MOTIONS } from '../../../src/tables/history.ts';
import { BALLOTS, nameOf } from '../../../src/tables/proposals.ts';
import { SPANS } from '../../../src/tables/seating.ts';
import { translator } from '../../../src/words/translate.ts';
import type { Hall } from '../bot.ts';
import type { Player } from '../people.ts';
import { seatAsked } from './moments.ts';
import type { Used } from './outcomes.ts';

/** Which words go with each kind of control; null where it is any answer of the game. */
const WORDS = {
  table: TABLE_VERBS,
  server: SERVER_VERBS,
  'own-data': ERASURES,
  tables: null,
  log: null,
  replay: MOTIONS,
  take: SPANS,
  undo: null,
  redo: null,
  vote: BALLOTS,
  answer: null,
  sure: null,
  menu: null,
  verb: null,
  form: null,
} as const satisfies Readonly<Record<CustomId['kind'], readonly string[] | null>>;

const FORMS = ['send form', 'send table abort', 'send server stop-all'];

/** The beginnings of all lines that there can be. */
export function everyDeed(): readonly string[] {
  return [...COMMANDS.flatMap(everySubcommand), ...Object.entries(WORDS).flatMap(everyPress), ...FORMS];
}

function everySubcommand({ declare }: (typeof COMMANDS)[number]): readonly string[] {
  const { name, options = [] } = declare(translator('en'), CATALOGUE);
  const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return subcommands.length === 0 ? [`/${name}`] : subcommands.map((each) => `/${name} ${each.name}`);
}

function everyPress([kind, words]: readonly [string, readonly string[] | null]): readonly string[] {
  if (kind === 'form') return [];
  if (kind === 'menu') return ['choose menu'];
  return words === null ? [`press ${kind}`] : words.map((word) => `press ${kind} ${word}`);
}

/** `standing` is that of the table which is meant, wherever it is. */
export async function does(
  hall: Hall,
  player: Player,
  deed: string,
  standing: Standing | null,
): Promise<Used> {
  const [how = '', ...words] = deed.split(' ');
  if (how === 'offered') {
    const option = words.pop() ?? '';
    const { people } = hall.local;
    return {
      seen: await people.autocomplete(player.id, player.place(), words.join(' '), {}, option),
      on: null,
    };
  }
  if (how.startsWith('/')) return { seen: await types(hall, player, deed, standing), on: null };
  const customId = customIdOf(hall, words, standing);
  if (how === 'send') return { seen: await sends(hall, player, customId), on: null };
  const value = words.at(-1) ?? '';
  const on = shows(
    hall,
    player,
    how === 'choose' ? menu(customId, 'menu', [{ label: value, value }]) : row([button(customId, 'button')]),
  );
  const seen =
    how === 'choose' ? await player.chooses(customId, value, on) : await player.presses(customId, on);
  return { seen, on };
}

/** In options, `@` stands for a person by name, `#table` for the table, `#host` and `#seat` for what they play. */
function types(hall: Hall, player: Player, deed: string, standing: Standing | null): Promise<Seen> {
  const words = deed.split(' ');
  const command = words.filter((word) => !word.includes(':')).join(' ');
  const options = words.flatMap((word): readonly (readonly [string, GivenOptions[string]])[] => {
    const [name = '', typed] = word.split(':');
    return typed === undefined ? [] : [[name, typedAs(hall, typed, standing)]];
  });
  return player.types(command, Object.fromEntries(options));
}

function typedAs(hall: Hall, typed: string, standing: Standing | null): GivenOptions[string] {
  const roleOf = ({ id }: Player) => standing?.table.seats.find(({ userId }) => userId === id)?.role ?? '';
  switch (typed) {
    case '#table':
      return standing?.table.id ?? '';
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

/** Each time another one. */
function boxFile({ local: { world } }: Hall): GivenFile {
  const box = { game: 'yggdrasil', rules: ['2018'], die: { hammers: [3, 3, 3, 3, 3, 3] } };
  return {
    filename: 'box.json',
    bytes: Buffer.from(JSON.stringify(box) + ' '.repeat(world.interactions.size)),
  };
}

/** As the control of an older message bears it, or a forged one. */
function customIdOf(
  hall: Hall,
  [kind = '', word = '']: readonly string[],
  standing: Standing | null,
): string {
  const { table, request } = standing ?? { table: null, request: null };
  const proposal = table?.arrangements.proposal ?? null;
  // Each kind takes of these what it needs.
  const id = {
    kind,
    verb: word.split('~')[0],
    page: 0,
    at: 0,
    motion: word,
    seat: standing === null ? 0 : seatAsked(standing, hall),
    span: word,
    request: request?.key ?? 'none',
    ballot: word,
    proposal: proposal === null ? 'none' : nameOf(proposal),
    code: word,
    alternative: word,
    ...(['server', 'own-data', 'tables'].includes(kind) ? {} : { table: table?.id }),
  };
  return formatCustomId(id as unknown as CustomId);
}

/** A message of the bot's for that player, in the place where they are. */
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

/** A form that needs nothing filled in. */
function sends({ local: { world } }: Hall, player: Player, customId: string): Promise<Seen> {
  const id = world.newId();
  const form = { title: 'Form', components: [], sourceMessageId: null };
  world.modals.set(id, { ...form, id, personId: player.id, channelId: player.place(), customId });
  return player.fills();
}
