/** The page of the local Discord: who is playing, where, and what they see there. */
import { startComposer } from './composer.js';
import { byId, element, morph } from './dom.js';
import { askForText, openModal } from './form.js';
import { ago } from './markdown.js';
import { message } from './message.js';
import { act, ask, listen } from './server.js';
import { closePanes, countUnread, notificationRow, toast, togglePane, unread } from './side.js';

const LOCALES = ['en-US', 'en-GB', 'fr', 'it', 'ja', 'de', 'es-ES', 'sv-SE'];
const TYPING_LASTS = 8000;

let hall = null;
let person = null;
let channel = null;
let commands = [];
let stop = () => {};
/** What is heard while the page loads, to be shown after it; null when nothing is loading. */
let late = null;

const names = {
  person: (id) => hall.people.find((one) => one.id === id)?.name ?? 'somebody',
  role: (id) => hall.roles.find((one) => one.id === id)?.name ?? 'role',
  channel: (id) => hall.channels.find((one) => one.id === id)?.name ?? 'unknown',
  locale: () => person.locale,
  people: () => hall.people.filter((one) => one.isMember),
  roles: () => hall.roles,
  channels: () => hall.channels.filter((one) => !one.isDirect),
};

const here = () => ({ person: person.id, channel: channel.id });

async function become(id) {
  stop();
  late = [];
  person = hall.people.find((one) => one.id === id);
  byId('messages').replaceChildren();
  stop = await listen(id, hear, refresh);
  hall = await ask('hall', { person: id });
  person = hall.people.find((one) => one.id === id);
  drawPeople();
  drawBot();
  drawPhone(hall.notifications);
  await goTo(wayIn());
}

async function refresh() {
  late ??= [];
  hall = await ask('hall', { person: person.id });
  person = hall.people.find((one) => one.id === person.id);
  drawMembership();
  drawBot();
  drawPhone(hall.notifications);
  await goTo(wayIn());
}

/** Where they are; somebody who is not on the server sees no other place, and nothing in this one. */
function wayIn() {
  const isThere = hall.channels.some((one) => one.id === channel?.id);
  return isThere ? channel.id : (hall.channels[0]?.id ?? channel.id);
}

function drawMembership() {
  byId('membership').textContent = person.isMember ? 'Leave this server' : 'Come back to this server';
}

async function goTo(id, messageId) {
  late ??= [];
  if (id !== channel?.id) composer.reset();
  channel = hall.channels.find((one) => one.id === id) ?? channel;
  location.replace(`#${encodeURIComponent(person.name)}/${channel.id}`);
  closePanes();
  drawChannels();
  const place = here();
  const [list] = await Promise.all([ask('messages', place), loadCommands()]);
  if (place.channel !== channel.id || place.person !== person.id) return;
  byId('messages').replaceChildren(...list.map((one) => message(one, names, person.id)));
  byId('typing').textContent = '';
  const heard = late ?? [];
  late = null;
  for (const [event, data] of heard) hear(event, data);
  if (messageId) flash(messageId);
  else toBottom();
}

async function loadCommands() {
  const place = here();
  const offered = await ask('commands', place);
  if (place.channel !== channel.id || place.person !== person.id) return;
  commands = offered;
  composer.suggest();
}

function flash(messageId) {
  const node = byId(`m${messageId}`);
  if (!node) return toast('That message is gone.');
  node.scrollIntoView({ block: 'center' });
  node.classList.add('flash');
  node.addEventListener('animationend', () => node.classList.remove('flash'), { once: true });
}

function drawPeople() {
  const options = hall.people
    .filter((one) => !one.bot)
    .map((one) => element('option', { value: one.id, selected: one.id === person.id }, one.name));
  byId('person').replaceChildren(...options);
  const locales = LOCALES.map((one) =>
    element('option', { value: one, selected: one === person.locale }, one),
  );
  byId('locale').replaceChildren(...locales);
  drawMembership();
}

