/**
 * Finds contradictions between a box file and the counts of the box: six Artifacts of each level, and every rune on some stone.
 */
import { z } from 'zod';
import { listed, quoted } from '../../../box-files/faults.ts';
import type { BoxFault } from '../../../core/box.ts';
import {
  ARTIFACT_LEVELS,
  ARTIFACTS,
  type Artifact,
  RUNE_STONES,
  RUNES,
  type Rune,
  type RuneStone,
} from '../box/components.ts';
import { ARTIFACT_CARDS, RUNE_FACES } from '../box/house-values.ts';
import { ARTIFACT_CARDS_READ, STONES } from './form.ts';

const OF_EACH_LEVEL = 6;

/** The parts of a file that are counted; a part with the wrong format is omitted. */
const COUNTED = z.object({
  artifacts: ARTIFACT_CARDS_READ.optional().catch(undefined),
  runeStones: STONES.optional().catch(undefined),
});

export function contradictionsIn(file: unknown): readonly BoxFault[] {
  const counted = COUNTED.safeParse(file);
  if (!counted.success) return [];
  const { artifacts, runeStones } = counted.data;
  return [
    ...(artifacts === undefined ? [] : levelsTooFull(artifacts)),
    ...(runeStones === undefined ? [] : [...runesMissing(runeStones), ...deedsWithoutEnd(runeStones)]),
  ];
}

/**
 * Reports levels with more than six Artifacts. The house values have six on each level, so the fault is reported at Artifacts
 * that the file moved to the level. [C-110]
 */
function levelsTooFull(read: z.output<typeof ARTIFACT_CARDS_READ>): readonly BoxFault[] {
  const levelOf = (artifact: Artifact) => (read[artifact] ?? ARTIFACT_CARDS[artifact]).level;
  return ARTIFACT_LEVELS.flatMap((level) => {
    const group = ARTIFACTS.filter((artifact) => levelOf(artifact) === level);
    const changed = group.filter((artifact) => ARTIFACT_CARDS[artifact].level !== level);
    const surplus = changed.slice(changed.length - Math.max(0, group.length - OF_EACH_LEVEL));
    return surplus.map((artifact) => {
      const others = listed(group.filter((other) => other !== artifact));
      const phrase = {
        key: 'chronicles.box.level-too-full',
        with: { value: level, count: group.length, others },
      };
      return { at: ['artifacts', artifact, 'level'], phrase };
    });
  });
}

/** Each of the four runes must be on one of the three stones. [C-342 to C-345] */
function runesMissing(read: z.output<typeof STONES>): readonly BoxFault[] {
  const there = RUNE_STONES.flatMap((stone) => facesOf(read, stone));
  return RUNES.filter((rune) => !there.includes(rune)).map((rune) => ({
    at: ['runeStones'],
    phrase: { key: 'chronicles.box.rune-missing', with: { missing: quoted(rune) } },
  }));
}

/**
 * Stones with which a turn might never end: an action throws the white and the green stone, so only one of their faces can be the
 * rune for a World's action. [C-341, C-345]
 */
function deedsWithoutEnd(read: z.output<typeof STONES>): readonly BoxFault[] {
  const thrown = [...facesOf(read, 'white'), ...facesOf(read, 'green')];
  const deeds = thrown.filter((rune) => rune === 'world-action');
  return deeds.length < 2
    ? []
    : [{ at: ['runeStones'], phrase: { key: 'chronicles.box.deeds-without-end' } }];
}

function facesOf(read: z.output<typeof STONES>, stone: RuneStone): readonly Rune[] {
  return read[stone] ?? RUNE_FACES[stone];
}
