/** Describes the whole board in lines that read well aloud. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { strengthOf } from '../../actions/fighting.ts';
import {
  ARTIFACT_LEVELS,
  ENEMIES,
  type Enemy,
  TREE_ENEMIES,
  WALKERS,
  WORLDS,
  WORLDS_OF_LEVEL,
} from '../../box/components.ts';
import { worldUnder } from '../../box/tree.ts';
import { active, godsOnTree, heroesInReserve } from '../../facts/gods.ts';
import { stepsInAll, stepsLeft } from '../../facts/page.ts';
import { seatsToGo } from '../../facts/rounds.ts';
import { enemiesIn, isRavaged, markersLeft } from '../../facts/tree.ts';
import type { ChroniclesView, SeatView } from '../../state/view.ts';
import { artifactWithPower, godPower } from '../cards.ts';
import {
  anonymous,
  elves,
  enemyName,
  fireGiants,
  godAt,
  godName,
  heroes,
  lifePoints,
  vanirDice,
  worldName,
} from '../names.ts';
import { endLine } from '../outcome.ts';
import { sagaLines } from '../saga.ts';
import { alertLines } from './alerts.ts';
import { holdingsLine } from './status.ts';
import { storyOf, storyPhrases } from './story.ts';

export function textBoardLines(view: ChroniclesView): readonly Phrase[] {
  const story = storyOf(view);
  return [
    ...(story === null ? [] : storyPhrases(story)),
    turnLine(view),
    ...alertLines(view),
    nidhoggLine(view),
    ...sagaLines(view),
    columnsLine(view),
    ...worldLines(view),
    ...cageLine(view),
    strengthLine(view),
    ...wheelLine(view),
    laddersLine(view),
    ...seatLines(view),
    storesLine(view),
    ...artifactsLine(view),
    ...view.seats.flatMap(cardsLine),
  ];
}

/** The current god with its possible actions, or the gods that haven't played yet, or the end. */
export function turnLine(view: ChroniclesView): Phrase {
  const end = endLine(view);
  if (end !== null) return end;
  const { round, turn } = view;
  if (turn.seat === null) {
    const gods = seatsToGo(view).map((seat) => godAt(view, seat));
    return { key: 'chronicles.board.order', with: { round, gods } };
  }
  const god = godName(active(view).god);
  return { key: 'chronicles.board.turn', with: { round, turn: turn.number, god, left: whatIsLeft(view) } };
}

function whatIsLeft({ turn }: ChroniclesView): string {
  const { hasMoved, hasActed, isBitten } = turn;
  if (hasActed) return hasMoved ? 'nothing' : 'acted';
  if (isBitten) return hasMoved ? 'moved' : 'move';
  return hasMoved ? 'act' : 'both';
}

export function nidhoggLine(view: ChroniclesView): Phrase {
  return {
    key: 'chronicles.board.nidhogg',
    with: { left: stepsLeft(view), of: stepsInAll(view) },
  };
}

/** The three columns of the Tree, with the Worlds of each from top to bottom. */
export function columnsLine({ rotation }: ChroniclesView): Phrase {
  const columns = WORLDS_OF_LEVEL.top.map((top) => {
    const middle = worldUnder(top, rotation);
    const bottom = worldUnder(middle, rotation);
    return {
      key: 'chronicles.board.column',
      with: { top: worldName(top), middle: worldName(middle), bottom: worldName(bottom) },
    };
  });
  return { key: 'chronicles.board.columns', with: { columns } };
}

/** The Worlds that are ravaged or have anyone in them. */
function worldLines(view: ChroniclesView): readonly Phrase[] {
  return WORLDS.flatMap((world) => {
    const gods = godsOnTree(view).filter((each) => each.world === world);
    const there = [...gods.map(({ god }) => godName(god)), ...enemiesIn(view, world).map(enemyName)];
    const place = { world: worldName(world), isRavaged: String(isRavaged(view, world)) };
    if (there.length > 0) return [{ key: 'chronicles.board.world', with: { ...place, there } }];
    return isRavaged(view, world) ? [{ key: 'chronicles.board.empty-world', with: place }] : [];
  });
}

function cageLine({ places }: ChroniclesView): readonly Phrase[] {
  const caged = WALKERS.filter((enemy) => places[enemy] === 'cage');
  return caged.length === 0
    ? []
    : [{ key: 'chronicles.board.cage', with: { enemies: caged.map(enemyName) } }];
}

