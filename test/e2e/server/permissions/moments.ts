/** Tables at moments for the matrix: Ada hosts, Bo has the other seat and the turn, and no one else is seated. */

import { playersChance } from '../../../../src/core/playing.ts';
import { atRandom } from '../../../../src/core/policy.ts';
import { giverOf } from '../../../../src/core/requests/answer.ts';
import type { SeatIndex } from '../../../../src/core/seat.ts';
import { CATALOGUE } from '../../../../src/games/index.ts';
import { GUILD } from '../../../../src/playground/world/hall.ts';
import type { PrivilegedActor } from '../../../../src/tables/model/change.ts';
import type { Place, TableId, UserId } from '../../../../src/tables/model/table.ts';
import { pendingUsers } from '../../../../src/tables/turns/current-request.ts';
import type { LoadedTable } from '../../../../src/tables/turns/loaded-table.ts';
import { type Span, seatsHeldBy } from '../../../../src/tables/turns/seating.ts';
import { actionFor, agreed, order } from '../../../shared/hall.ts';
import type { Player } from '../../../shared/people.ts';
import type { Hall } from '../../bot.ts';

const DAY_MS = 24 * 60 * 60_000;

type Step = (at: Preparing) => Promise<unknown>;

/** A table that is being brought to a moment of the matrix. */
interface Preparing {
  readonly hall: Hall;
  readonly id: TableId;
  readonly gameId: string;
}

const ANSWERED = [begins, answers];

const STEPS = {
  'no table': [],
  lobby: [],
  'sleepy lobby': [sleeps],
  playing: [begins],
  answered: ANSWERED,
  'taken back': [...ANSWERED, takesBack],
  proposed: [...ANSWERED, proposes],
  'offered to all': [begins, offers('seat', null), offers('turn', null)],
  'offered to the spectator': [begins, offers('seat', 'cleo'), offers('turn', 'cleo')],
  overdue: [begins],
  paused: [begins, pauses],
  'long paused': [begins, pauses, sleeps],
  closed: [begins, closes],
  over: [begins, ends],
  'between games': [begins, ends],
} as const satisfies { readonly [moment: string]: readonly Step[] };

export type Moment = keyof typeof STEPS;
export const MOMENTS = Object.keys(STEPS) as readonly Moment[];

/** The game of the tables at these moments. */
export const PLAYED = 'yggdrasil';

/** The first game with campaigns, for the moment between two games of a campaign. */
const [CAMPAIGNED = PLAYED] = [...CATALOGUE].flatMap(([id, { campaign }]) => (campaign === null ? [] : [id]));

/** A new table of that game in that place; null if the game doesn't have the moment. */
export async function tableAt(
  hall: Hall,
  moment: Moment,
  played: string,
  place: Place,
): Promise<TableId | null> {
  if (moment === 'no table') return null;
  const isCampaign = moment === 'between games';
  const gameId = isCampaign ? CAMPAIGNED : played;
  const [hosts = null, others = null] = CATALOGUE.get(gameId)?.game.roles ?? [];
  const ordered = {
    ...order({ gameId, role: hosts, passing: 'by-hand', seed: 'story 76' }),
    advice: 'private' as const,
    overdueAfter: moment === 'overdue' ? 0 : null,
    place,
  };
  const { options: _options, seed: _seed, ...begun } = ordered;
  const { id } = agreed(
    isCampaign
      ? await hall.tables().beginCampaign(by(hall, hall.ada), begun)
      : await hall.tables().open(by(hall, hall.ada), ordered),
  );
  agreed(await hall.tables().join(by(hall, hall.bo), id, { role: others, another: false }));
  for (const step of STEPS[moment]) await step({ hall, id, gameId });
  return id;
}

/** Each action has its own interaction. */
function by({ local }: Hall, { id }: Player): PrivilegedActor {
  return { userId: id as UserId, guildId: null, cause: local.world.newId(), isModerator: false };
}

async function loadedTableOf({ hall, id }: Preparing): Promise<LoadedTable> {
  const loaded = await hall.tables().loaded(id);
  if (loaded === null) throw new Error(`there is no table ${id}`);
  return loaded;
}

/** The seat of Bo, who is asked. */
export function pendingSeat({ table }: LoadedTable, { bo }: Hall): SeatIndex {
  const [seat] = seatsHeldBy(table, bo.id);
  if (seat === undefined) throw new Error('Bo has no seat');
  return seat;
}

/** Plays up to a question that only Bo is asked; in Yggdrasil, an action in his turn. */
async function begins(at: Preparing): Promise<void> {
  const { hall, id, gameId } = at;
  const first =
    (await loadedTableOf(at)).table.seats.find(({ userId }) => userId === hall.bo.id)?.role ?? null;
  agreed(await hall.tables().start(by(hall, hall.ada), id, first));
  const pick = playersChance('the players');
  for (;;) {
    const { table, entry, request } = await loadedTableOf(at);
    if (request === null) throw new Error('nothing is asked');
    const pending = pendingUsers(table, request);
    const isTurn = gameId !== PLAYED || request.about === 'turn';
    if (isTurn && pending.length === 1 && pending[0] === hall.bo.id) return;
    const action = atRandom.answer(request, entry.game.observe(table.state), pick);
    const player = table.seats[giverOf(request, action)]?.userId === hall.bo.id ? hall.bo : hall.ada;
    agreed(await hall.tables().act(by(hall, player), id, action));
  }
}

async function answers({ hall, id }: Preparing): Promise<void> {
  const action = await actionFor(hall.tables(), id, 'alfheim');
  agreed(await hall.tables().act(by(hall, hall.bo), id, action));
}

async function takesBack({ hall, id }: Preparing): Promise<void> {
  agreed(await hall.tables().takeBack(by(hall, hall.bo), id));
}

async function proposes({ hall, id }: Preparing): Promise<void> {
  agreed(await hall.tables().propose(by(hall, hall.ada), id, { kind: 'take-back' }));
}

function offers(span: Span, to: 'cleo' | null): Step {
  return async (at) => {
    const { hall, id } = at;
    const seat = pendingSeat(await loadedTableOf(at), hall);
    const invited = to === null ? null : (hall[to].id as UserId);
    agreed(await hall.tables().offer(by(hall, hall.bo), id, { seat, span, to: invited }));
  };
}

async function pauses({ hall, id }: Preparing): Promise<void> {
  agreed(await hall.tables().pause(by(hall, hall.ada), id));
}

async function closes(at: Preparing): Promise<void> {
  const { hall, id } = at;
  const since = (await loadedTableOf(at)).table.waitingSince.toISOString();
  agreed(await hall.tables().closeAsleep(id, since, hall.local.world.newId()));
}

async function ends({ hall, id }: Preparing): Promise<void> {
  agreed(await hall.tables().abort(by(hall, hall.ada), id));
}

/** Lets a week and a day pass: then a lobby has been warned, and a pause has lasted long enough. */
async function sleeps({ hall }: Preparing): Promise<void> {
  hall.turnsClock(8 * DAY_MS);
  await hall.rests();
}

/** Resets the setting for where tables open before each action, in case an earlier action changed the setting. */
export async function asServerChose(hall: Hall): Promise<void> {
  const { places } = await hall.settings().ofServer(GUILD.id);
  if (places !== 'channel') await hall.settings().changeServer(GUILD.id, { places: 'channel' }, new Date());
}
