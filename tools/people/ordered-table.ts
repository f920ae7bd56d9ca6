/**
 * Opens a table with all options in one line, as `/game new` once did: with the button of an older message, which
 * still holds them. People now choose these options in the lobby.
 */
import type { Catalogue } from '../../src/core/catalogue.ts';
import { optionsToChoose } from '../../src/core/options.ts';
import { formatCustomId } from '../../src/discord/custom-ids/custom-id.ts';
import { type TypedWish, wishCode } from '../../src/discord/interactions/opening/typed-wish.ts';
import { button, row } from '../../src/discord/messages/pieces/parts.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { Message } from '../../src/playground/model/shapes.ts';
import type { GivenOptions } from '../../src/playground/people.ts';
import { BOT_ID } from '../../src/playground/world/hall.ts';
import { postMessage } from '../../src/playground/world/posting.ts';
import type { World } from '../../src/playground/world/world.ts';
import { TABLE_PLACES, type TablePlace } from '../../src/tables/model/settings.ts';
import { ADVICE_SETTINGS, PASSINGS } from '../../src/tables/model/table.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { translator } from '../../src/words/translate.ts';

const english = translator('en');

/** Whether a command is `/game new` with options that the bot of that world doesn't declare. */
export function isOrdered(world: World, command: string, options: GivenOptions): boolean {
  if (command !== '/game new') return false;
  const game = [...world.commands.values()].find(({ name }) => name === 'game');
  const declared = game?.options?.find(({ name }) => name === 'new')?.options ?? [];
  return Object.keys(options).some((option) => !declared.some(({ name }) => name === option));
}

/** The message with the button of an older table. `place` is the server's setting for where tables open. */
export function orderedTable(
  world: World,
  personId: string,
  channelId: string,
  options: GivenOptions,
  place: TablePlace,
): { readonly message: Message; readonly customId: string } {
  const text = (option: string) => (options[option] === undefined ? null : String(options[option]));
  const wish: TypedWish = {
    role: text('role')?.toLowerCase() ?? null,
    difficulty: null,
    with: null,
    where: chosen(TABLE_PLACES, 'where', text('where')) ?? place,
    passing: chosen(PASSINGS, 'passing', text('passing')),
    isCasual: options['casual'] === undefined ? null : options['casual'] === true,
    advice: chosen(ADVICE_SETTINGS, 'advice', text('advice')),
    deadlineHours: options['deadline'] === undefined ? null : Number(options['deadline']),
    language: LANGUAGES.find((each) => [each, ownName(each)].includes(text('language') ?? '')) ?? null,
    seed: text('seed'),
    options: Object.fromEntries(
      optionsOfGames(CATALOGUE).flatMap((option) => {
        const value = text(option);
        return value === null ? [] : [[option, value]];
      }),
    ),
  };
  const code = wishCode(wish);
  if (code === null) throw new Error(`no button says ${JSON.stringify(options)}`);
  const customId = formatCustomId({ kind: 'new-game-as', game: gameIn(options), wish: code });
  const controls = row([button(customId, 'Open')]);
  const posted = postMessage(world, {
    channelId,
    authorId: BOT_ID,
    body: { content: ASKS, components: [JSON.parse(JSON.stringify(controls))] },
    uploads: [],
    visibleTo: personId,
    interactionId: null,
    command: null,
  });
  if (!posted.ok) throw new Error(JSON.stringify(posted.reply));
  return { message: posted.message, customId };
}

/** The text of the message until the answer replaces it. */
export const ASKS = 'Which game?';

function ownName(language: (typeof LANGUAGES)[number]): string {
  return translator(language)({ key: 'language.own' });
}

/** The option with this value, or with this name as English readers see it. */
function chosen<Value extends string>(
  values: readonly Value[],
  option: string,
  typed: string | null,
): Value | null {
  return (
    values.find((value) => [value, english({ key: `choice.${option}-${value}` })].includes(typed ?? '')) ??
    null
  );
}

/** The named game, or else the first game that has the role and the options. */
function gameIn(options: GivenOptions): string {
  const named = options['game'];
  const games = [...CATALOGUE.values()];
  const known = games.find(({ game: { id } }) => named === id || named === english({ key: `game.${id}` }));
  if (known !== undefined) return known.game.id;
  // A game from another catalogue, by its id.
  if (named !== undefined) return String(named);
  const meant = games.find(({ game }) => {
    const role = options['role'];
    const isRole = role === undefined || game.roles.includes(String(role).toLowerCase());
    const given = Object.keys(options).filter((option) => optionsOfGames(CATALOGUE).includes(option));
    return isRole && given.every((option) => optionsToChoose(game.options).includes(option));
  });
  const { game } = meant ?? games[0] ?? {};
  if (game === undefined) throw new Error('the catalogue is empty');
  return game.id;
}

function optionsOfGames(catalogue: Catalogue): readonly string[] {
  return [...new Set([...catalogue.values()].flatMap(({ game }) => optionsToChoose(game.options)))];
}
