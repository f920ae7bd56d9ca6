/** The list of channels with their threads, and the heading of the one that is shown. */
import { byId, element, morph } from './dom.js';
import { say } from './words.js';

export function drawChannels(hall, channel) {
  const roots = hall.channels.filter((one) => one.parentId === null);
  const rows = roots.flatMap((root) => [root, ...hall.channels.filter((one) => one.parentId === root.id)]);
  const list = element(
    'ul',
    { id: 'channels' },
    rows.map((one) => channelRow(one, one.id === channel.id)),
  );
  morph(byId('channels'), list);
  byId('guild').textContent = hall.guild;
  byId('channel-name').textContent = titleOf(channel);
  byId('topic').textContent = channel.archived ? say('playground.archived') : (channel.topic ?? '');
  byId('write-to-bot').hidden = hall.channels.some((one) => one.isDirect);
  byId('new-thread').hidden = channel.parentId !== null || channel.isDirect;
}

export function titleOf(one) {
  if (one.isDirect) return `@${one.name}`;
  return one.parentId === null ? `#${one.name}` : one.name;
}

function channelRow(one, isHere) {
  const attributes = { type: 'button', 'data-channel': one.id, 'aria-current': isHere ? 'page' : null };
  const kind = one.parentId === null ? '' : 'thread-row';
  const title = titleOf(one);
  const button = element(
    'button',
    attributes,
    one.archived ? say('playground.archived-channel', { channel: title }) : title,
  );
  return element('li', { class: kind, 'data-key': one.id }, button);
}
