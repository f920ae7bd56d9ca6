/** Finds the imports that the table of rooms does not allow. */
import { dirname, join } from 'node:path/posix';
import type { Import } from './circles.ts';
import { KEPT_PACKAGES } from './packages.ts';
import type { Room } from './room.ts';
import { ROOMS } from './table.ts';

/** The name of a key, `['from']`, isn't an import. */
const IMPORTED = /(?:(?<!')\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g;

/** One sentence for each forbidden import in the text of a file. `file` is its path from the project's folder. */
export function breachesIn(file: string, text: string): readonly string[] {
  return namesIn(text).flatMap((name) => breachOf(file, name) ?? []);
}

/** The project's own files that a file imports. */
export function importsOf(file: string, text: string): readonly Import[] {
  const ours = namesIn(text).filter((name) => name.startsWith('.'));
  return ours.map((name) => ({ from: file, to: join(dirname(file), name) }));
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(IMPORTED)].map(([, name = '']) => name);
}

function breachOf(file: string, name: string): string | null {
  const isOurs = name.startsWith('.');
  const keepers = Object.entries(KEPT_PACKAGES).find(([kept]) => !isOurs && isBelow(name, kept))?.[1];
  if (keepers !== undefined && !keepers.some((keeper) => isBelow(file, keeper)))
    return `${file} imports ${name}, which only ${keepers.join(', ')} may`;
  const target = join(dirname(file), name);
  const shut = isOurs ? ROOMS.find((each) => isShut(each, file, target)) : undefined;
  if (shut !== undefined)
    return `${file} imports ${target}: of ${shut.at} others may import ${shut.entries?.join(', ') || 'nothing'}`;
  const room = roomOf(file);
  if (room === undefined) return null;
  const [found, { imports, packages }] = room;
  if (!isOurs)
    return packages === undefined || packages.some((one) => isBelow(name, one))
      ? null
      : `${file} imports ${name}: ${found} may import ${packages.join(', ') || 'no package'}`;
  if (isBelow(target, found) || imports.some((one) => isAllowed(target, one))) return null;
  return `${file} imports ${target}: ${found} may import ${imports.join(', ') || 'only itself'}`;
}

function isShut({ at, entries, insiders = [] }: Room, file: string, target: string): boolean {
  if (entries === undefined || !isBelow(target, at) || entries.includes(target)) return false;
  return ![at, ...insiders].some((one) => isBelow(file, one));
}

/** The room that a file belongs to, with its path. In the path and the imports, the actual name replaces `*`. */
function roomOf(file: string): readonly [string, Room] | undefined {
  for (const room of ROOMS.toReversed()) {
    const [before = '', after = ''] = room.at.split('*');
    const star = room.at.includes('*') ? (file.slice(before.length).split('/')[0] ?? '') : '';
    const path = `${before}${star}${after}`;
    if (file.startsWith(`${path}/`) || (path === file && !room.at.endsWith('*')))
      return [path, { ...room, imports: room.imports.map((one) => one.replace('*', star)) }];
  }
  return undefined;
}

function isAllowed(target: string, one: string): boolean {
  return one.endsWith('/.') ? dirname(target) === one.slice(0, -2) : isBelow(target, one);
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
