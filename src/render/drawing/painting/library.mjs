// @ts-check
/**
 * Loads Skia. Uses `require`, because it throws if there is no Skia build for the platform: if a CommonJS module throws while two
 * modules import it, Node 20 ends the process even though the error is caught.
 */
import { createRequire } from 'node:module';

/** @type {typeof import('@napi-rs/canvas')} */
const skia = createRequire(import.meta.url)('@napi-rs/canvas');

export const { createCanvas, GlobalFonts, Path2D } = skia;
