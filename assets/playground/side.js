/** The panes beside the messages, the phone's notifications, and the notes that pop up. */
import { byId, element } from './dom.js';
import { withSigns } from './messages/signs.js';
import { locale, say } from './words.js';

const LOCALES = ['en-US', 'en-GB', 'fr', 'it', 'ja', 'de', 'es-ES', 'sv-SE'];
const NOTE_LASTS = 6000;

export function unread() {
  return Number(byId('phone-count').textContent);
}

export function countUnread(count) {
  byId('phone-count').textContent = String(count);
  byId('phone-count').hidden = count === 0;
}

export function drawPhone(person, notifications) {
  byId('phone-title').textContent = say('playground.phone-of', { person: person.name });
  byId('notifications').replaceChildren(...[...notifications].reverse().map(notificationRow));
  countUnread(0);
  const locales = LOCALES.map((one) =>
    element('option', { value: one, selected: one === person.locale }, ownName(one)),
  );
  byId('locale').replaceChildren(...locales);
  byId('membership').textContent = say(person.isMember ? 'playground.leave' : 'playground.come-back');
}

/** A language as those who speak it call it. */
function ownName(code) {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code);
}

export function notificationRow(one) {
  const when = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(one.at));
  return element('li', {}, notification(one), element('span', { class: 'quiet' }, when));
}

/** A button that leads to the message. */
function notification(one) {
  const facts = { type: 'button', 'data-channel': one.channelId, 'data-jump': one.messageId };
  return element('button', facts, withSigns(one.text || say('playground.empty-notification')));
}

/** Shows a notification as a phone does: briefly, its first lines only, and a tap opens the message. */
export function ring(one) {
  popUp(element('div', { role: 'status', class: 'toast ring' }, notification(one)));
}

export function trouble(text) {
  popUp(element('div', { role: 'alert', class: 'toast' }, text));
}

/** A newer note takes the place of one that still stands. */
function popUp(node) {
  node.addEventListener('click', () => node.remove());
  byId('toasts').replaceChildren(node);
  setTimeout(() => node.remove(), NOTE_LASTS);
}

export function togglePane(id) {
  const isOpen = byId(id).classList.contains('open');
  closePanes();
  if (isOpen) return;
  byId(id).classList.add('open');
  document.querySelector(`[data-pane="${id}"]`).setAttribute('aria-expanded', 'true');
  if (id === 'phone-pane') countUnread(0);
}

export function closePanes() {
  for (const pane of document.querySelectorAll('.pane.open')) pane.classList.remove('open');
  for (const button of document.querySelectorAll('[data-pane]'))
    button.setAttribute('aria-expanded', 'false');
}
