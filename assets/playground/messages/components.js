/** Draws the components of a message: buttons, menus, and the blocks of Components V2. */
import { element } from '../dom.js';
import { say } from '../words.js';
import { html } from './markdown.js';
import { picture } from './pictures.js';
import { emojiPicture, withSigns } from './signs.js';

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link'];

export function components(list, names) {
  return (list ?? []).map((one) => component(one, names));
}

function component(one, names) {
  switch (one.type) {
    case 1:
      return element('div', { class: 'row' }, components(one.components, names));
    case 2:
      return button(one);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(one, names);
    case 9:
      return element(
        'div',
        { class: 'section' },
        element('div', {}, components(one.components, names)),
        component(one.accessory, names),
      );
    case 10:
      return written(one.content, names);
    case 11:
      return picture(one.media, one.description, 'thumbnail');
    case 12:
      return element(
        'div',
        { class: 'gallery' },
        one.items.map((item) => picture(item.media, item.description, '')),
      );
    case 13:
      return element('a', { href: one.file.url, class: 'file' }, one.file.url.split('/').at(-1));
    case 14:
      return element('hr', { class: one.divider === false ? 'space' : '' });
    case 17:
      return element(
        'div',
        { class: 'container', style: accent(one.accent_color) },
        components(one.components, names),
      );
    default:
      return element('p', { class: 'quiet' }, say('playground.component', { type: one.type }));
  }
}

export function accent(color) {
  return typeof color === 'number' ? `--accent: #${color.toString(16).padStart(6, '0')}` : null;
}

export function written(text, names) {
  const made = element('div', { class: 'text' });
  made.innerHTML = html(text, names);
  return made;
}

/** An emoji of the bot is a picture beside the words, so it is no part of them. */
function unicodeEmoji(one) {
  return one && !one.id ? `${one.name ?? ''} ` : '';
}

function button(one) {
  const name = `${unicodeEmoji(one.emoji)}${one.label ?? ''}`.trim();
  const shown = [one.emoji?.id ? emojiPicture(one.emoji, '') : null, ...withSigns(name)];
  if (one.style === 5) return element('a', { class: 'button link', href: one.url, rel: 'noreferrer' }, shown);
  return element(
    'button',
    {
      type: 'button',
      class: `button ${STYLES[one.style] ?? ''}`,
      disabled: one.disabled === true,
      'data-press': one.custom_id,
      'data-key': one.custom_id,
    },
    shown,
  );
}

/** What may be chosen: the menu's own options, or people, roles or channels. */
export function choicesOf(one, names) {
  const people = () => names.people().map(({ id, name }) => ({ value: id, label: name }));
  const roles = () => names.roles().map(({ id, name }) => ({ value: id, label: `@${name}` }));
  const channels = () => names.channels().map(({ id, name }) => ({ value: id, label: `#${name}` }));
  switch (one.type) {
    case 5:
      return people();
    case 6:
      return roles();
    case 7:
      return [...people(), ...roles()];
    case 8:
      return channels();
    default:
      return one.options ?? [];
  }
}

export function choiceText(option) {
  return `${unicodeEmoji(option.emoji)}${option.label}${option.description ? ` (${option.description})` : ''}`;
}

function menu(one, names) {
  const label = one.placeholder ?? say('playground.select');
  const takesMany = (one.max_values ?? 1) > 1 || one.min_values === 0;
  const options = choicesOf(one, names).map((option) =>
    element(
      'option',
      { value: option.value, selected: takesMany && option.default === true },
      choiceText(option),
    ),
  );
  const facts = {
    'aria-label': label,
    disabled: one.disabled === true,
    'data-choose': one.custom_id,
    'data-key': one.custom_id,
  };
  if (!takesMany) {
    const chosen = one.options?.find((option) => option.default);
    const first = element('option', { value: '' }, chosen ? choiceText(chosen) : label);
    return element('select', { ...facts, class: 'menu' }, first, options);
  }
  const size = Math.min(6, Math.max(2, options.length));
  const count =
    one.min_values === one.max_values
      ? `${one.max_values}`
      : say('playground.range', { least: one.min_values ?? 1, most: one.max_values });
  return element(
    'div',
    { class: 'menu many' },
    element('span', { class: 'quiet' }, say('playground.choose-so-many', { label, count })),
    element('select', { ...facts, multiple: true, size }, options),
    element(
      'button',
      {
        type: 'button',
        class: 'button primary',
        'data-choose-many': one.custom_id,
        'aria-label': say('playground.choose-from', { label }),
      },
      say('playground.choose'),
    ),
  );
}
