/** Draws one message. */
import { element } from '../dom.js';
import { locale, say } from '../words.js';
import { accent, components, written } from './components.js';
import { picture, pictures } from './pictures.js';

const COMPONENTS_V2 = 1 << 15;
const LOADING = 1 << 7;
const NEW_THREAD = 18;

export function message(one, names, me) {
  const isMine = one.mentions.some((person) => person.id === me) && one.author.id !== me;
  return element(
    'article',
    {
      id: `m${one.id}`,
      class: [one.isPrivate ? 'private' : '', isMine ? 'calls-me' : ''].join(' ').trim(),
      'data-message': one.id,
      'data-key': one.id,
      'data-author': one.author.id,
      'data-at': Date.parse(one.timestamp),
      // What stands in the heading besides the author must be read, so the message begins a group.
      'data-begins': one.isPrivate || one.command !== null || one.referenced_message ? 'yes' : null,
      'aria-label': `${one.author.global_name}, ${clock(one.timestamp)}`,
    },
    header(one, names),
    names.offersMenu('message') && !one.isPrivate ? menuButton(one) : null,
    ...body(one, names),
    one.thread
      ? element(
          'button',
          { type: 'button', class: 'thread', 'data-channel': one.thread.id },
          say('playground.thread', { thread: one.thread.name }),
        )
      : null,
    one.isPrivate
      ? element(
          'p',
          { class: 'small private-note' },
          `${say('playground.only-you')} · `,
          element(
            'button',
            { type: 'button', class: 'plain', 'data-dismiss': one.id },
            say('playground.dismiss'),
          ),
        )
      : null,
  );
}

function menuButton({ id }) {
  const label = say('playground.message-menu');
  const facts = { class: 'plain more', 'data-menu': 'message', 'data-target': id, 'aria-label': label };
  return element('button', { type: 'button', ...facts }, '…');
}

function author({ id, global_name: name }, names) {
  const shown = element('strong', { class: 'author' }, name);
  if (!names.offersMenu('person')) return shown;
  const facts = { class: 'plain', 'data-menu': 'person', 'data-target': id };
  return element('button', { type: 'button', ...facts }, shown);
}

function header(one, names) {
  const asked = one.command
    ? element(
        'span',
        { class: 'asked' },
        say('playground.used', { person: one.command.by, command: names.command(one.command.name) }),
      )
    : null;
  const reply = one.referenced_message
    ? element(
        'span',
        { class: 'asked' },
        say('playground.in-answer-to', { person: names.person(one.referenced_message.author.id) }),
      )
    : null;
  return element(
    'header',
    {},
    face(one.author),
    author(one.author, names),
    one.author.bot ? element('span', { class: 'badge' }, say('playground.bot')) : null,
    element('time', { datetime: one.timestamp, class: 'quiet' }, clock(one.timestamp)),
    one.edited_timestamp ? element('span', { class: 'quiet' }, say('playground.edited')) : null,
    asked,
    reply,
  );
}

function body(one, names) {
  if ((one.flags & LOADING) !== 0)
    return [element('p', { class: 'quiet thinking' }, say('playground.thinking'))];
  if (one.type === NEW_THREAD) {
    const opened = { type: 'button', class: 'thread', 'data-channel': one.message_reference?.channel_id };
    return [element('button', opened, say('playground.thread', { thread: one.content }))];
  }
  const isV2 = (one.flags & COMPONENTS_V2) !== 0;
  return [
    one.content === '' ? null : written(one.content, names),
    ...(isV2 ? [] : attached(one.attachments)),
    ...one.embeds.map((embed) => embedded(embed, names)),
    ...components(one.components, names),
  ];
}

function attached(list) {
  const isPicture = (one) => one.content_type?.startsWith('image/');
  return [...pictures(list.filter(isPicture)), ...list.filter((one) => !isPicture(one)).map(file)];
}

function file(one) {
  const size =
    one.size < 1024
      ? say('playground.bytes', { count: one.size })
      : say('playground.kilobytes', { count: Math.round(one.size / 1024) });
  return element('a', { class: 'file', href: one.url, download: one.filename }, `${one.filename} (${size})`);
}

function embedded(one, names) {
  const fields = (one.fields ?? []).map((field) =>
    element(
      'div',
      { class: field.inline ? 'inline' : '' },
      element('dt', {}, field.name),
      element('dd', {}, written(field.value, names)),
    ),
  );
  return element(
    'div',
    { class: 'container embed', style: accent(one.color) },
    one.author ? element('p', { class: 'small' }, one.author.name) : null,
    one.title ? element('h3', {}, one.url ? element('a', { href: one.url }, one.title) : one.title) : null,
    one.description ? written(one.description, names) : null,
    fields.length > 0 ? element('dl', {}, fields) : null,
    one.image ? picture(one.image, '', '') : null,
    one.footer ? element('p', { class: 'small' }, one.footer.text) : null,
  );
}

function clock(timestamp) {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(timestamp));
}

export function face({ id, bot, global_name: name }) {
  if (bot) return element('img', { class: 'face', src: 'ratatoskr.svg', alt: '' });
  return element('span', { class: 'face', style: `--hue: ${hue(id)}`, 'aria-hidden': 'true' }, name[0]);
}

/** The same person always has the same colour. */
function hue(id) {
  return (Number(id.slice(-3)) * 47) % 360;
}
