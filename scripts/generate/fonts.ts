/** Extracts the characters used in Japanese texts from the Japanese fonts, and writes them to assets/fonts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { JAPANESE } from '../../src/render/typeface.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { localeFiles } from '../../src/words/locales.ts';

const PACKAGE = '@expo-google-fonts/noto-sans-jp';

/** The path of each whole font in its package. */
const WHOLE = {
  semiBold: '600SemiBold/NotoSansJP_600SemiBold.ttf',
  extraBold: '800ExtraBold/NotoSansJP_800ExtraBold.ttf',
} as const satisfies Readonly<Record<keyof typeof JAPANESE, string>>;

/**
 * The ids of the names kept in the font: family and style, by which pictures find it, and names that the licence
 * requires.
 */
const KEPT_NAMES = [0, 13, 14, 16, 17];

const ASCII = /\p{ASCII}/u;

const texts = localeFiles('ja').flatMap(({ messages }) => Object.values(messages));
const signs = [...new Set(texts.join(''))].filter((sign) => !ASCII.test(sign)).sort();

async function cut(weight: keyof typeof JAPANESE): Promise<void> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(`${PACKAGE}/${WHOLE[weight]}`));
  const font = await subsetFont(whole, signs.join(''), {
    targetFormat: 'sfnt',
    preserveNameIds: KEPT_NAMES,
    keepFeatures: [],
    noHinting: true,
  });
  const file = inPackage('assets', JAPANESE[weight]);
  writeFileSync(file, font);
  console.log(`${signs.length} signs, ${Math.ceil(font.length / 1024)} KB written to ${file}`);
}

await cut('semiBold');
await cut('extraBold');
