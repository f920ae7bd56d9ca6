// @ts-check
/**
 * Loads Skia. By `require`, because Node 20 ends the process when a CommonJS module throws while two modules import it, though the
 * error is caught; and if there is no build of Skia for the platform it throws.
 */
import { createRequire } from 'node:module';

/** @type {typeof import('@napi-rs/canvas')} */
const skia = createRequire(import.meta.url)('@napi-rs/canvas');

export const { createCanvas, GlobalFonts, Path2D } = skia;
