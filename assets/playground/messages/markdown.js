/** Turns the markdown people write in chats into HTML. Everything is escaped first. */
import { locale, say } from '../words.js';
import { placeOf } from './places.js';
import { emojiPicture, signsIn } from './signs.js';

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text) {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]);
}

/** `names` finds people, channels and roles by id. */
export function html(text, names) {
  return text
    .split(/(```[\s\S]*?```)/)
    .map((part) => {
      const block = /^```(?:\w+\n)?\n?([\s\S]*?)```$/.exec(part);
      return block ? `<pre><code>${escaped(block[1])}</code></pre>` : lines(part, names);
    })
    .join('');
}

const BLOCKS = [
  { starts: /^> ?(.*)$/, tag: 'blockquote' },
  { starts: /^\s*[-*] (.*)$/, tag: 'ul', item: 'li' },
  { starts: /^\s*\d+\. (.*)$/, tag: 'ol', item: 'li' },
];

function lines(text, names) {
  const out = [];
  let open = null;
  const close = () => {
    if (open) out.push(`</${open.tag}>`);
    open = null;
  };
  for (const line of text.replace(/^\n|\n$/g, '').split('\n')) {
    const block = BLOCKS.find((one) => one.starts.test(line) && !line.startsWith('-# '));
    if (block !== open) close();
    if (block) {
      if (!open) out.push(`<${block.tag}>`);
      open = block;
      const inside = inline(block.starts.exec(line)[1], names);
      out.push(block.item ? `<li>${inside}</li>` : `<p>${inside || '<br>'}</p>`);
      continue;
    }
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    const small = /^-# (.*)$/.exec(line);
    if (heading)
      out.push(`<h${heading[1].length + 2}>${inline(heading[2], names)}</h${heading[1].length + 2}>`);
    else if (small) out.push(`<p class="small">${inline(small[1], names)}</p>`);
    else if (line !== '' || text.trim() !== '') out.push(`<p>${inline(line, names) || '<br>'}</p>`);
  }
  close();
  return out.join('');
}

/** A sign with a backslash before it means nothing: it goes through all that follows as a letter that no one can type. */
const HIDDEN = 0xe000;

function inline(text, names) {
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign) => String.fromCodePoint(HIDDEN + sign.codePointAt(0)))
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part)
        ? `<code>${shown(escaped(part.slice(1, -1)), '\\')}</code>`
        : shown(marks(part, names), ''),
    )
    .join('');
}

/** Code shows its backslashes too. */
function shown(text, before) {
  return text.replace(/[\uE021-\uE07E]/g, (letter) => `${before}&#${letter.codePointAt(0) - HIDDEN};`);
}

function marks(text, names) {
  return signsIn(escaped(text))
    .replace(
      /\[([^\]]+)\]\((?:&lt;)?(https?:(?:(?!&gt;)[^)\s])+)(?:&gt;)?\)/g,
      '<a href="$2" rel="noreferrer">$1</a>',
    )
    .replace(/(?<!["=])&lt;(https?:[^\s&]+)&gt;/g, (_, url) => link(url, names))
    .replace(/(?<![">=])(https?:\/\/[^\s<]+)/g, (_, url) => link(url, names))
    .replace(/&lt;:(\w+):(\d+)&gt;/g, (_, name, id) => emojiPicture({ id, name }).outerHTML)
    .replace(/&lt;@!?(\d+)&gt;/g, (_, id) => personMention(id, names))
    .replace(/&lt;@&amp;(\d+)&gt;/g, (_, id) => `<span class="mention">@${escaped(names.role(id))}</span>`)
    .replace(
      /&lt;#(\d+)&gt;/g,
      (_, id) => `<a href="#" class="chip" data-channel="${id}">${escaped(names.channel(id))}</a>`,
    )
    .replace(/&lt;\/([^:&]+):\d+&gt;/g, (_, command) => commandChip(command, names))
    .replace(/&lt;t:(-?\d{1,12})(?::([tTdDfFR]))?&gt;/g, (_, at, style) => time(Number(at), style))
    .replace(/\*\*\*(.+?)\*\*\*/g, '<strong><em>$1</em></strong>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/__(.+?)__/g, '<u>$1</u>')
    .replace(/\*(?! )(.+?)\*/g, '<em>$1</em>')
    .replace(/(?<!\w)_(.+?)_(?!\w)/g, '<em>$1</em>')
    .replace(/~~(.+?)~~/g, '<s>$1</s>')
    .replace(/\|\|(.+?)\|\|/g, '<span class="spoiler" tabindex="0">$1</span>');
}

/** A link into the hall bears the name of where it leads. */
function link(url, names) {
  const place = placeOf(url);
  if (!place) return `<a href="${url}" rel="noreferrer">${url}</a>`;
  const channel = escaped(names.channel(place.channel));
  const shown = place.message ? say('playground.message-in', { channel }) : channel;
  return `<a href="${url}" class="chip">${shown}</a>`;
}

function personMention(id, names) {
  const shown = `@${escaped(names.person(id))}`;
  return names.offersMenu('person')
    ? `<button type="button" class="mention" data-menu="person" data-target="${id}">${shown}</button>`
    : `<span class="mention">${shown}</span>`;
}

function commandChip(command, names) {
  return `<button type="button" class="mention" data-command="${command}">${escaped(names.command(command))}</button>`;
}

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

function time(seconds, style = 'f') {
  const date = new Date(seconds * 1000);
  const whole = new Intl.DateTimeFormat(locale(), STYLES.F).format(date);
  const shown = style === 'R' ? ago(seconds) : new Intl.DateTimeFormat(locale(), STYLES[style]).format(date);
  const relative = style === 'R' ? ` data-since="${seconds}"` : '';
  return `<time datetime="${date.toISOString()}" title="${escaped(whole)}"${relative}>${escaped(shown)}</time>`;
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

export function ago(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, one]) => Math.abs(away) >= one) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(away / size), unit);
}