function strengthLine(view: ChroniclesView): Phrase {
  const enemies = TREE_ENEMIES.map((enemy) => ({
    key: 'chronicles.board.strength',
    with: { enemy: enemyName(enemy), strength: strengthOf(view, enemy) },
  }));
  return {
    key: 'chronicles.board.strengths',
    with: { enemies, iotunns: view.iotunns.length, strength: view.box.iotunnStrength },
  };
}

export function enemiesOnWheel({ wheel }: ChroniclesView): readonly Enemy[] {
  return ENEMIES.filter((enemy) => wheel[enemy] !== null);
}

function wheelLine(view: ChroniclesView): readonly Phrase[] {
  const enemies = enemiesOnWheel(view);
  return enemies.length === 0
    ? [{ key: 'chronicles.board.empty-wheel' }]
    : [{ key: 'chronicles.board.wheel', with: { enemies: enemies.map(enemyName) } }];
}

function laddersLine(view: ChroniclesView): Phrase {
  const { box, iotunns, island } = view;
  return {
    key: 'chronicles.board.ladders',
    with: {
      anonymous: anonymous(box.anonymous - view.anonymous),
      fireGiants: fireGiants(box.fireGiants - view.fireGiants),
      pawns: box.iotunnPawns - iotunns.length,
      markers: markersLeft(view),
      island: island + 1,
      islands: box.islands.length,
    },
  };
}

function seatLines(view: ChroniclesView): readonly Phrase[] {
  const seats = view.seats.map(({ god }, at) => {
    const power = godPower(view.box, god);
    const seat = { god: godName(god), holdings: holdingsLine(seatIndex(at), view) };
    return power === null
      ? { key: 'chronicles.board.seat', with: seat }
      : { key: 'chronicles.board.seat-with-power', with: { ...seat, power } };
  });
  const supports = view.supports.map(({ god, world, life }) => ({
    key: 'chronicles.board.support',
    with: { god: godName(god), world: worldName(world), life: lifePoints(life) },
  }));
  return [...seats, ...supports];
}

export function storesLine(view: ChroniclesView): Phrase {
  return {
    key: 'chronicles.board.stores',
    with: {
      valhalla: heroes(view.valhalla),
      reserve: heroesInReserve(view),
      elves: elves(view.alfheim),
      dice: vanirDice(view.vanaheim),
    },
  };
}

function artifactsLine({ box, dispensers }: ChroniclesView): readonly Phrase[] {
  const fronts = ARTIFACT_LEVELS.flatMap((level) => dispensers[level].front ?? []);
  return fronts.length === 0
    ? []
    : [
        {
          key: 'chronicles.board.artifacts',
          with: { artifacts: fronts.map((artifact) => artifactWithPower(box, artifact)) },
        },
      ];
}

/** The public knowledge of a god's cards: the card on the Wheel, the deck from the top, and all unseen cards. */
function cardsLine({ god, deck, faceDown, unseen }: SeatView): readonly Phrase[] {
  if (deck.length === 0 && !faceDown.laid) return [];
  const places = { god: godName(god), laid: laidCard(faceDown), deck: deckFromTheTop(deck) };
  return unseen.length === 0
    ? [{ key: 'chronicles.board.cards-known', with: places }]
    : [
        {
          key: 'chronicles.board.cards',
          with: { ...places, unseen: unseen.map(({ enemy }) => enemyName(enemy)) },
        },
      ];
}

function laidCard({ laid, card }: SeatView['faceDown']): Phrase {
  if (card !== null) return { key: 'chronicles.board.laid', with: { enemy: enemyName(card.enemy) } };
  return { key: laid ? 'chronicles.board.laid-unseen' : 'chronicles.board.laid-none' };
}

/** The deck from the top. Consecutive unseen cards are shown as a count. */
function deckFromTheTop(deck: SeatView['deck']): readonly Phrase[] {
  const lines: Phrase[] = [];
  let together = 0;
  for (const card of [...deck, undefined]) {
    if (card === null) {
      together += 1;
      continue;
    }
    if (together > 0) lines.push({ key: 'chronicles.board.unseen', with: { count: together } });
    together = 0;
    if (card !== undefined) lines.push(enemyName(card.enemy));
  }
  return lines.length > 0 ? lines : [{ key: 'chronicles.board.no-cards' }];
}
