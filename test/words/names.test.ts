/** A name that two games share is spelled the same in both: people play both, and search for it. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/words/languages.ts';
import { localeFiles } from '../../src/words/locales.ts';

const NAMES = {
  en: [/(?:Nidhogg|Nidhögg)/g, /(?:Jormungand|Jörmungand)/g, /(?:Ragnarok|Ragnarök)/g],
  fr: [/(?:Nidhogg|Nidhögg)/g, /(?:Ragnarok|Ragnarök)/g],
  it: [/(?:Nidhogg|Nidhögg)/g, /(?:Jormungand|Jörmungand)/g, /(?:Ragnarok|Ragnarök)/g],
  ja: [/ニーズ[ヘホ]ッグ/g, /ヨルムンガン[ドルズ]/g, /ラグナ[ロレ]ク/g],
} as const;

test.each(LANGUAGES)('each name has one spelling (%s)', (language) => {
  const texts = localeFiles(language).flatMap(({ messages }) => Object.values(messages));
  for (const name of NAMES[language]) {
    const spellings = new Set(texts.flatMap((text) => text.match(name) ?? []));
    expect([...spellings], String(name)).toHaveLength(1);
  }
});
