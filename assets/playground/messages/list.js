/** The messages of the channel on the page: those of one author stand together, and whoever reads the newest stays there. */
import { byId, morph } from '../dom.js';

/** After this pause a message of the same author has its own heading again. */
const TOGETHER = 7 * 60_000;

/** Whoever was at the bottom stays there, when messages come and when the options of a command take their room. */
let isAtBottom = true;

const list = byId('messages');

export function watchBottom() {
  list.addEventListener('scroll', () => {
    isAtBottom = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  });
  new ResizeObserver(() => {
    if (isAtBottom) toBottom();
  }).observe(list);
}

/** A picture makes the list longer when it arrives. */
export function toBottom() {
  list.scrollTop = list.scrollHeight;
  for (const image of list.querySelectorAll('img')) {
    if (!image.complete) image.addEventListener('load', toBottom, { once: true });
  }
}

/** `first` stands above the messages; null for nothing. */
export function showAll(first, articles) {
  list.replaceChildren(...[first, ...articles].filter(Boolean));
  group();
}

export function show(article) {
  const wasAtBottom = isAtBottom;
  const now = byId(article.id);
  if (now) morph(now, article);
  else list.append(article);
  group();
  if (wasAtBottom) toBottom();
}

export function remove(messageId) {
  byId(`m${messageId}`)?.remove();
  group();
}

/** False where the message is not on the page. */
export function flash(messageId) {
  const node = byId(`m${messageId}`);
  if (!node) return false;
  node.scrollIntoView({ block: 'center' });
  node.classList.add('flash');
  node.addEventListener('animationend', () => node.classList.remove('flash'), { once: true });
  return true;
}

function group() {
  let before = null;
  for (const article of list.querySelectorAll('article')) {
    article.classList.toggle('continued', before !== null && continues(before.dataset, article.dataset));
    before = article;
  }
}

function continues(before, { author, at, begins }) {
  return begins === undefined && author === before.author && Number(at) - Number(before.at) < TOGETHER;
}
