/**
 * `npm run container`: builds the images of the Dockerfile and of the previous release with buildah, and runs them as
 * compose.yaml does (test/e2e/container). `--if-there` skips it if buildah isn't installed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBases } from './image/bases.mjs';
import { buildah, hasImage } from './image/buildah.mjs';
import { giveUp, mustRun, run, say } from './say.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const IMAGE = 'localhost/ratatoskr';
/** The newest release: people upgrade from its image. docs/release.md describes when to update this line. */
const PREVIOUS = { version: '0.5.0', commit: '3560e6e9' };

/** The image's own health port. The containers use the machine's network, so nothing else may listen on this port. */
const HEALTH_PORT = 8790;

function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function sizeOf(image) {
  return buildah('images', '--format', '{{.Size}}', image);
}

/** Docker's image format has health checks; OCI's doesn't. */
async function build(folder, tag) {
  const since = performance.now();
  const { text, last } = await withBases(readFileSync(join(folder, 'Dockerfile'), 'utf8'));
  say(`bases ready after ${seconds(since)}`);
  const started = performance.now();
  const work = mkdtempSync(join(tmpdir(), 'ratatoskr-image-'));
  const file = join(work, 'Dockerfile');
  writeFileSync(file, text);
  const how = ['--pull-never', '--network', 'host', '--format', 'docker'];
  await buildah('bud', ...how, '--file', file, '--tag', tag, folder);
  rmSync(work, { recursive: true });
  const size = await sizeOf(tag);
  say(`${tag} built in ${seconds(started)}: ${size}, of which ${await sizeOf(last)} is the base`);
}

/** A release doesn't change, so its image is built once. */
async function buildPrevious({ version, commit }) {
  const tag = `${IMAGE}-${version}`;
  if (await hasImage(tag)) return tag;
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-previous-'));
  const tar = join(folder, 'source.tar');
  const archive = await run('git', ['archive', '--format=tar', `--output=${tar}`, commit]);
  if (archive.code !== 0)
    giveUp(`The history lacks ${commit}, the release ${version}: git fetch --unshallow\n${archive.output}`);
  await mustRun('Unpacking the release', 'tar', ['-x', '-C', folder, '-f', tar]);
  rmSync(tar);
  await build(folder, tag);
  rmSync(folder, { recursive: true });
  return tag;
}

/** Prints the sizes of the largest folders in the image's app folder. */
async function printSizes(root) {
  const { output } = await run('du', ['--max-depth=1', '--block-size=1M', join(root, 'app')]);
  const sizes = output
    .trim()
    .split('\n')
    .map((line) => line.replace(root, '').split('\t'));
  say(`MB: ${sizes.map(([size, path]) => `${path} ${size}`).join(', ')}`);
}

if ((await run('buildah', ['--version'])).code !== 0) {
  // `.ci/run` passes `--if-there`, because buildah may not be installed there.
  if (!process.argv.includes('--if-there')) giveUp('npm run container needs buildah: apt install buildah');
  say('container: skipped, because buildah is not installed');
  process.exit(0);
}
if (await isTaken(HEALTH_PORT))
  giveUp(
    `Port ${HEALTH_PORT} is taken by another program, and the image serves its health there. Stop that program.`,
  );
await build('.', IMAGE);
const images = [IMAGE, await buildPrevious(PREVIOUS)];
const containers = [];
for (const image of images) containers.push(await buildah('from', '--pull-never', image));
const [newest, previous] = containers;
await printSizes(await buildah('mount', newest));
const { code } = await run(process.execPath, ['scripts/test.mjs', 'test/e2e/container'], {
  show: true,
  env: { CONTAINER: newest, PREVIOUS_CONTAINER: previous },
});
await buildah('rm', ...containers);
process.exitCode = code;
