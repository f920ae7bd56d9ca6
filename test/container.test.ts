/** The container's restrictions: it runs as an ordinary user who can change nothing but the data, with no secret inside. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inPackage } from '../src/runtime/package-folder.ts';

const read = (name: string) => readFileSync(inPackage(name), 'utf8');

test('the image runs as an ordinary user, and contains no secret', () => {
  const dockerfile = read('Dockerfile');
  const [, image = ''] = dockerfile.split(/^FROM .+-slim@.+$/m);
  expect(image).toMatch(/^USER node$[\s\S]*^CMD /m);
  expect(image.match(/^USER/gm)).toHaveLength(1);
  expect(dockerfile).not.toMatch(/TOKEN|[\s/]\.env/);
  const [first, ...others] = read('.dockerignore').split('\n');
  expect(first).toBe('*');
  expect(others.filter((line) => line.includes('.env') || line.includes('data'))).toEqual([]);
});

/**
 * The files of this package that a file loads, including itself. Types are erased, so files needed only for types aren't
 * loaded.
 */
function loadedBy(file: string, known: Set<string> = new Set()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path = ''] of read(file).matchAll(/^import (?!type )[^;]*?from '(\.[^']+)';/gm))
    loadedBy(join(dirname(file), path), known);
  return known;
}

test('the image has every file that its database script loads', () => {
  const copies = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const copied = copies.flatMap(([, sources = '']) => sources.split(' '));
  const isCopied = (file: string) => copied.some((path) => file === path || file.startsWith(`${path}/`));
  expect([...loadedBy('scripts/database.ts')].filter((file) => !isCopied(file))).toEqual([]);
});

/** The images that a Dockerfile starts from, except stages defined earlier in the file. */
function baseImages(dockerfile: string): readonly string[] {
  const stages = new Set<string>();
  const images: string[] = [];
  for (const [, from = '', stage] of dockerfile.matchAll(/^FROM +(.+?)(?: +AS +(\S+))? *$/gim)) {
    if (!stages.has(from)) images.push(from);
    if (stage !== undefined) stages.add(stage);
  }
  return images;
}

test('the image uses two base images of one Node version, pinned by digest', () => {
  const pinned = /^node:(24\.\d+\.\d+-bookworm)(-slim)?@sha256:[\da-f]{64}$/;
  const bases = baseImages(read('Dockerfile'));
  expect(bases).toHaveLength(2);
  const versions = bases.map((image) => pinned.exec(image)?.[1] ?? image);
  expect(versions[0]).toMatch(/^24\.\d+\.\d+-bookworm$/);
  expect(versions[1]).toBe(versions[0]);
});

test('compose gives the container a read-only root, limits, no capabilities and no open ports', () => {
  const compose = read('compose.yaml');
  for (const line of [
    /^ {4}read_only: true$/m,
    /^ {4}cap_drop:\n {6}- ALL$/m,
    /^ {6}- no-new-privileges:true$/m,
    /^ {4}mem_limit: \d+m$/m,
    /^ {4}logging:\n {6}driver: json-file\n {6}options:\n {8}max-size: \d+m\n {8}max-file: "\d"$/m,
    /^ {6}- \/tmp:size=\d+m,noexec,nosuid,nodev$/m,
  ])
    expect(compose).toMatch(line);
  expect(compose).not.toMatch(/ports:|privileged: true|network_mode|DISCORD_TOKEN/);
});
