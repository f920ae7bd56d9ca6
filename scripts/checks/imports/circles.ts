/** Finds import cycles between folders, at every level of the repository. */
import { dirname } from 'node:path/posix';

export interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * One sentence for each level with a cycle. Within a folder, each subfolder (with everything below it) is compared with the other
 * subfolders and with the files beside them: a subfolder may import these files or be imported by them, but not both. The
 * top-level folders aren't compared, since they aren't parts of one program.
 */
export function circlesAmong(imports: readonly Import[]): readonly string[] {
  return levelsOf(imports).flatMap((level) => {
    const arrows = arrowsIn(level, imports);
    const circle = circleIn(arrows);
    return circle === null ? [] : [sentenceOf(level, circle, arrows)];
  });
}

/** Every folder whose files import something, and all folders that contain it. */
function levelsOf(imports: readonly Import[]): readonly string[] {
  const levels = new Set<string>();
  for (const { from } of imports)
    for (let folder = dirname(from); folder !== '.'; folder = dirname(folder)) levels.add(folder);
  return [...levels].sort();
}

/** The parts of a folder and the parts that they import, each with one import as evidence. A folder's name ends in a slash. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, Import>>;

function arrowsIn(level: string, imports: readonly Import[]): Arrows {
  const arrows = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const from = partOf(level, each.from);
    const to = partOf(level, each.to);
    if (from === null || to === null || from === to) continue;
    const targets = arrows.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, each);
    arrows.set(from, targets);
  }
  return arrows;
}

function partOf(level: string, file: string): string | null {
  if (!file.startsWith(`${level}/`)) return null;
  const [part = '', ...below] = file.slice(level.length + 1).split('/');
  return below.length > 0 ? `${part}/` : part;
}

/** The shortest cycle through a folder. The linter finds cycles that consist only of files. */
function circleIn(arrows: Arrows): readonly string[] | null {
  const circles = [...arrows.keys()]
    .filter((part) => part.endsWith('/'))
    .flatMap((part) => {
      const circle = wayBack(arrows, part);
      return circle === null ? [] : [circle];
    });
  return circles.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

function wayBack(arrows: Arrows, start: string): readonly string[] | null {
  const cameFrom = new Map<string, string>();
  const edge = [start];
  for (let at = edge.shift(); at !== undefined; at = edge.shift()) {
    for (const next of arrows.get(at)?.keys() ?? []) {
      if (next === start) return traced(cameFrom, start, at);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      edge.push(next);
    }
  }
  return null;
}

function traced(cameFrom: ReadonlyMap<string, string>, start: string, last: string): readonly string[] {
  const way = [last];
  for (let at = last; at !== start; ) {
    at = cameFrom.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}

function sentenceOf(level: string, circle: readonly string[], arrows: Arrows): string {
  const steps = circle.map((part, at) => arrows.get(part)?.get(circle[(at + 1) % circle.length] ?? ''));
  const proofs = steps.flatMap((step) => (step === undefined ? [] : [`${step.from} imports ${step.to}`]));
  return `a circle in ${level}: ${[...circle, circle[0]].join(' → ')} (${proofs.join('; ')})`;
}
