/** A drawing process on a platform that has no build of Skia: its binary cannot be loaded. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type DrawingMessage, FACES } from '../../../src/render/drawing/drawing-process.ts';
import type { Pixels } from '../../../src/render/drawing/palette-png.mjs';
import { inPackage } from '../../../src/runtime/package-folder.ts';

const PROGRAM = fileURLToPath(new URL('../../../src/render/drawing/draw.mjs', import.meta.url));

export interface WithoutSkia {
  /** The process's output before its first picture. */
  readonly fallbacks: readonly string[];
  draw(svg: string): Promise<Pixels>;
  end(): void;
}

export function openWithoutSkia(): WithoutSkia {
  const child = fork(PROGRAM, [JSON.stringify(FACES)], {
    execArgv: [],
    env: {
      NAPI_RS_NATIVE_LIBRARY_PATH: '/no/such/binary.node',
      FONTCONFIG_FILE: inPackage('assets', 'fonts', 'fonts.conf'),
      XDG_CACHE_HOME: tmpdir(),
    },
  });
  const fallbacks: string[] = [];
  async function nextDrawn(): Promise<Exclude<DrawingMessage, { fallback: string }>> {
    const [posted] = (await once(child, 'message')) as [DrawingMessage];
    if (!('fallback' in posted)) return posted;
    fallbacks.push(posted.fallback);
    return nextDrawn();
  }
  return {
    fallbacks,
    async draw(svg) {
      child.send(svg);
      const drawn = await nextDrawn();
      if (!drawn.ok) throw new Error(drawn.because);
      return pixelsOf(Buffer.from(drawn.base64, 'base64'));
    },
    end: () => void child.kill('SIGKILL'),
  };
}

export async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
