/** The landmarks that a step of play visits, determined from its events, states and questions, and from refusals. */
import type { GameEvent } from '../../../../src/core/game.ts';
import type { PlayedStep } from '../../../../src/core/playing.ts';
import { type SeatIndex, seatIndex } from '../../../../src/core/seat.ts';
import { boxOf, enemiesOn, type ThrowBack } from '../../../../src/games/yggdrasil/box/box.ts';
import {
  type Enemy,
  enemyOn,
  GIANTS,
  isAngry,
  isRagnarok,
} from '../../../../src/games/yggdrasil/box/components.ts';
import { powerAt } from '../../../../src/games/yggdrasil/facts/enemies.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import type { YggdrasilEvent } from '../../../../src/games/yggdrasil/state/events.ts';
import { GOD_ACTIONS, type YggdrasilState } from '../../../../src/games/yggdrasil/state/state.ts';
import { type Deed, giantMattered, personalPowerMattered, tranceMattered } from './what-if.ts';

type Step = PlayedStep<YggdrasilState>;

/** Adds the step's visits; landmarks visited earlier aren't checked again. */
export function visit(visited: Set<string>, step: Step): void {
  const events = step.events.map(asOwn);
  const found = [
    ...events.map(({ type }) => `event ${type}`),
    ...[step.state, step.before]
      .flatMap((state) => state?.question ?? [])
      .map(({ about }) => `question ${about}`),
    ...events.flatMap((event) => effectAt(event, step.state)),
    ...cards(events, step.state),
    ...deeds(step),
    ...runes(step, events),
    ...ends(step.state, events),
    ...refusals(step.state),
    ...differences(visited, step),
  ];
  for (const landmark of found) visited.add(landmark);
}

function asOwn(event: GameEvent): YggdrasilEvent {
  return event as YggdrasilEvent;
}

/** An enemy's effect that changed something, with its power. */
function effectAt(event: YggdrasilEvent, state: YggdrasilState): readonly string[] {
  const at = (enemy: Enemy, space = state.enemies[enemy]) =>
    `${enemy} at power ${powerAt(boxOf(state), space)}`;
  switch (event.type) {
    case 'vikings-died':
      return event.vikings > 0 ? [`hel at power ${event.vikings}`] : [];
    case 'fire-giants-came':
      return event.fireGiants > 0 ? [`surt at power ${event.fireGiants}`] : [];
    case 'giants-appeared':
      return event.giants.length > 0 ? [`loki at power ${event.giants.length}`] : [];
    case 'island-sank':
      return [at('jormungand')];
    case 'enemy-dragged':
      return [event.enemy === 'nidhogg' ? at('nidhogg', event.from) : at('nidhogg')];
    case 'fenrir-angered':
      return [`fenrir at power ${event.power}`];
    default:
      return [];
  }
}

/** Special cards that moved the named enemies as far as printed. */
function cards(events: readonly YggdrasilEvent[], state: YggdrasilState): readonly string[] {
  const moves = events.filter((event) => event.type === 'enemy-advanced');
  return events.flatMap((event) => {
    if (event.type !== 'card-drawn') return [];
    const { card } = event;
    const moved = (enemy: Enemy, spaces: number) =>
      moves.some((move) => move.enemy === enemy && move.to - move.from === spaces);
    if (isRagnarok(card))
      return enemiesOn(boxOf(state), card).every((enemy) => moved(enemy, 1)) ? [`card ${card}`] : [];
    return isAngry(card) && moved(enemyOn(card), 2) ? [`card ${card}`] : [];
  });
}

function deeds({ before, action, state }: Step): readonly string[] {
  if (before === null || action === null || before.question?.about !== 'turn') return [];
  const [deed] = action.choice.split(':');
  const square = action.choice === 'vanaheim:use' ? [`square ${String(action.values['square'])}`] : [];
  const { spent } = state.turn;
  const isBothWays = spent.includes('enter-trance') && spent.includes('leave-trance');
  return [`deed ${deed}`, ...square, ...(isBothWays ? ['freyja in and out of trance in one turn'] : [])];
}

