/** The commands in the menu of a message or a person. */
import { askForOne } from '../composer/form.js';
import { called } from '../composer/spoken.js';
import { say } from '../words.js';

const TYPES = { person: 2, message: 3 };

/** Of the commands that a person is offered, those in that kind of menu. */
export function menuOf(commands, kind) {
  return commands.filter(({ type }) => type === TYPES[kind]);
}

/** `control` names the kind of menu and whose it is; `use(facts)` uses the command that was chosen. */
export function openMenu(control, commands, locale, use) {
  const { menu, target } = control.dataset;
  const title = menu === 'message' ? say('playground.message-menu') : control.textContent;
  const choices = menuOf(commands, menu).map((one) => ({ label: called(one, locale), value: one.name }));
  askForOne(title, choices, (command) => use({ menu, target, command }));
}
