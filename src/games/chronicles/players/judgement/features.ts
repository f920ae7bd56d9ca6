/** Describes a position as numbers between about 0 and 1, from which the chance to win is learned. */
import { ENEMIES, GODS, type Iotunn, LEVELS, type Place } from '../../box/components.ts';
import { levelOf } from '../../box/tree.ts';
import { mostLife } from '../../facts/gods.ts';
import { stepsLeft } from '../../facts/page.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { outlookOf } from '../outlook.ts';
import { WEIGHTS } from '../weights.ts';
import { sagaFeatures } from './saga-features.ts';

export function features(view: ChroniclesView): readonly number[] {
  const { box, seats, supports, places, wheel } = view;
  const { waking } = outlookOf(view, WEIGHTS);
  const count = seats.length;
  const most = mostLife(view);
  const lives = seats.map(({ life }) => life).sort((one, other) => one - other);
  const left = stepsLeft(view);
  const hel = levelsFrom(places.hel);
  const surt = levelsFrom(places.surt);
  const isOut = places.fenrir === 'cage' ? 0 : 1;
  const kinds = view.iotunns.map((iotunn: Iotunn) => box.iotunns[iotunn].kind);
  return [
    count / 5,
    1 / count,
    1 / view.round,
    left / 6,
    1 / left,
    ...ENEMIES.flatMap((enemy) => [wheel[enemy] === null ? 0 : 1, waking[enemy].now, waking[enemy].next]),
    mean(lives) / most,
    most / 9,
    (lives[0] ?? 0) / 4,
    1 / (lives[0] ?? 1),
    1 / (lives[1] ?? lives[0] ?? 1),
    1 / (lives[2] ?? lives[1] ?? lives[0] ?? 1),
    supports.reduce((sum, { life }) => sum + life, 0) / 10,
    mean(seats.map(({ elves }) => elves)) / 3,
    mean(seats.map(({ vanirDice }) => vanirDice)) / 3,
    Math.min(...seats.map(({ elves, vanirDice }) => elves + vanirDice)) / 4,
    mean(seats.map(({ artifacts }) => artifacts.length)) / 3,
    view.valhalla / 8,
    ...hel,
    ...surt,
    (hel[0] ?? 0) * waking.hel.now,
    (surt[0] ?? 0) * waking.surt.now,
    (hel[0] ?? 0) * waking.hel.next,
    (surt[0] ?? 0) * waking.surt.next,
    (hel[1] ?? 0) * waking.hel.now,
    (surt[1] ?? 0) * waking.surt.now,
    view.anonymous / box.anonymous,
    (view.anonymous / box.anonymous) ** 2,
    (hel[0] ?? 0) * (view.anonymous / box.anonymous),
    view.fireGiants / box.fireGiants,
    (view.fireGiants / box.fireGiants) ** 2,
    (surt[0] ?? 0) * (view.fireGiants / box.fireGiants),
    view.fireGiants + box.surtBrings > box.fireGiants ? waking.surt.now : 0,
    view.island / Math.max(1, box.islands.length - 1),
    box.islands[view.island + 1] === undefined ? 1 : 0,
    box.islands[view.island + 1] === undefined ? waking.jormungand.now : 0,
    view.anonymous + (box.islands[view.island + 1] ?? 0) > box.anonymous ? waking.jormungand.now : 0,
    isOut,
    isOut * waking.fenrir.now,
    isOut * waking.fenrir.next,
    places.loki === 'cage' ? 0 : 1,
    view.iotunns.length / box.iotunnPawns,
    (view.iotunns.length / box.iotunnPawns) ** 2,
    share(kinds, 'world'),
    share(kinds, 'enemy'),
    share(kinds, 'obstacle'),
    view.ravaged.length / box.ravagedMarkers,
    view.alfheim / 13,
    view.vanaheim / 13,
    ...GODS.map((god) => (seats.some((seat) => seat.god === god) ? 1 / count : 0)),
    successes(box.godDie),
    successes(box.vanirDie),
    ...sagaFeatures(view, waking.nidhogg),
  ];
}

/** An enemy's place as two features, for the top and the middle level: 1 if the enemy is on that level, otherwise 0. */
function levelsFrom(place: Place): readonly number[] {
  return LEVELS.slice(0, 2).map((level) => (place !== 'cage' && levelOf(place) === level ? 1 : 0));
}

function mean(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
}

/** The chance that the die saves a god from a Risk. */
function successes(die: readonly string[]): number {
  return die.filter((face) => face.startsWith('success')).length / die.length;
}

function share(kinds: readonly string[], kind: string): number {
  return kinds.filter((each) => each === kind).length / 4;
}
