/**
 * Plays seeded games and writes pictures of their boards, full size and as on a phone, for people to look at. Usage:
 * npx tsx scripts/pictures.ts [--game yggdrasil] [--language en] [folder] [moment]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openRenderer } from '../src/render/renderer.ts';
import { languages } from '../src/words/locales.ts';
import { translator } from '../src/words/translate.ts';
import { type Album, find } from './pictures/album.ts';
import { CHRONICLES_ALBUM } from './pictures/chronicles.ts';
import { MICROMIDGARD_ALBUM } from './pictures/micromidgard.ts';
import { YGGDRASIL_ALBUM } from './pictures/yggdrasil.ts';

const PHONE_WIDTH = 400;

const { values, positionals } = parseArgs({
  options: { game: { type: 'string', default: 'yggdrasil' }, language: { type: 'string', default: 'en' } },
  allowPositionals: true,
});
const [folder = 'pictures', only] = positionals;

const language = languages().find((each) => each === values.language);
if (language === undefined) throw new Error(`no words in ${values.language}`);
const translate = translator(language);
const renderer = openRenderer({ workers: 1, timeoutMs: 10_000 });
mkdirSync(folder, { recursive: true });
if (values.game === 'yggdrasil') await write(YGGDRASIL_ALBUM);
else if (values.game === 'micromidgard') await write(MICROMIDGARD_ALBUM);
else if (values.game === 'chronicles') await write(CHRONICLES_ALBUM);
else throw new Error(`no pictures of ${values.game}`);
await renderer.close();

async function write<State, View>(album: Album<State, View>): Promise<void> {
  for (const stage of album.stages.filter(({ name }) => only === undefined || name === only)) {
    const { view, changes } = find(album, stage);
    const began = performance.now();
    const rendered = await renderer.render(album.draw(view, changes, translate));
    const took = performance.now() - began;
    if (!rendered.ok) throw new Error(`${stage.name}: ${JSON.stringify(rendered)}`);
    const file = join(folder, `${stage.name}.png`);
    writeFileSync(file, rendered.picture);
    await sharp(rendered.picture)
      .resize({ width: PHONE_WIDTH })
      .png()
      .toFile(join(folder, `${stage.name}-phone.png`));
    console.log(`${file}: ${rendered.picture.length} bytes, ${took.toFixed(0)} ms`);
  }
}
