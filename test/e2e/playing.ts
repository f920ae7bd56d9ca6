/** Carries out an answer of the core as a person does: through what can be seen and pressed, or by a slash command. */

import { playersChance } from '../../src/core/playing.ts';
import { atRandom, type Policy } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { giverOf, type Pick } from '../../src/core/requests/answer.ts';
import { encodeAnswer } from '../../src/core/requests/answer-code.ts';
import type { Action, Alternative, Request, Values } from '../../src/core/requests/request.ts';
import { WAY } from '../../src/discord/interactions/typed-answers.ts';
import { everyComponent } from '../../src/playground/model/component-types.ts';
import type { Component, Message } from '../../src/playground/model/shapes.ts';
import type { GivenOptions } from '../../src/playground/people.ts';
import type { Table } from '../../src/tables/model/table.ts';
import { asTyped } from '../../tools/people/as-typed.ts';
import { filled } from '../../tools/people/filled.ts';
import { eventually } from '../eventually.ts';
import { ephemeralsOf, type Player } from '../shared/people.ts';
import type { Hall } from './bot.ts';

export const WAYS = ['controls', 'command', 'act'] as const;
export type Way = (typeof WAYS)[number];

/** Answers as that player, in that way, and waits until the bot has posted the result. */
export async function plays(hall: Hall, player: Player, action: Action, way: Way): Promise<void> {
  const { request, table, entry } = await hall.loaded();
  const alternative = request?.alternatives.find(({ id }) => id === action.choice);
  if (request === null || alternative === undefined) throw new Error(`nobody asks for ${action.choice}`);
  await { controls: byControls, command: byCommand, act: byAct }[way](
    hall,
    player,
    request,
    alternative,
    action,
  );
  if (entry.presenter.warning(alternative, action.values, entry.game.observe(table.state)) !== null)
    await isSure(hall, player, `v1|${table.id}|s|${request.key}|`);
  await hall.movesOn(table);
}

/** Confirms an action that needs a confirmation. */
async function isSure({ local }: Hall, player: Player, customId: string): Promise<void> {
  const sure = () =>
    ephemeralsOf(local, player)
      .flatMap(({ components }) => everyComponent(components))
      .find(({ custom_id: id }) => id?.startsWith(customId));
  await local.world.until(() => sure() !== undefined);
  await player.presses(sure()?.custom_id ?? '');
}

/** Leaves a running game, and confirms it; returns the text of the confirmation. */
export async function leavesGame(
  { local }: Hall,
  player: Player,
  typed: { readonly role?: string } = {},
): Promise<string> {
  const seen = await player.types('/game leave', typed);
  if (seen.kind !== 'message') throw new Error(`not asked: ${JSON.stringify(seen)}`);
  await player.presses('Leave the game', seen.message);
  await local.world.until((world) => world.messages.get(seen.message.id)?.components.length === 0);
  return asTyped(seen.message.content);
}

/** Ends the turn, however many actions are left. */
export async function endsTurn(hall: Hall, player: Player): Promise<void> {
  const { request } = await hall.loaded();
  await plays(hall, player, { request: request?.key ?? '', choice: 'done', values: {} }, 'command');
}

async function byAct(_: Hall, player: Player, __: Request, alternative: Alternative, { values }: Action) {
  done(await player.types('/act', { answer: encodeAnswer(alternative, values) }));
}

async function byCommand(
  hall: Hall,
  player: Player,
  _: Request,
  alternative: Alternative,
  { values }: Action,
) {
  const { game, moveCommands: deeds } = (await hall.loaded()).entry;
  const deed = deeds.find(({ verbs }) => verbs.includes(alternative.verb));
  if (deed === undefined) {
    done(await player.types('/choose', { answer: encodeAnswer(alternative, values) }));
    return;
  }
  const way = deed.options.includes(WAY) ? { [WAY]: alternative.id } : {};
  const options = Object.entries(values).map(([field, value]) => [field, String(value)]);
  done(await player.types(`/${game.id} ${deed.name}`, { ...way, ...Object.fromEntries(options) }));
}

function done(seen: Awaited<ReturnType<Player['types']>>): void {
  if (seen.kind !== 'message' || (seen.message.components.length > 0 && !isDoubted(seen)))
    throw new Error(`not carried out: ${JSON.stringify(seen)}`);
}

