/**
 * Chooses the help that a computer player sends against Risks: the Heroes and dice with the lowest total cost, including expected
 * losses.
 */
import { oncePerThing } from '../../../core/once.ts';
import type { Alternative, Value, Values } from '../../../core/requests/request.ts';
import type { DieFace } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { isTaken } from '../facts/iotunns.ts';
import { diceKept, godDieOf, rerollsGodDie } from '../facts/powers.ts';
import { isLost, isSuccess } from '../facts/risks.ts';
import { lifeCost, type Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

export interface Bracing {
  readonly heroes: number;
  readonly dice: number;
  readonly cost: number;
}

export interface Answer {
  readonly choice: string;
  readonly values: Values;
}

const NOTHING: Bracing = { heroes: 0, dice: 0, cost: 0 };

/** More dice than the number of Risks plus this number hardly ever help. */
const SPARE_DICE = 4;

/**
 * The help that the current god can send against Risks, and its costs. The best choice for each number of Risks is computed once.
 */
export interface Means {
  readonly weights: Weights;
  readonly life: number;
  readonly valhalla: number;
  readonly dice: number;
  readonly elves: number;
  readonly elfCost: number;
  readonly heroCost: number;
  readonly dieCost: number;
  readonly kept: number;
  /** The chances of each number of successes, by the number of Vanir dice. */
  readonly rows: number[][];
  readonly vanirDie: number;
  readonly found: Map<number, Bracing>;
}

export function meansOf({ view, weights }: Outlook): Means {
  const { life, elves, vanirDice } = active(view);
  const { success: vanirDie, lost: isLostAsOften } = vanirShares(view.box.vanirDie);
  const once = godSuccess(godDieOf(view));
  const godDie = isTaken(view, 'god-die') ? null : rerollsGodDie(view) ? 1 - (1 - once) ** 2 : once;
  return {
    weights,
    life,
    valhalla: isTaken(view, 'heroes') ? 0 : view.valhalla,
    dice: isTaken(view, 'vanir-dice') ? 0 : vanirDice,
    elves: isTaken(view, 'elves') ? 0 : elves,
    elfCost: weights.elf / (1 + weights.plentyOfElves * elves),
    heroCost: weights.hero / (1 + weights.plentyOfHeroes * view.valhalla),
    dieCost: (weights.vanirDie / (1 + weights.plentyOfDice * vanirDice)) * isLostAsOften,
    kept: diceKept(view),
    rows: rowsOf(godDie, vanirDie),
    vanirDie,
    found: new Map(),
  };
}

export function bracingAgainst(means: Means, risks: number, borne: number): Bracing {
  if (risks <= 0) return NOTHING;
  const key = risks * 100 + Math.min(borne, 99);
  const known = means.found.get(key);
  if (known !== undefined) return known;
  const bracing = cheapest(means, risks, borne);
  means.found.set(key, bracing);
  return bracing;
}

function cheapest(means: Means, risks: number, borne: number): Bracing {
  let best = NOTHING;
  let least = Number.POSITIVE_INFINITY;
  for (let heroes = 0; heroes <= Math.min(means.valhalla, risks); heroes += 1) {
    const left = risks - heroes;
    const most = left === 0 ? 0 : Math.min(means.dice, left + SPARE_DICE);
    for (let dice = 0; dice <= most; dice += 1) {
      const price = heroes * means.heroCost + Math.max(0, dice - means.kept) * means.dieCost;
      if (price >= least) break;
      const cost = price + (left === 0 ? 0 : costOfRoll(means, left, dice, borne));
      if (cost >= least) continue;
      least = cost;
      best = { heroes, dice, cost };
    }
  }
  return best;
}

function costOfRoll(means: Means, risks: number, dice: number, borne: number): number {
  const row = rowFor(means, dice);
  let cost = 0;
  for (let successes = 0; successes < row.length; successes += 1) {
    const open = Math.max(0, risks - successes);
    if (open === 0) break;
    const given = Math.min(means.elves, open, row.length - 1 - successes);
    cost +=
      (row[successes] ?? 0) *
      (given * means.elfCost + lifeCost(means.weights, means.life, open - given, borne));
  }
  return cost;
}

/** The shares of successes and of lost dice. They're found once, because the dice hardly ever change. */
const vanirShares = oncePerThing((die: readonly DieFace[]) => ({
  success: shareOf(die, isSuccess),
  lost: shareOf(die, isLost),
}));

const godSuccess = oncePerThing((die: readonly DieFace[]) => shareOf(die, isSuccess));

function shareOf(faces: readonly DieFace[], counts: (face: DieFace) => boolean): number {
  return faces.filter(counts).length / faces.length;
}

const ROWS = new Map<number | null, Map<number, number[][]>>();

/** The chances for a kind of dice. They're cached, since there are few kinds, and extended when more dice are thrown. */
function rowsOf(godDie: number | null, vanirDie: number): number[][] {
  const byVanirDie = ROWS.get(godDie) ?? new Map<number, number[][]>();
  ROWS.set(godDie, byVanirDie);
  const rows = byVanirDie.get(vanirDie) ?? [godDie === null ? [1] : [1 - godDie, godDie]];
  byVanirDie.set(vanirDie, rows);
  return rows;
}

function rowFor({ rows, vanirDie }: Means, dice: number): readonly number[] {
  for (let made = rows.length; made <= dice; made += 1)
    rows.push(withOneMore(rows[made - 1] ?? [1], vanirDie));
  return rows[dice] ?? [1];
}

function withOneMore(row: readonly number[], chance: number): number[] {
  const more: number[] = [];
  for (let successes = 0; successes <= row.length; successes += 1)
    more.push((row[successes] ?? 0) * (1 - chance) + (row[successes - 1] ?? 0) * chance);
  return more;
}

/**
 * Fills in the fields of an answer: the help against Risks, the World or Artifact if given, and the maximum of any amount taken.
 * Only fields for an amount taken start at 1.
 */
export function withBracing(way: Alternative, { heroes, dice }: Bracing, named?: string): Answer {
  const sent: { readonly [field: string]: number } = { heroes, dice };
  const values: Record<string, Value> = {};
  for (const name in way.fields) {
    const field = way.fields[name];
    if (field?.kind === 'one') values[name] = named ?? field.of.at(-1) ?? '';
    else if (field?.kind === 'number')
      values[name] = field.from === 0 ? Math.min(sent[name] ?? 0, field.to) : field.to;
  }
  return { choice: way.id, values };
}