/** Runes that had their effect. */
function runes({ before }: Step, events: readonly YggdrasilEvent[]): readonly string[] {
  const asked = before?.question;
  const thrown = events.flatMap((event) => (event.type === 'enemy-retreated' ? [event.from - event.to] : []));
  return [
    ...events.flatMap((event) =>
      event.type === 'vikings-shared' && event.shares.some((share) => share > 0) ? ['rune sigel'] : [],
    ),
    ...events.flatMap((event) => (event.type === 'no-card' ? ['rune daeg'] : [])),
    ...(before != null && asked?.about === 'throw-back' && didAll(boxOf(before).runes[asked.rune], thrown)
      ? [`rune ${asked.rune}`]
      : []),
  ];
}

/** Whether the rune pushed back its full number of enemies, each by its full number of spaces. */
function didAll({ enemies, spaces }: ThrowBack, thrown: readonly number[]): boolean {
  return thrown.length === enemies && thrown.every((far) => far === spaces);
}

function ends({ end, fenrirIsAngry }: YggdrasilState, events: readonly YggdrasilEvent[]): readonly string[] {
  if (end === null) return [];
  const beforeIt = events[events.findIndex(({ type }) => type === 'gods-won') - 1];
  if (end.kind === 'won')
    return [
      'won',
      ...(fenrirIsAngry ? ['won while Fenrir is angry'] : []),
      ...(beforeIt !== undefined && beforeIt.type !== 'turn-ended' ? ['won before acting'] : []),
    ];
  return [
    ...end.why.map((code) => `lost by ${code}`),
    ...(end.why.length > 1 ? ['lost in two ways at once'] : []),
  ];
}

/** The refusals for actions that are not offered, for a stranger, for an old question and for nonsense. */
function refusals(state: YggdrasilState): readonly string[] {
  const request = yggdrasil.requests(state)[0]?.key ?? 'none';
  const attempt = (seat: SeatIndex, key: string, choice: string): readonly string[] => {
    const applied = yggdrasil.apply(state, seat, { request: key, choice, values: { nothing: true } });
    if (applied.ok) throw new Error(`${choice} was accepted`);
    const { code, giant } = applied.refusal;
    return [`refusal ${code}`, ...(code === 'world-blocked' ? [`giant ${giant}`] : [])];
  };
  const { seat } = state.turn;
  return [
    ...(state.question?.about.startsWith('turn') ? GOD_ACTIONS : ['nonsense']).flatMap((deed) =>
      attempt(seat, request, deed),
    ),
    ...attempt(seatIndex(seat + 1), request, 'done'),
    ...attempt(seat, 'an old question', 'done'),
  ];
}

/** Giants and powers without which the step would have had another outcome. */
function differences(
  visited: ReadonlySet<string>,
  { before, seat, action, events, state }: Step,
): readonly string[] {
  if (before === null || seat === null || action === null || events.some(isAboutRunesOrGiants)) return [];
  const deed: Deed = { before, seat, action, state };
  const activeGod = state.seats[state.turn.seat]?.god;
  return [
    ...GIANTS.filter((giant) => before.active.includes(giant)).map(
      (giant) => [`giant ${giant}`, () => giantMattered(deed, giant)] as const,
    ),
    [`power of ${activeGod}`, () => personalPowerMattered(deed)] as const,
    ...before.seats.map(
      ({ god, inTrance }, at) => [`trance of ${god}`, () => inTrance && tranceMattered(deed, at)] as const,
    ),
  ].flatMap(([landmark, mattered]) => (!visited.has(landmark) && mattered() ? [landmark] : []));
}

/** Events that moving a giant for the comparison could cause by itself. */
function isAboutRunesOrGiants({ type }: GameEvent): boolean {
  return type === 'rune-completed' || type === 'giants-appeared';
}
