/** The base images of a Dockerfile, from their registry or as stand-ins: Debian with the same Node from npm. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun, run, say } from '../say.mjs';
import { buildah, hasImage } from './buildah.mjs';

const MIRROR = 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** The build stage's base has these programs; the final image's base doesn't. */
const COMPILERS = ['python3', 'make', 'g++'];

/** The base images in the Dockerfile: the build stage's and the slim one. */
function basesOf(dockerfile) {
  return [...dockerfile.matchAll(/^FROM (node:([\d.]+)-(\w+?)(-slim)?@\S+)/gm)].map(
    ([, image, node, debian, slim]) => ({ image, node, debian, isSlim: slim !== undefined }),
  );
}

/** The Dockerfile with bases that are on this machine, and the name of the last one, the base of the final image. */
export async function withBases(dockerfile) {
  let text = dockerfile;
  let last = '';
  for (const base of basesOf(dockerfile)) {
    last = await baseFor(base);
    text = text.replace(base.image, last);
  }
  return { text, last };
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
  // A machine may have its own certificate authorities.
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
