/** The options of the command that is being typed: what it needs, or its only one, as a field, the rest as chips that become fields. */
import { byId, element } from '../dom.js';
import { act } from '../server.js';
import { trouble } from '../side.js';
import { say } from '../words.js';
import { called, described, isNaming, namedIn } from './spoken.js';
import { step } from './step.js';

const STRING = 3;
const ATTACHMENT = 11;
const PAUSE = 200;

/** `here()` gives person and channel; `names` finds people, channels and roles. */
export function startOptions({ here, names }) {
  const place = byId('options');
  let command = null;
  let fields = [];

  /** Gives the first field to fill in; undefined where there is none. */
  function open(chosen) {
    const { options } = chosen;
    command = chosen;
    const isShown = (one) => one.required || options.length === 1;
    fields = options.filter(isShown).map(field);
    const chips = options.filter((one) => !isShown(one)).map(chip);
    const row = chips.length > 0 ? element('div', { class: 'chips' }, chips) : null;
    place.replaceChildren(...[...fields.map((one) => one.node), row].filter(Boolean));
    place.hidden = options.length === 0;
    return fields[0]?.input;
  }

  function close() {
    fields = [];
    place.replaceChildren();
    place.hidden = true;
  }

  function given() {
    return Object.fromEntries(
      fields.filter((one) => one.value() !== '').map((one) => [one.name, one.value()]),
    );
  }

  /** Puts a text that was typed behind the command into the options that it names, or into the one that takes it. */
  function write(text) {
    const named = namedIn(text, command.options, names.locale());
    for (const one of named ?? [{ option: textOption(command.options), text }]) writeInto(one);
  }

  function writeInto({ option, text }) {
    const { input } = fields.find((one) => one.name === option.name) ?? unfold(option);
    input.focus();
    if (text === '') return;
    if (input.matches('select')) {
      const choice = [...input.options].find((one) => one.text.toLowerCase().startsWith(text.toLowerCase()));
      if (!choice) return trouble(say('playground.refused.no-choice'));
      input.value = choice.value;
    } else {
      input.value = text;
      input.dispatchEvent(new Event('input'));
    }
  }

  function chip(option) {
    const name = called(option, names.locale());
    const description = described(option, names.locale());
    const facts = { 'aria-label': name, 'aria-description': description, 'data-option': option.name };
    const button = element(
      'button',
      { type: 'button', class: 'chip', ...facts },
      element('strong', {}, name),
      element('span', { class: 'quiet' }, description),
    );
    // Else the field that is left closes its suggestions under the finger, and the tap meets nothing.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => unfold(option).input.focus());
    return button;
  }

  /** Makes a field of a chip. */
  function unfold(option) {
    const made = field(option);
    fields.push(made);
    place.insertBefore(made.node, place.querySelector('.chips'));
    place.querySelector(`[data-option="${option.name}"]`).remove();
    return made;
  }

  function field(option) {
    const id = `option-${option.name}`;
    const name = called(option, names.locale());
    const needed = say('playground.needed');
    const label = element(
      'label',
      { for: id },
      name,
      option.required ? element('span', { class: 'quiet', 'aria-hidden': 'true' }, ` ${needed}`) : null,
    );
    const facts = { id, required: option.required === true, 'aria-label': name };
    if (option.type === ATTACHMENT) {
      const input = element('input', { ...facts, type: 'file', accept: (option.file_types ?? []).join(',') });
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
    const input = element('input', { ...facts, type: 'text' });
    const node = element('div', { class: 'option' }, label, input, note(option));
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
      'aria-label': say('playground.suggestions-for', { option: called(option, names.locale()) }),
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
        command: command.command,
        options: Object.fromEntries(typed),
        focused: option.name,
      };
      const seen = await act('autocomplete', facts);
      if (mine !== round || document.activeElement !== input) return;
      const choices = seen.kind === 'choices' ? seen.choices : [];
      const rows = choices.map((one) =>
        element('div', { role: 'option', 'data-value': one.value, 'aria-selected': 'false' }, one.name),
      );
      const none = seen.kind === 'choices' ? say('playground.nothing-fits') : seen.text;
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

  return {
    open,
    close,
    given,
    write,
    takesText: ({ options }) => textOption(options) !== undefined,
    /** No one types one of a few fixed choices, so what is typed is still the name of an option. */
    awaitsName: ({ options }, text) =>
      textOption(options)?.choices?.length > 0 && isNaming(text, options, names.locale()),
  };
}

/** The option that a text behind the command is for: the first that the command needs, or the first of all. */
function textOption(options) {
  const texts = options.filter((one) => one.type === STRING);
  return texts.find((one) => one.required) ?? texts[0];
}

function fixedChoices(option, names) {
  if (option.choices?.length > 0) {
    return option.choices.map((one) => ({ ...one, name: called(one, names.locale()) }));
  }
  if (option.type === 5)
    return [
      { name: say('playground.true'), value: 'true' },
      { name: say('playground.false'), value: 'false' },
    ];
  if (option.type === 6 || option.type === 9)
    return names.people().map(({ id, name }) => ({ name, value: id }));
  if (option.type === 7) return names.channels().map(({ id, name }) => ({ name: `#${name}`, value: id }));
  if (option.type === 8) return names.roles().map(({ id, name }) => ({ name, value: id }));
  return null;
}
