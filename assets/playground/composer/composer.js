/** The box people type into: plain talk, or a slash command with its options filled in by hand or by autocomplete. */
import { byId, element } from '../dom.js';
import { act, sendable } from '../server.js';
import { trouble } from '../side.js';
import { say } from '../words.js';
import { startOptions } from './options.js';
import { called, parted, spread, typedOf } from './spoken.js';
import { step } from './step.js';

/** `here()` gives person and channel; `commands()` what they are offered; `take(seen)` what the bot answered. */
export function startComposer({ here, commands, names, take }) {
  const box = byId('box');
  const list = byId('suggestions');
  const options = startOptions({ here, names });
  let chosen = null;

  const invocations = () => typedOf(commands()).flatMap((command) => spread(command, [], names.locale()));
  const meant = (command) => invocations().find((one) => one.command === command);

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
    (options.open(chosen) ?? box).focus();
  }

  /** Puts a command that was tapped into the box. */
  function begin(command) {
    const found = meant(command);
    if (found) pick(found.path);
  }

  function reset() {
    chosen = null;
    box.value = '';
    options.close();
    fill([]);
  }

  /** What is written behind the name of a command goes into the options that it names, or into the first that takes text. False where none does. */
  function passOn({ isComplete }) {
    const found = parted(box.value, invocations());
    if (!found || !options.takesText(found.one)) return false;
    if (found.one.command !== chosen?.command) pick(found.one.path);
    if (!isComplete && options.awaitsName(found.one, found.rest)) {
      box.value = `/${found.one.path} ${found.rest}`;
      return true;
    }
    box.value = `/${found.one.path}`;
    options.write(found.rest);
    return true;
  }

  /** Says why a text is no command, and shows those that may be meant. */
  function explain(text) {
    const found = parted(text, invocations());
    if (found) return trouble(say('playground.takes-no-text', { command: `/${found.one.path}` }));
    const [name] = text.slice(1).split(/\s/);
    const near = invocations().filter((one) => `${one.path} `.startsWith(`${name} `));
    fill(near.length > 0 ? near : invocations());
    return trouble(say('playground.refused.unknown-command', { command: text }));
  }

  box.addEventListener('input', (event) => {
    if (!event.isComposing && passOn({ isComplete: false })) return;
    if (chosen && box.value !== `/${chosen.path}`) {
      chosen = null;
      options.close();
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
    passOn({ isComplete: true });
    const text = box.value.trim();
    if (text === '') return;
    if (!text.startsWith('/')) {
      reset();
      const said = await act('say', { ...here(), text });
      if (said.kind && box.value === '') box.value = text;
      take(said);
      return;
    }
    const typed = invocations().find((one) => `/${one.path}` === text || `/${one.command}` === text);
    if (!typed) return explain(text);
    const facts = { ...here(), command: typed.command, options: await sendable(options.given()) };
    const before = box.value;
    box.disabled = true;
    const seen = await act('slash', facts);
    box.disabled = false;
    const isLost = seen.kind === 'refused' || seen.kind === 'unheard';
    if (!isLost && box.value === before) reset();
    if (seen.kind !== 'modal') box.focus();
    take(seen);
  });
  return {
    suggest,
    reset,
    begin,
    offers: (command) => meant(command) !== undefined,
    /** A command of the bot as this person types it, or as a menu names it. */
    shownAs: (command) => {
      const typed = meant(command);
      const inMenu = commands().find(({ name }) => name === command);
      return typed === undefined && inMenu ? called(inMenu, names.locale()) : `/${typed?.path ?? command}`;
    },
  };
}