function drawChannels() {
  const roots = hall.channels.filter((one) => one.parentId === null);
  const rows = roots.flatMap((root) => [root, ...hall.channels.filter((one) => one.parentId === root.id)]);
  const list = element('ul', { id: 'channels' }, rows.map(channelRow));
  morph(byId('channels'), list);
  byId('guild').textContent = hall.guild;
  byId('channel-name').textContent = titleOf(channel);
  byId('topic').textContent = channel.archived ? 'Archived' : (channel.topic ?? '');
  byId('new-thread').hidden = channel.parentId !== null || channel.isDirect;
  document.title = `${titleOf(channel)}, ${person.name}`;
}

function titleOf(one) {
  if (one.isDirect) return `@${one.name}`;
  return one.parentId === null ? `#${one.name}` : one.name;
}

function channelRow(one) {
  const isHere = one.id === channel.id;
  const attributes = { type: 'button', 'data-channel': one.id, 'aria-current': isHere ? 'page' : null };
  const kind = one.parentId === null ? '' : 'thread-row';
  const button = element('button', attributes, `${titleOf(one)}${one.archived ? ' (archived)' : ''}`);
  return element('li', { class: kind, 'data-key': one.id }, button);
}

function drawBot() {
  byId('bot-state').textContent = hall.bot.isOnline ? 'Ratatoskr is here' : 'Ratatoskr is away';
  byId('bot-state').classList.toggle('away', !hall.bot.isOnline);
}

function drawPhone(notifications) {
  byId('phone-title').textContent = `${person.name}'s phone`;
  byId('notifications').replaceChildren(...[...notifications].reverse().map(notificationRow));
  countUnread(0);
}

/** Whoever was at the bottom stays there, when messages come and when the options of a command take their room. */
let isAtBottom = true;

function watchBottom() {
  const list = byId('messages');
  list.addEventListener('scroll', () => {
    isAtBottom = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  });
  new ResizeObserver(() => {
    if (isAtBottom) toBottom();
  }).observe(list);
}

/** A picture makes the list longer when it arrives. */
function toBottom() {
  const list = byId('messages');
  list.scrollTop = list.scrollHeight;
  for (const image of list.querySelectorAll('img')) {
    if (!image.complete) image.addEventListener('load', toBottom, { once: true });
  }
}

function keepBottom(change) {
  const wasAtBottom = isAtBottom;
  change();
  if (wasAtBottom) toBottom();
}

function put(one) {
  if (one.channel_id !== channel.id) return;
  const next = message(one, names, person.id);
  const now = byId(`m${one.id}`);
  keepBottom(() => (now ? morph(now, next) : byId('messages').append(next)));
  if (one.author.bot) byId('typing').textContent = '';
}

const HEARD = {
  'message-created': put,
  'message-updated': put,
  'message-deleted': (gone) => {
    byId(`m${gone.id}`)?.remove();
  },
  'channel-created': (one) => {
    hall.channels = [...hall.channels.filter((other) => other.id !== one.id), one];
    drawChannels();
  },
  'channel-updated': (one) => {
    hall.channels = hall.channels.map((other) => (other.id === one.id ? one : other));
    if (channel.id === one.id) channel = one;
    drawChannels();
  },
  'channel-deleted': (gone) => {
    hall.channels = hall.channels.filter((one) => one.id !== gone.id);
    if (channel.id === gone.id) return goTo(hall.channels[0]?.id);
    return drawChannels();
  },
  notified: (one) => {
    if (document.querySelector(`#notifications [data-jump="${one.messageId}"]`)) return;
    byId('notifications').prepend(notificationRow(one));
    countUnread(unread() + 1);
    toast(one.text || '(an empty notification)', { role: 'status', class: 'toast ring' });
  },
  typing: (one) => {
    if (one.channelId !== channel.id) return;
    byId('typing').textContent = 'Ratatoskr is typing…';
    setTimeout(() => {
      byId('typing').textContent = '';
    }, TYPING_LASTS);
  },
  'commands-changed': loadCommands,
  'bot-online': refresh,
  'bot-offline': refresh,
  'person-changed': refresh,
};

