/**
 * `npm run container`: builds the image of the Dockerfile with buildah, which needs no daemon, and runs it as people do
 * (test/e2e/container). Bases that can't be pulled are replaced by Debian with the Node of the Dockerfile from npm.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp, mustRun, run, say } from './say.mjs';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
/** Works without a daemon, without rights of the kernel, and inside other containers. */
process.env.BUILDAH_ISOLATION ??= 'chroot';
process.env.STORAGE_DRIVER ??= 'vfs';

const IMAGE = 'localhost/ratatoskr';
const MIRROR = 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** The base of the build stage has these, and that of the image lacks them. */
const COMPILERS = ['python3', 'make', 'g++'];

/** The base images of the Dockerfile: that of the build stage and the slim one. */
function basesOf(dockerfile) {
  return [...dockerfile.matchAll(/^FROM (node:([\d.]+)-(\w+?)(-slim)?@\S+)/gm)].map(
    ([, image, node, debian, slim]) => ({ image, node, debian, isSlim: slim !== undefined }),
  );
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function buildah(...args) {
  const { code, output } = await run('buildah', args);
  if (code !== 0) giveUp(`buildah ${args[0]} failed.\n${output}`);
  return output.trim().split('\n').at(-1);
}

async function hasImage(name) {
  return (await run('buildah', ['inspect', '--type', 'image', name])).code === 0;
}

/** Uses the image itself, or a stand-in. */
async function baseFor({ image, node, debian, isSlim }) {
  if ((await hasImage(image)) || (await run('buildah', ['pull', image])).code === 0) return image;
  const standIn = `localhost/ratatoskr-base-${node}-${debian}${isSlim ? '-slim' : ''}`;
  if (await hasImage(standIn)) return standIn;
  say(`${image} can't be pulled: making a stand-in of Debian ${debian} and Node ${node} ...`);
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-base-'));
  try {
    await installDebian(folder, debian, isSlim ? [] : COMPILERS);
    await installNode(folder, node, isSlim);
    const container = await buildah('from', 'scratch');
    await buildah('copy', '--quiet', container, folder, '/');
    const certificates = isSlim ? [] : ['--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
    await buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', ...certificates, container);
    await buildah('commit', '--quiet', '--rm', container, standIn);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return standIn;
}

async function installDebian(folder, debian, packages) {
  const included = ['ca-certificates', 'libstdc++6', ...packages].join();
  const args = ['--variant=minbase', `--include=${included}`, debian, folder, MIRROR];
  await mustRun('The base system', 'debootstrap', args);
  rmSync(join(folder, 'var/cache/apt/archives'), { recursive: true });
  rmSync(join(folder, 'var/lib/apt/lists'), { recursive: true });
  const user = ['useradd', '--uid', '1000', '--user-group', '--create-home', 'node'];
  await mustRun('The user of the image', 'chroot', [folder, ...user]);
  // A machine may have authorities of its own.
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(folder, CERTIFICATES), { dereference: true });
}

/** npm comes from this machine, because the Node package doesn't include it. */
async function installNode(folder, version, isSlim) {
  const name = `node-linux-${process.arch}`;
  const packages = mkdtempSync(join(tmpdir(), 'ratatoskr-node-'));
  const args = ['install', '--silent', '--ignore-scripts', '--prefix', packages, `${name}@${version}`];
  await mustRun('Node', 'npm', args);
  const local = join(folder, 'usr/local');
  cpSync(join(packages, 'node_modules', name, 'bin'), join(local, 'bin'), { recursive: true });
  if (!isSlim) {
    cpSync(join(packages, 'node_modules', name, 'include'), join(local, 'include'), { recursive: true });
    const { output } = await run('npm', ['root', '--global']);
    mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
    const npm = join(output.trim(), 'npm');
    cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  }
  rmSync(packages, { recursive: true });
}

async function sizeOf(image) {
  return buildah('images', '--format', '{{.Size}}', image);
}

if ((await run('buildah', ['--version'])).code !== 0) {
  // CI only has it on machines with an earlier installation.
  if (!process.argv.includes('--if-there')) giveUp('npm run container needs buildah: apt install buildah');
  say('container: skipped, because buildah is not installed');
  process.exit(0);
}
let dockerfile = readFileSync('Dockerfile', 'utf8');
const ready = performance.now();
let last = '';
for (const base of basesOf(dockerfile)) {
  last = await baseFor(base);
  dockerfile = dockerfile.replace(base.image, last);
}
say(`bases ready after ${seconds(ready)}`);
const built = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-image-'));
const file = join(folder, 'Dockerfile');
writeFileSync(file, dockerfile);
await buildah('bud', '--pull-never', '--network', 'host', '--file', file, '--tag', IMAGE, '.');
rmSync(folder, { recursive: true });
say(`image built in ${seconds(built)}: ${await sizeOf(IMAGE)}, of which ${await sizeOf(last)} is the base`);
const container = await buildah('from', '--pull-never', IMAGE);
const { code } = await run(process.execPath, ['scripts/test.mjs', 'test/e2e/container'], {
  show: true,
  env: { CONTAINER: container },
});
await buildah('rm', container);
process.exitCode = code;
