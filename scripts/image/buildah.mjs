/** Runs buildah, which needs no daemon. */
import { giveUp, run } from '../say.mjs';

/** Works without kernel privileges and inside other containers. */
process.env.BUILDAH_ISOLATION ??= 'chroot';
process.env.STORAGE_DRIVER ??= 'vfs';

/** The last line of its output. Ends the program if it fails. */
export async function buildah(...args) {
  const { code, output } = await run('buildah', args);
  if (code !== 0) giveUp(`buildah ${args[0]} failed.\n${output}`);
  return output.trim().split('\n').at(-1);
}

export async function hasImage(name) {
  return (await run('buildah', ['inspect', '--type', 'image', name])).code === 0;
}
