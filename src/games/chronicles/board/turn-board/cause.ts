/**
 * Finds the cause of the nearest defeat of Chronicles: its sign and words for the danger bar, and the pieces to mark with a ring.
 */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { Svg } from '../../../../render/scene.ts';
import type { Cause } from '../../../../render/turn-board/cause.ts';
import { ENEMIES, type SagaFoe, type TreeEnemy } from '../../box/components.ts';
import { nearestDefeats, SAFE_STEPS, stepsTo, stepsToDefeat } from '../../facts/outcome.ts';
import { deedsLeft, fightsLeft } from '../../facts/task.ts';
import { defeatIfWoken } from '../../odds/doom.ts';
import type { Defeat } from '../../state/state.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { foeName, godName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { sign } from '../signs.ts';
import { enemySign } from '../tokens.ts';
import type { PieceName } from './turn-picture.ts';

interface Depiction {
  readonly sign: Svg;
  readonly words: NonNullable<Phrase['with']>;
  readonly ringed: readonly PieceName[];
}

const FIGURE = 34;
const SIGN = 66;

const DEPICTIONS: { readonly [code in Defeat]: (view: ChroniclesView) => Depiction } = {
  'god-without-life': ({ seats }) => {
    const least = Math.min(...seats.map(({ life }) => life));
    const gods = seats.flatMap(({ god, life }) => (life === least ? [god] : []));
    return {
      sign: sign('life', SIGN),
      words: { gods: gods.map(godName), count: gods.length, life: least },
      ringed: gods.map((god) => `life-${god}` as const),
    };
  },
  'hel-above-the-tree': () => walking('hel'),
  'surt-above-the-tree': () => walking('surt'),
  'jormungand-past-the-last-island': ({ box, island }) => {
    const depiction = walking('jormungand');
    return { ...depiction, words: { ...depiction.words, island: island + 1, islands: box.islands.length } };
  },
  'too-few-anonymous': () => ({ sign: sign('anonymous', SIGN), words: {}, ringed: ['enemy-hel'] }),
  'too-few-fire-giants': () => ({ sign: sign('fire-giant', SIGN), words: {}, ringed: ['enemy-surt'] }),
  'no-iotunn-pawn': ({ iotunns }) => ({
    sign: sign('iotunn', SIGN),
    words: {},
    ringed: iotunns.map((iotunn) => `foe-${iotunn}` as const),
  }),
  'no-ravaged-marker': ({ ravaged }) => ({
    sign: sign('ravaged', SIGN),
    words: { worlds: ravaged.length },
    ringed: ravaged,
  }),
  'nidhogg-at-the-dead-tree': (view) => ({
    sign: enemySign('nidhogg', FIGURE),
    words: { left: fightsLeft(view).reduce((sum, { of, done }) => sum + of - done, deedsLeft(view)) },
    ringed: ['page'],
  }),
  'sun-swallowed': () => running('skoll'),
  'moon-swallowed': () => running('hati'),
  'naglfar-at-sea': () => running('hrym'),
};

function walking(foe: TreeEnemy): Depiction {
  return { sign: foeSign(foe, FIGURE), words: { foe: foeName(foe) }, ringed: [`enemy-${foe}`] };
}

function running(foe: SagaFoe): Depiction {
  return { sign: foeSign(foe, FIGURE), words: { foe: foeName(foe) }, ringed: [`foe-${foe}`] };
}

/**
 * The nearest defeat: if several are equally near, the first that an enemy's next card would cause, or else simply the first.
 * Null while the gods are safe. After a defeat, that defeat.
 */
function nearest(view: ChroniclesView): Defeat | null {
  if (view.end !== null) return view.end.kind === 'lost' ? view.end.why : null;
  if (stepsToDefeat(view) >= SAFE_STEPS) return null;
  const all = nearestDefeats(view);
  return all.find((code) => comesWithTheNextCard(view, code)) ?? all[0] ?? null;
}

function comesWithTheNextCard(view: ChroniclesView, code: Defeat): boolean {
  return ENEMIES.some(
    (enemy) =>
      view.wheel[enemy] !== null && view.seats.some((seat) => defeatIfWoken(view, enemy, seat) === code),
  );
}

export function causeOf({ view, translate }: Board): Cause | null {
  const code = nearest(view);
  if (code === null) return null;
  const { sign: drawn, words } = DEPICTIONS[code](view);
  const steps = stepsTo(view, code);
  return { sign: drawn, words: translate({ key: `chronicles.cause.${code}`, with: { steps, ...words } }) };
}

export function isCause(view: ChroniclesView, piece: PieceName): boolean {
  const code = nearest(view);
  return code !== null && DEPICTIONS[code](view).ringed.includes(piece);
}
