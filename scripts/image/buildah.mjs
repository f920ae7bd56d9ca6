/** Runs buildah, which needs no daemon. */
import { giveUp, run } from '../say.mjs';

/** These settings work without kernel privileges and inside other containers. */
process.env.BUILDAH_ISOLATION ??= 'chroot';
process.env.STORAGE_DRIVER ??= 'vfs';

/** Runs buildah and returns the last line of its output. Ends the program if buildah fails. */
export async function buildah(...args) {
  const { code, output } = await run('buildah', args);
  if (code !== 0) giveUp(`buildah ${args[0]} failed.\n${output}`);
  return output.trim().split('\n').at(-1);
}

export async function hasImage(name) {
  return (await run('buildah', ['inspect', '--type', 'image', name])).code === 0;
}
