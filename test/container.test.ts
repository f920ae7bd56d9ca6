/** How the container is run: as an ordinary user who can change nothing but the data, with no secret inside. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inPackage } from '../src/package-folder.ts';

const read = (name: string) => readFileSync(inPackage(name), 'utf8');

test('the image runs as an ordinary user, and holds no secret', () => {
  const dockerfile = read('Dockerfile');
  const [, image = ''] = dockerfile.split(/^FROM \$\{RUN_IMAGE\}$/m);
  expect(image).toMatch(/^USER node$[\s\S]*^CMD /m);
  expect(image.match(/^USER/gm)).toHaveLength(1);
  expect(dockerfile).not.toMatch(/TOKEN|[\s/]\.env/);
  const [first, ...others] = read('.dockerignore').split('\n');
  expect(first).toBe('*');
  expect(others.filter((line) => line.includes('.env') || line.includes('data'))).toEqual([]);
});

test('the images that it stands on can be pinned by their digests', () => {
  const [dockerfile, compose] = [read('Dockerfile'), read('compose.yaml')];
  const images = [...dockerfile.matchAll(/^ARG ([A-Z]+_IMAGE)=(.+)$/gm)].map(([, name = '', image = '']) => [
    name,
    image,
  ]);
  expect(images).toHaveLength(2);
  expect(dockerfile.match(/^FROM .+$/gm)).toEqual([
    expect.stringContaining(`\${${images[0]?.[0]}}`),
    expect.stringContaining(`\${${images[1]?.[0]}}`),
  ]);
  for (const [name, image] of images) expect(compose).toContain(`${name}: \${${name}:-${image}}`);
});

test('compose gives it a root that cannot be written, bounds, no rights of the machine, and no door', () => {
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
