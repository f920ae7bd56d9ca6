/** The messages of the channel on the page: those of one author stand together, and whoever reads the newest stays there. */
import { byId, morph } from '../dom.js';

/** After this pause a message of the same author has its own heading again. */
const TOGETHER = 7 * 60_000;

/** So many pixels from its end a person still reads the newest message. */
const NEAR = 80;

const list = byId('messages');
const newMessages = byId('new-messages');

/** Whoever was at the bottom stays there, when messages come or grow and when the options of a command take their room. */
let isAtBottom = true;
let scrolledTo = 0;

/** Called for all that may grow: the list itself, and each message, whose picture arrives later. */
const growth = new ResizeObserver(() => {
  if (isAtBottom) toBottom();
});

export function watchBottom() {
  list.addEventListener('scroll', noticeScroll);
  newMessages.addEventListener('click', toBottom);
  growth.observe(list);
}

/** A message that has just grown leaves the end far away too, but only people scroll up. */
function noticeScroll() {
  if (isNearBottom()) reachBottom();
  else if (list.scrollTop < scrolledTo) isAtBottom = false;
  scrolledTo = list.scrollTop;
}

function isNearBottom() {
  return list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
}

function reachBottom() {
  isAtBottom = true;
  newMessages.hidden = true;
}

/** Notes how far that is: compared with an older list that was longer, it would look like a person scrolling up. */
function toBottom() {
  list.scrollTop = list.scrollHeight;
  scrolledTo = list.scrollTop;
  reachBottom();
}

/** `first` stands above the messages; null for nothing. */
export function showAll(first, articles) {
  growth.disconnect();
  list.replaceChildren(...[first, ...articles].filter(Boolean));
  for (const node of [list, ...articles]) growth.observe(node);
  group();
  toBottom();
}

/** `isAwaited` for what comes of the reader's own deed, which leads them to it. */
export function show(article, isAwaited) {
  // The browser tells of scrolling only with the next frame.
  noticeScroll();
  const now = byId(article.id);
  if (now) morph(now, article);
  else {
    list.append(article);
    growth.observe(article);
  }
  group();
  if (isAtBottom || (!now && isAwaited)) toBottom();
  else if (!now) newMessages.hidden = false;
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
  isAtBottom = isNearBottom();
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