function hear(event, data) {
  if (late) late.push([event, data]);
  else HEARD[event]?.(data);
}

/** Takes what came of a deed: messages arrive by the stream, so only forms and trouble are left to show. */
function show(seen) {
  if (seen.kind === 'modal') {
    openModal(seen.modal, names, async (fields) => {
      const next = await act('submit', { person: person.id, modal: seen.modal.id, fields });
      if (next.kind === 'refused' || next.kind === 'failed') return next.text;
      show(next);
      return null;
    });
  } else if (seen.kind === 'refused' || seen.kind === 'failed') toast(seen.text);
}

/** While Discord waits for the bot, the control that was used waits too. */
async function using(control, deed, facts) {
  control.setAttribute('aria-busy', 'true');
  const seen = await act(deed, { person: person.id, ...facts });
  control.removeAttribute('aria-busy');
  show(seen);
}

function messageOf(node) {
  return node.closest('[data-message]').dataset.message;
}

document.addEventListener('click', (event) => {
  const target = event.target.closest('button, a, .spoiler');
  if (!target) return;
  if (target.matches('.spoiler')) target.classList.toggle('open');
  const { press, chooseMany, dismiss, channel: place, jump, pane } = target.dataset;
  if (press && target.getAttribute('aria-busy') !== 'true') {
    void using(target, 'press', { message: messageOf(target), customId: press });
  } else if (chooseMany) {
    const select = target.parentElement.querySelector('select');
    const values = [...select.selectedOptions].map((option) => option.value);
    void using(target, 'choose', { message: messageOf(target), customId: chooseMany, values });
  } else if (dismiss) void act('dismiss', { person: person.id, message: dismiss });
  else if (place) {
    event.preventDefault();
    void goTo(place, jump);
  } else if (pane) togglePane(pane);
  else followLink(event, target);
});

/** A link to a message of this hall stays in this hall. */
function followLink(event, target) {
  const link = /\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(target.getAttribute('href') ?? '');
  if (!link) return;
  event.preventDefault();
  void goTo(link[1], link[2]);
}

document.addEventListener('change', (event) => {
  const select = event.target;
  const { choose } = select.dataset;
  if (!choose || select.multiple || select.value === '') return;
  const values = [select.value];
  select.value = '';
  void using(select, 'choose', { message: messageOf(select), customId: choose, values });
});

byId('messages').addEventListener('click', closePanes);
byId('person').addEventListener('change', (event) => become(event.target.value));
byId('locale').addEventListener('change', async (event) => {
  await act('speak', { person: person.id, locale: event.target.value });
  person.locale = event.target.value;
  composer.reset();
});
byId('membership').addEventListener('click', async () => {
  await act(person.isMember ? 'leave' : 'come-back', { person: person.id });
  await refresh();
});
byId('new-thread').addEventListener('click', () => {
  askForText('New thread', 'Name', async (name) => {
    const thread = await act('thread', { ...here(), name });
    if (thread.kind) return thread.text;
    if (!hall.channels.some((one) => one.id === thread.id)) hall.channels.push(thread);
    await goTo(thread.id);
    return null;
  });
});
watchBottom();
addEventListener('unhandledrejection', (event) => toast(String(event.reason)));
setInterval(() => {
  for (const node of document.querySelectorAll('time[data-since]'))
    node.textContent = ago(Number(node.dataset.since));
}, 20_000);

const composer = startComposer({ here, commands: () => commands, names, show });
const [wantedName, wantedChannel] = location.hash.slice(1).split('/').map(decodeURIComponent);
hall = await ask('hall', {});
const everybody = hall.people.filter((one) => !one.bot);
channel = { id: wantedChannel, name: '', parentId: null };
await become((everybody.find((one) => one.name === wantedName) ?? everybody[0]).id);
