/** Plays one cell of the matrix: an action at a table of the right kind, with its outcome. */
import { expect } from 'vitest';
import { GUILD } from '../../../../src/playground/world/hall.ts';
import type { ChannelId, TableId } from '../../../../src/tables/model/table.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import type { Player } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import type { Line, Role } from './matrix.ts';
import { asServerChose, type Moment, PLAYED, tableAt } from './moments.ts';
import { carryOut } from './moves.ts';
import { openReader, outcomeOf, type Used } from './outcomes.ts';

const ANOTHER_GUILD = '1200000000000000999';

interface Scene {
  readonly table: TableId | null;
  readonly channel: ChannelId;
  readonly loaded: LoadedTable | null;
  /** The state of the table and the channel when the table was made. */
  readonly stood: string;
}

export interface Stage {
  /** The outcome when a person in this role does what the line says. */
  readonly plays: (line: Pick<Line, 'moment' | 'deed'>, role: Role) => Promise<string>;
  /** The table at which the game has started. */
  readonly begun: () => Promise<LoadedTable | null>;
}

/** Opens a stage with its own bot, which is closed after the test. Its tables play this game. */
export async function openStage(gameId: string = PLAYED): Promise<Stage> {
  const hall = await openHall();
  const { ada, bo, cleo, mo } = hall;
  const people: Readonly<Record<Role, Player>> = {
    host: ada,
    seat: bo,
    spectator: cleo,
    moderator: mo,
    stranger: mo,
  };
  const reader = openReader(hall);
  const scenes = new Map<string, Scene>();

  /** A table at that moment, and its channel, if nothing has happened since. */
  async function sceneOf(moment: Moment, guildId: string): Promise<Scene> {
    const name = `${moment} ${guildId}`;
    const known = scenes.get(name);
    if (known !== undefined && reader.snapshot(known.table, known.channel) === known.stood) return known;
    const channel = threadIn(hall, moment);
    const table = await tableAt(hall, moment, gameId, { guildId, channelId: channel });
    const loaded = table === null ? null : await hall.tables().loaded(table);
    const scene = { table, channel, loaded, stood: reader.snapshot(table, channel) };
    scenes.set(name, scene);
    return scene;
  }

  const plays: Stage['plays'] = async ({ moment, deed }, role) => {
    await asServerChose(hall);
    const isStranger = role === 'stranger';
    const { table, channel, loaded } = await sceneOf(moment, isStranger ? ANOTHER_GUILD : GUILD.id);
    const isElsewhere = isStranger || deed.endsWith(' table:#table');
    const place = isElsewhere ? (await sceneOf('no table', GUILD.id)).channel : channel;
    const player = people[role].goesTo(place);
    const before = reader.all(table, place);
    const isChanged = () => reader.all(table, place) !== before;
    const used = await carryOut(hall, player, deed, loaded);
    const outcome = await outcomeOf(hall, player, used, isChanged);
    if (outcome !== 'does') expect(isChanged()).toBe(false);
    if (isStranger && table !== null) expectNothingOf([table, channel], hall, used);
    return outcome;
  };
  return {
    plays,
    begun: async () => (await sceneOf('playing', GUILD.id)).loaded,
  };
}

function threadIn({ local, ada }: Hall, name: string): ChannelId {
  const thread = local.people.openThread(ada.id, local.world.channelCalled('#yggdrasil')?.id ?? '', name);
  if ('code' in thread) throw new Error(thread.code);
  return thread.id as ChannelId;
}

/** Expects that people from other servers learn neither which table it is nor where it is. */
function expectNothingOf(names: readonly string[], { local: { world } }: Hall, { seen }: Used): void {
  const written = 'interactionId' in seen ? (world.interactions.get(seen.interactionId)?.written ?? []) : [];
  const told = JSON.stringify([
    seen.kind === 'choices' ? seen : [],
    written.map((id) => world.messages.get(id)),
  ]);
  for (const name of names) expect(told).not.toContain(name);
}
