/** The card above the first messages: what this is, and three things to try. */
import { byId, element } from './dom.js';
import { say } from './words.js';

/** The first three that the bot offers are shown. */
const TRIES = [
  { command: 'learn', words: 'playground.try-learn' },
  { command: 'game new', words: 'playground.try-new' },
  { command: 'help', words: 'playground.try-help' },
  { command: 'rule', words: 'playground.try-rule' },
];

const PUT_AWAY = 'first-card-put-away';

/**
 * Null in threads and direct messages, and for people who have put it away. `people` are the options of its menu: on a phone the
 * other menu of them is in a pane that isn't seen.
 */
export function firstCard(channel, names, people) {
  if (channel.parentId !== null || channel.isDirect || localStorage.getItem(PUT_AWAY) !== null) return null;
  const tries = TRIES.filter(({ command }) => names.offers(command)).slice(0, 3);
  return element(
    'section',
    { id: 'first-card', class: 'container', 'aria-label': say('playground.first-card') },
    element('h3', {}, say('playground.first-card')),
    element('p', {}, say('playground.what-this-is')),
    element('p', {}, say('playground.play-alone')),
    element(
      'label',
      {},
      element('span', {}, say('playground.playing-as')),
      ' ',
      element('select', { 'data-become': 'yes' }, people),
    ),
    element(
      'ul',
      { class: 'tries' },
      tries.map(({ command, words }) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', class: 'mention', 'data-command': command },
            names.command(command),
          ),
          ` ${say(words)}`,
        ),
      ),
    ),
    element('button', { type: 'button', class: 'button', 'data-card': 'away' }, say('playground.got-it')),
  );
}

export function putCardAway() {
  localStorage.setItem(PUT_AWAY, 'yes');
  byId('first-card')?.remove();
}
