/** Draws the emoji that the bot writes, since a machine may have no font for them, and those of its own. */
import { element } from '../dom.js';

/** The file of each in `signs/`. */
const DRAWN = {
  '🔗': 'link',
  '🌙': 'moon',
  '💤': 'asleep',
  '☀': 'sun',
  '⚠': 'warning',
  '↩': 'back',
  '↪': 'forth',
  '⏭': 'next',
  '⏸': 'pause',
  '▶': 'play',
  '◀': 'play-back',
  '⏳': 'hourglass',
  '🏆': 'cup',
  '🤝': 'shared',
  '⬛': 'black-square',
  '🟦': 'blue-square',
  '🟩': 'green-square',
  '🟨': 'yellow-square',
  '🟧': 'orange-square',
  '🟥': 'red-square',
};

const SIGN = new RegExp(`(${Object.keys(DRAWN).join('|')})\uFE0F?`, 'u');

/** Plain text as nodes, its emoji as pictures. */
export function withSigns(text) {
  return text.split(SIGN).map((part) => (part in DRAWN ? drawing(part) : part));
}

/** The same for HTML. */
export function signsIn(html) {
  return html.replace(new RegExp(SIGN, 'gu'), (_, sign) => drawing(sign).outerHTML);
}

function drawing(sign) {
  return element('img', { class: 'sign', src: `signs/${DRAWN[sign]}.svg`, alt: sign });
}

/** An emoji of the application. Beside a label it says nothing of its own. */
export function emojiPicture({ id, name }, alt = `:${name}:`) {
  return element('img', { class: 'emoji', src: `/emojis/${id}.png`, alt });
}
