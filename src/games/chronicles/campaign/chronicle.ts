/** Declares the chronicle of a campaign: the sagas won, and each god's experience and skills. [C-005 to C-019] */
import { asListOf } from '../../../core/typed/one-of.ts';
import { SAGAS, type SagaName } from '../box/box.ts';
import { GODS, type GodName, MAX_PLAYERS } from '../box/components.ts';
import { MAX_FOR_A_GOD, MAX_SUPPORTS, PAIRS, type Pair, relationsWith } from '../box/skills.ts';

/** The version of the format, which must change whenever the format of the chronicle changes. */
export const CHRONICLE_VERSION = 1;

export interface GodChronicle {
  readonly god: GodName;
  /** The points of experience that were earned but not yet spent. */
  readonly points: number;
  /** The number of Elves to start with. */
  readonly elves: number;
  readonly vanirDice: number;
  readonly isSteady: boolean;
  readonly isSure: boolean;
}

export interface Chronicle {
  /** The sagas won, in the order in which they were won. */
  readonly won: readonly SagaName[];
  /** The number of defeats by saga; a saga that was never lost can be missing. */
  readonly defeats: { readonly [saga in SagaName]?: number };
  /** The Support gods; empty before the first game has ended. */
  readonly supports: readonly GodName[];
  readonly relations: readonly Pair[];
  /** The played gods in seat order. */
  readonly gods: readonly GodChronicle[];
}

export function begin(roles: readonly string[]): Chronicle {
  return {
    won: [],
    defeats: {},
    supports: [],
    relations: [],
    gods: asListOf(GODS, roles).map((god) => ({
      god,
      points: 0,
      elves: 0,
      vanirDice: 0,
      isSteady: false,
      isSure: false,
    })),
  };
}

/** Checks a stored chronicle; null if it's damaged. There are no older formats. */
export function migrate(version: number, chronicle: unknown): Chronicle | null {
  return version === CHRONICLE_VERSION && isChronicle(chronicle) ? chronicle : null;
}

export function godIn({ gods }: Chronicle, god: string): GodChronicle | undefined {
  return gods.find((each) => each.god === god);
}

function isChronicle(value: unknown): value is Chronicle {
  if (!isRecord(value)) return false;
  const { won, defeats, supports, relations, gods } = value;
  return (
    isListOf(SAGAS, won) &&
    isRecord(defeats) &&
    Object.entries(defeats).every(([saga, count]) => isOneOf(SAGAS, saga) && isCount(count)) &&
    isListOf(GODS, supports) &&
    supports.length <= MAX_SUPPORTS &&
    isListOf(PAIRS, relations) &&
    GODS.every((god) => relationsWith(god, relations).length <= MAX_FOR_A_GOD) &&
    Array.isArray(gods) &&
    gods.length > 0 &&
    gods.length <= MAX_PLAYERS &&
    gods.every(isGodChronicle) &&
    new Set(gods.map(({ god }) => god)).size === gods.length
  );
}

function isGodChronicle(value: unknown): value is GodChronicle {
  return (
    isRecord(value) &&
    isOneOf(GODS, value['god']) &&
    isCount(value['points']) &&
    isCount(value['elves'], MAX_FOR_A_GOD) &&
    isCount(value['vanirDice'], MAX_FOR_A_GOD) &&
    typeof value['isSteady'] === 'boolean' &&
    typeof value['isSure'] === 'boolean'
  );
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf(names: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && names.includes(value);
}

function isListOf<Name extends string>(names: readonly Name[], value: unknown): value is readonly Name[] {
  return (
    Array.isArray(value) &&
    value.every((each) => isOneOf(names, each)) &&
    new Set(value).size === value.length
  );
}

function isCount(value: unknown, most = Number.MAX_SAFE_INTEGER): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
