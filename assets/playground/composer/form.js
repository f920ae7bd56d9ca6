/** Opens forms over the page: the bot's modals, and the page's own question for a thread's name. */
import { byId, element } from '../dom.js';
import { choicesOf, choiceText, written } from '../messages/components.js';
import { say } from '../words.js';

/** `send(fields)` gives the text to show when it did not work, or null when the form may close. */
function open(title, parts, send, read) {
  const dialog = byId('dialog');
  const problem = element('p', { class: 'problem', role: 'alert' });
  const submit = element('button', { type: 'submit', class: 'button primary' }, say('playground.submit'));
  const cancel = element('button', { type: 'button', class: 'button' }, say('playground.cancel'));
  const form = element(
    'form',
    { method: 'dialog' },
    element('h2', { id: 'dialog-title' }, title),
    ...parts,
    problem,
    element('div', { class: 'row end' }, cancel, submit),
  );
  cancel.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    submit.disabled = true;
    problem.textContent = '';
    const trouble = await send(read(form));
    submit.disabled = false;
    if (trouble === null) dialog.close();
    else problem.textContent = trouble;
  });
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
}

export function askForText(title, label, send) {
  const field = element(
    'label',
    {},
    label,
    element('input', { name: 'text', required: true, maxlength: 100 }),
  );
  open(title, [field], send, (form) => form.elements.namedItem('text').value);
}

/** `choose(value)` takes the choice that was pressed. */
export function askForOne(title, choices, choose) {
  const dialog = byId('dialog');
  const buttons = choices.map(({ label, value }) => {
    const button = element('button', { type: 'button', class: 'button' }, label);
    button.addEventListener('click', () => {
      dialog.close();
      choose(value);
    });
    return button;
  });
  const cancel = element('button', { class: 'button' }, say('playground.cancel'));
  const heading = element('h2', { id: 'dialog-title' }, title);
  const form = element(
    'form',
    { method: 'dialog' },
    heading,
    ...buttons,
    element('div', { class: 'row end' }, cancel),
  );
  dialog.replaceChildren(form);
  dialog.showModal();
}

export function openModal(modal, names, send) {
  const controls = [];
  const parts = modal.components.map((part) => {
    if (part.type === 10) return written(part.content, names);
    const control = part.component ?? part.components[0];
    const made = field(control, names);
    controls.push({ id: control.custom_id, read: made.read });
    const label = part.label ?? control.label ?? control.custom_id;
    const isOptional = control.required === false;
    const words = [
      element(
        'span',
        { class: 'label' },
        label,
        isOptional ? element('span', { class: 'quiet' }, ` ${say('playground.optional')}`) : null,
      ),
      part.description ? element('span', { class: 'quiet' }, part.description) : null,
    ].filter(Boolean);
    if (made.isGroup) return element('fieldset', {}, element('legend', {}, ...words), ...made.nodes);
    for (const node of made.nodes) node.setAttribute('aria-label', label);
    return element('label', {}, ...words, ...made.nodes);
  });
  open(modal.title, parts, send, () => Object.fromEntries(controls.map(({ id, read }) => [id, read()])));
}

function field(control, names) {
  if (control.type === 4) return textField(control);
  if (control.type === 23) {
    const box = element('input', { type: 'checkbox', checked: control.default === true });
    return { nodes: [box], read: () => box.checked };
  }
  if (control.type === 21 || control.type === 22) return group(control);
  const takesMany = (control.max_values ?? 1) > 1;
  const options = choicesOf(control, names).map((option) =>
    element('option', { value: option.value, selected: option.default === true }, choiceText(option)),
  );
  const none = element('option', { value: '' }, control.placeholder ?? say('playground.select'));
  const size = takesMany ? Math.min(6, Math.max(2, options.length)) : false;
  const select = element('select', { multiple: takesMany, size }, takesMany ? null : none, options);
  const read = () =>
    [...select.selectedOptions].map((option) => option.value).filter((value) => value !== '');
  return { nodes: [select], read };
}

function textField(control) {
  const facts = {
    placeholder: control.placeholder,
    minlength: control.min_length,
    maxlength: control.max_length ?? 4000,
    required: control.required !== false,
  };
  const input =
    control.style === 2
      ? element('textarea', { ...facts, rows: 5 })
      : element('input', { ...facts, type: 'text' });
  input.value = control.value ?? '';
  return { nodes: [input], read: () => input.value };
}

function group(control) {
  const type = control.type === 21 ? 'radio' : 'checkbox';
  const inputs = control.options.map((option) =>
    element('input', {
      type,
      name: control.custom_id,
      value: option.value,
      checked: option.default === true,
    }),
  );
  const nodes = control.options.map((option, index) =>
    element('label', { class: 'tick' }, inputs[index], choiceText(option)),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { nodes, isGroup: true, read: () => (type === 'radio' ? (chosen()[0] ?? []) : chosen()) };
}
