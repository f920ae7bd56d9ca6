/** The box people type into: plain talk, or a slash command with its options filled in by hand or by autocomplete. */
import { byId, element } from './dom.js';
import { act, sendable } from './server.js';

const SUBCOMMAND = 1;
const GROUP = 2;
const ATTACHMENT = 11;
const PAUSE = 200;

/** `here()` gives person and channel; `commands()` what they may use; `show(seen)` takes what the bot answered. */
export function startComposer({ here, commands, names, show }) {
  const box = byId('box');
  const list = byId('suggestions');
  const options = byId('options');
  let chosen = null;
  let fields = [];

  const invocations = () => commands().flatMap((command) => spread(command, [], names.locale()));

  function suggest() {
    const typed = box.value.replace(/^\//, '').toLowerCase();
    const isCommand = box.value.startsWith('/') && chosen === null;
    const all = isCommand ? invocations() : [];
    const found = all.filter((one) => one.path.startsWith(typed.trimEnd()));
    const loose = all.filter((one) => !found.includes(one) && `${one.path} ${one.command}`.includes(typed));
    fill([...found, ...loose].slice(0, 30));
  }

  function fill(found) {
    const rows = found.map((one, index) =>
      element(
        'div',
        {
          role: 'option',
          id: `s${index}`,
          'data-path': one.path,
          'aria-selected': index === 0 ? 'true' : 'false',
        },
        element('strong', {}, `/${one.path}`),
        element('span', { class: 'quiet' }, one.description),
      ),
    );
    list.replaceChildren(...rows);
    list.hidden = rows.length === 0;
    box.setAttribute('aria-expanded', String(rows.length > 0));
    mark(0);
  }

  function mark(index) {
    const rows = [...list.children];
    rows.forEach((row, place) => {
      row.setAttribute('aria-selected', String(place === index));
    });
    rows[index]?.scrollIntoView({ block: 'nearest' });
    if (rows[index]) box.setAttribute('aria-activedescendant', rows[index].id);
    else box.removeAttribute('aria-activedescendant');
  }

  function pick(path) {
    chosen = invocations().find((one) => one.path === path) ?? null;
    if (!chosen) return;
    box.value = `/${path}`;
    fill([]);
    fields = chosen.options.map((option) => field(option));
    options.replaceChildren(...fields.map((one) => one.node));
    options.hidden = fields.length === 0;
    (fields[0]?.input ?? box).focus();
  }

  function reset() {
    chosen = null;
    fields = [];
    box.value = '';
    options.replaceChildren();
    options.hidden = true;
    fill([]);
  }

  function given() {
    return Object.fromEntries(
      fields.filter((one) => one.value() !== '').map((one) => [one.name, one.value()]),
    );
  }

  function field(option) {
    const id = `option-${option.name}`;
    const name = called(option, names.locale());
    const label = element(
      'label',
      { for: id },
      name,
      option.required ? element('span', { class: 'quiet', 'aria-hidden': 'true' }, ' needed') : null,
    );
    const facts = {
      id,
      required: option.required === true,
      'aria-label': name,
      title: option.description,
    };
    if (option.type === ATTACHMENT) {
      const input = element('input', { ...facts, type: 'file' });
      const node = element('div', { class: 'option' }, label, input, note(option));
      return { name: option.name, node, input, value: () => input.files[0] ?? '' };
    }
    const fixed = fixedChoices(option, names);
    if (fixed) {
      const rows = fixed.map((one) => element('option', { value: one.value }, one.name));
      const input = element('select', facts, element('option', { value: '' }, ''), rows);
      const node = element('div', { class: 'option' }, label, input, note(option));
      return { name: option.name, node, input, value: () => input.value };
    }
    const input = element('input', {
      ...facts,
      type: 'text',
      placeholder: described(option, names.locale()),
    });
    const node = element('div', { class: 'option' }, label, input);
    if (option.autocomplete) complete(option, input, node);
    return { name: option.name, node, input, value: () => input.dataset.value ?? input.value };
  }

  function note(option) {
    return element('span', { class: 'quiet' }, described(option, names.locale()));
  }

  /** Asks the bot while the person types, and lets them pick by mouse, finger or keys. */
  function complete(option, input, node) {
    const offers = element('ul', {
      role: 'listbox',
      'aria-label': `Suggestions for ${called(option, names.locale())}`,
      class: 'offers',
    });
    offers.hidden = true;
    node.append(offers);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    let timer;
    let round = 0;
    const ask = async () => {
      if (!input.isConnected) return;
      round += 1;
      const mine = round;
      const typed = Object.entries(given()).filter(([, value]) => !(value instanceof File));
      const facts = {
        ...here(),
        command: chosen.command,
        options: Object.fromEntries(typed),
        focused: option.name,
      };
      const seen = await act('autocomplete', facts);
      if (mine !== round || document.activeElement !== input) return;
      const choices = seen.kind === 'choices' ? seen.choices : [];
      const rows = choices.map((one) =>
        element('div', { role: 'option', 'data-value': one.value, 'aria-selected': 'false' }, one.name),
      );
      const none = seen.kind === 'choices' ? 'Nothing fits' : seen.text;
      offers.replaceChildren(...(rows.length > 0 ? rows : [element('div', { class: 'quiet' }, none)]));
      offers.hidden = false;
    };
    const take = (row) => {
      clearTimeout(timer);
      round += 1;
      input.value = row.textContent;
      input.dataset.value = row.dataset.value;
      offers.hidden = true;
    };
    input.addEventListener('input', () => {
      delete input.dataset.value;
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE);
    });
    input.addEventListener('focus', ask);
    input.addEventListener('blur', () => {
      offers.hidden = true;
    });
    offers.addEventListener('mousedown', (event) => {
      event.preventDefault();
      const row = event.target.closest('[data-value]');
      if (row) take(row);
    });
    input.addEventListener('keydown', (event) => {
      const row = step(event, offers, '[data-value]');
      if (row) take(row);
    });
  }

  box.addEventListener('input', () => {
    if (chosen && box.value !== `/${chosen.path}`) {
      chosen = null;
      options.hidden = true;
    }
    suggest();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && !list.hidden) {
      event.preventDefault();
      pick(list.querySelector('[aria-selected="true"]').dataset.path);
      return;
    }
    const row = step(event, list, '[data-path]');
    if (row) pick(row.dataset.path);
  });
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
    const row = event.target.closest('[data-path]');
    if (row) pick(row.dataset.path);
  });
  byId('composer').addEventListener('keydown', (event) => {
    if (event.key === 'Escape') reset();
  });
  byId('composer').addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = box.value.trim();
    if (text === '') return;
    if (!text.startsWith('/')) {
      reset();
      show(await act('say', { ...here(), text }));
      return;
    }
    const meant = invocations().find((one) => `/${one.path}` === text);
    const facts = { ...here(), command: meant?.command ?? text, options: await sendable(given()) };
    const before = box.value;
    box.disabled = true;
    const seen = await act('slash', facts);
    box.disabled = false;
    if (seen.kind !== 'refused' && box.value === before) reset();
    if (seen.kind !== 'modal') box.focus();
    show(seen);
  });
  return { suggest, reset };
}

