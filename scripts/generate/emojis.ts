/** Draws the application emojis and writes them to assets/emojis, from which the bot uploads them. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMOJIS } from '../../src/core/presentation/emojis.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { emojiPng } from './emoji-png.ts';

const folder = inPackage('assets', 'emojis');
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const emoji of EMOJIS) writeFileSync(join(folder, `${emoji}.png`), await emojiPng(emoji));
console.log(`${EMOJIS.length} emojis written to ${folder}`);