/** Whether the answer has to be confirmed. */
function isDoubted(seen: Awaited<ReturnType<Player['types']>>): boolean {
  return seen.kind === 'message' && JSON.stringify(seen.message.components).includes('|s|');
}

function byControls(hall: Hall, player: Player, asked: Request, alternative: Alternative, given: Action) {
  return answersOn(hall.board(), hall, player, asked, alternative, given);
}

/** Gives the answer with the controls of that message. */
export async function answersOn(
  message: Message,
  hall: Hall,
  player: Player,
  asked: Request,
  alternative: Alternative,
  given: Action,
): Promise<void> {
  const action = { ...given, values: asOffered(alternative, given.values) };
  const code = encodeAnswer(alternative, action.values);
  let on = message;
  for (;;) {
    const controls = controlsFor(on, asked.key);
    const ending = (...ends: readonly string[]) =>
      controls.find(({ custom_id: id }) => ends.some((end) => id?.endsWith(`|${end}`)))?.custom_id;
    const answer = ending(`a|${asked.key}|${code}`);
    if (answer !== undefined) {
      await player.presses(answer, on);
      return;
    }
    const narrower =
      ending(...beginningsOf(code).map((group) => `n|${asked.key}|${group}`)) ??
      ending(`v|${asked.key}|${alternative.verb}`);
    const choice = chosenOnBoard(on, asked.key, alternative, code);
    if (answer === undefined && narrower === undefined && choice !== undefined) {
      const seen = await player.chooses(choice.menu, choice.value, on);
      if (choice.value.startsWith('answer|')) return;
      if (seen.kind === 'modal') return fillsIn(player, alternative, action.values);
      on = seen.kind === 'acknowledged' ? await narrowed(hall, on, choice.menu) : messageOf(seen);
      continue;
    }
    const menu = controls.find((control) => control.options !== undefined);
    if (narrower === undefined && menu !== undefined) return inMenu(on, menu, player, alternative, action);
    if (narrower === undefined) throw new Error(`there is no way to ${code}: ${on.content}`);
    const seen = await player.presses(narrower, on);
    if (seen.kind === 'modal') return fillsIn(player, alternative, action.values);
    on = seen.kind === 'acknowledged' ? await narrowed(hall, on, narrower) : messageOf(seen);
  }
}

/** Several items of a list are offered in the list's order, whatever order they're chosen in. */
function asOffered({ fields }: Alternative, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (field?.kind !== 'some') return [name, value] as const;
    const chosen: readonly string[] = Array.isArray(value) ? value : [];
    return [name, field.of.filter((each) => chosen.includes(each))] as const;
  });
  return Object.fromEntries(entries);
}

/** A private message is edited in place, after the press was acknowledged. */
function narrowed(hall: Hall, { id }: Message, pressed: string): Promise<Message> {
  return eventually(() => {
    const message = hall.local.world.messages.get(id);
    if (message === undefined || everyComponent(message.components).some((one) => one.custom_id === pressed))
      throw new Error(`nothing was shown after ${pressed}`);
    return message;
  });
}

function messageOf(seen: Awaited<ReturnType<Player['presses']>>): Message {
  if (seen.kind === 'message' || seen.kind === 'updated') return seen.message;
  throw new Error(`asked nothing: ${JSON.stringify(seen)}`);
}

/** The option of a board's menu that gives the answer, or leads to it. */
function chosenOnBoard(on: Message, key: string, { verb }: Alternative, code: string) {
  const menu = everyComponent(on.components).find(({ custom_id: id }) => id?.endsWith(`|M|${key}`));
  const values = [`answer|${code}`, ...beginningsOf(code).map((group) => `group|${group}`), `verb|${verb}`];
  const value = values.find((each) => menu?.options?.some((option) => option.value === each));
  return value === undefined ? undefined : { menu: menu?.custom_id ?? '', value };
}

/** The codes of the groups that an answer can belong to: its own code without the last parts. */
function beginningsOf(code: string): readonly string[] {
  const parts = code.split('~');
  return parts.map((_, at) => parts.slice(0, at + 1).join('~'));
}

function controlsFor(message: Message, key: string): readonly Component[] {
  return everyComponent(message.components).filter(({ custom_id: id }) => id?.includes(`|${key}|`));
}

