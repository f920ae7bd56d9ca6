/** The panes beside the messages, the phone's notifications, and the notes that pop up. */
import { byId, element } from './dom.js';

export function unread() {
  return Number(byId('phone-count').textContent);
}

export function countUnread(count) {
  byId('phone-count').textContent = String(count);
  byId('phone-count').hidden = count === 0;
}

export function notificationRow(one) {
  const facts = { type: 'button', 'data-channel': one.channelId, 'data-jump': one.messageId };
  const when = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(one.at));
  return element(
    'li',
    {},
    element('button', facts, one.text || '(an empty notification)'),
    element('span', { class: 'quiet' }, when),
  );
}

export function toast(text, attributes = {}) {
  const node = element('div', { class: 'toast', role: 'alert', ...attributes }, text);
  byId('toasts').append(node);
  setTimeout(() => node.remove(), 6000);
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
