/** `npx tsx scripts/generate/discord-pictures.ts` writes the icon and the banner of the application from our own drawings. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inPackage } from '../../src/runtime/package-folder.ts';

const ICON_SIZE = 1024;
/** Twice the size that Discord asks for, with the same proportions. */
const BANNER = { width: 1360, height: 480 };

const squirrel = readFileSync(inPackage('assets', 'playground', 'ratatoskr.svg'), 'utf8');
const banner = readFileSync(inPackage('assets', 'discord', 'banner.svg'), 'utf8');

/** The squirrel without the plate behind it. */
const figure = squirrel.replace(/<\/?svg[^>]*>|<title>.*?<\/title>|<rect[^>]*>/g, '');

await sharp(Buffer.from(squirrel), { density: 1200 })
  .resize(ICON_SIZE, ICON_SIZE)
  .png({ palette: true })
  .toFile(inPackage('assets', 'discord', 'icon.png'));
await sharp(Buffer.from(banner.replace('<!-- squirrel -->', figure)), { density: 300 })
  .resize(BANNER.width, BANNER.height)
  .png({ palette: true })
  .toFile(inPackage('assets', 'discord', 'banner.png'));
