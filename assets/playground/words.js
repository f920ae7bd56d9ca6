/** The page's own words, in the language of the person who plays. */

const LANGUAGES = ['en', 'fr', 'it', 'ja'];

let words = {};
let spoken = 'en-US';

/** The code of the person's language, for times and numbers. */
export function locale() {
  return spoken;
}

/** Speaks another language from now on. What stands in the HTML changes at once; the caller draws the rest again. */
export async function speak(next) {
  const language = LANGUAGES.find((one) => next.startsWith(one)) ?? 'en';
  if (document.documentElement.lang !== language || Object.keys(words).length === 0) {
    words = await (await fetch(`locales/${language}/playground.json`)).json();
  }
  if (language === 'ja') await loadJapanese();
  spoken = next;
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll('[data-say]')) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll('[data-say-label]')) {
    node.setAttribute('aria-label', say(node.dataset.sayLabel));
  }
  for (const node of document.querySelectorAll('[data-say-hint]')) {
    node.setAttribute('placeholder', say(node.dataset.sayHint));
  }
}

/** A word that is drawn before its signs are there may stay a row of boxes. */
async function loadJapanese() {
  const fonts = [400, 700].map((weight) => `${weight} 1rem "Japanese of the bot"`);
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, 'あ')));
}

/** Why the local Discord did not do something. */
export function sayRefused({ code, facts, about }) {
  const problem = say(`playground.refused.${code}`, facts);
  return about ? say('playground.about', { about, problem }) : problem;
}

export function say(key, filling = {}) {
  return words[key].replace(/\{(\w+)\}/g, (_, place) => filling[place]);
}