/** Up and down move the mark in a list, Enter takes the marked row. Returns the row taken. */
function step(event, list, rowsAre) {
  if (list.hidden) return null;
  const rows = [...list.querySelectorAll(rowsAre)];
  const at = rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');
  if (event.key === 'Enter' && rows[at]) {
    event.preventDefault();
    return rows[at];
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || rows.length === 0) return null;
  event.preventDefault();
  const next = at === -1 && by < 0 ? rows.length - 1 : (at + by + rows.length) % rows.length;
  rows.forEach((row, index) => {
    row.setAttribute('aria-selected', String(index === next));
  });
  rows[next].scrollIntoView({ block: 'nearest' });
  return null;
}

/** Every command as people can type it, named and described in their language; `command` is what the bot calls it. */
function spread(thing, within, locale) {
  const here = [...within, thing];
  const nested = (thing.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (nested.length > 0) return nested.flatMap((one) => spread(one, here, locale));
  return [
    {
      path: here.map((one) => called(one, locale)).join(' '),
      command: here.map(({ name }) => name).join(' '),
      description: described(thing, locale),
      options: thing.options ?? [],
    },
  ];
}

function called(thing, locale) {
  return thing.name_localizations?.[locale] ?? thing.name;
}

function described(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description;
}

function fixedChoices(option, names) {
  if (option.choices?.length > 0) {
    return option.choices.map((one) => ({
      ...one,
      name: called(one, names.locale()),
    }));
  }
  if (option.type === 5) return ['true', 'false'].map((value) => ({ name: value, value }));
  if (option.type === 6 || option.type === 9)
    return names.people().map(({ id, name }) => ({ name, value: id }));
  if (option.type === 7) return names.channels().map(({ id, name }) => ({ name: `#${name}`, value: id }));
  if (option.type === 8) return names.roles().map(({ id, name }) => ({ name, value: id }));
  return null;
}