async function inMenu(
  on: Message,
  menu: Component,
  player: Player,
  alternative: Alternative,
  action: Action,
) {
  const code = encodeAnswer(alternative, action.values);
  const isThere = menu.options?.some(({ value }) => value === code) === true;
  const seen = await player.chooses(menu.custom_id ?? '', isThere ? code : `more~${alternative.id}`, on);
  if (seen.kind === 'modal') await fillsIn(player, alternative, action.values);
  else if (!isThere || seen.kind === 'refused') throw new Error(`no way to ${code}: ${JSON.stringify(seen)}`);
}

async function fillsIn(player: Player, alternative: Alternative, values: Values): Promise<void> {
  const fields = Object.entries(alternative.fields).flatMap(([name, field]) => filled(name, field, values));
  const seen = await player.fills(Object.fromEntries(fields));
  if (seen.kind !== 'acknowledged' && !isDoubted(seen))
    throw new Error(`the form was not taken: ${JSON.stringify(seen)}`);
}

type Seated = Readonly<Record<string, Player>>;

interface NewGame {
  /** The players' roles; the host is first and starts the game. */
  readonly seats: Readonly<Record<string, Player>>;
  /** If omitted, the seed is random, and the game counts in the statistics. */
  readonly seed?: string;
  readonly options?: GivenOptions;
}

/** Opens a table, fills its seats and starts the game, all by slash commands. */
export function startsGame(hall: Hall, { seats, ...game }: NewGame): Promise<Table> {
  return startsTable(hall, Object.entries(seats), game);
}

/** The same for seats in order, each with its role, which is empty in a game whose seats are alike. */
export async function startsTable(
  hall: Hall,
  [first, ...others]: readonly (readonly [string, Player])[],
  { seed, options = {} }: Omit<NewGame, 'seats'>,
): Promise<Table> {
  if (first === undefined) throw new Error('a game needs a player');
  const [role, host] = first;
  // The tests' seeds were chosen for the games that the algorithm alea makes from them.
  const seeded = seed === undefined ? {} : { seed: seedFrom(seed) };
  await host.types('/game new', { game: 'yggdrasil', ...roleOption(role), ...seeded, ...options });
  for (const [theirs, player] of others) await player.types('/game join', roleOption(theirs));
  await host.types('/game start');
  await hall.rests();
  return (await hall.loaded(host.place())).table;
}

function roleOption(role: string): GivenOptions {
  return role === '' ? {} : { role };
}

/** Ends the channel's game early, without a reason. The button is labelled in the player's language. */
export async function endsGame(hall: Hall, player: Player, button = 'End this game'): Promise<void> {
  await player.types('/game abort');
  await player.isShown(player.presses(button));
  await hall.rests();
}

/** Answers this many questions at random, directly at the table, to reach a moment known for a seed. */
export async function goesOn(
  hall: Hall,
  answers: number,
  policy: Policy<unknown> = atRandom,
  channel?: string,
): Promise<void> {
  const pick = playersChance('the players');
  for (let answer = 0; answer < answers; answer += 1) {
    const { table, entry, request } = await hall.loaded(channel);
    if (request === null) throw new Error('nothing is asked');
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const userId = table.seats[giverOf(request, action)]?.userId;
    if (userId == null) throw new Error('nobody is asked');
    const done = await hall
      .tables()
      .act({ userId, guildId: null, cause: `chance ${table.id} ${table.version}` }, table.id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  await hall.rests();
}

/** Plays on with a policy until the game is over, using the three ways of answering in turn. */
export async function playsOn(
  hall: Hall,
  seated: Seated,
  policy: Policy<unknown>,
  pick: Pick,
): Promise<number> {
  const { id } = (await hall.loaded()).table;
  for (let answers = 0; ; answers += 1) {
    const loaded = await hall.tables().loaded(id);
    const request = loaded?.request ?? null;
    if (loaded === null || request === null) return answers;
    const { table, entry } = loaded;
    const action = policy.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
    const seat = giverOf(request, action);
    const player = seated[table.seats[seat]?.userId ?? ''];
    if (player === undefined) throw new Error(`nobody plays seat ${seat}`);
    await plays(hall, player, action, WAYS[answers % WAYS.length] ?? 'controls');
  }
}

/** The buttons below the end of a game, with praise for each of these roles. */
export function endButtons(...praised: readonly string[]): readonly string[] {
  const always = ['Play again', 'Same seed again', 'Replay', 'Review', 'Story', 'Poster'];
  return [...always, ...praised.map((role) => `Well played, ${role}`)];
}
