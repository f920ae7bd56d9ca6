/** The page of the local Discord: who is playing, where, and what they see there. */
import { correctAddress, readAddress, watchAddress, writeAddress } from './address.js';
import { drawChannels, titleOf } from './channels.js';
import { startComposer } from './composer/composer.js';
import { askForText, openModal } from './composer/form.js';
import { byId, element } from './dom.js';
import { firstCard, putCardAway } from './first-card.js';
import { flash, remove, show, showAll, watchBottom } from './messages/list.js';
import { ago } from './messages/markdown.js';
import { menuOf, openMenu } from './messages/menu.js';
import { face, message } from './messages/message.js';
import { viewPicture } from './messages/pictures.js';
import { placeOf } from './messages/places.js';
import { act, ask, listen } from './server.js';
import {
  closePanes,
  countUnread,
  drawPhone,
  notificationRow,
  ring,
  togglePane,
  trouble,
  unread,
} from './side.js';
import { say, speak } from './words.js';

const TYPING_LASTS = 8000;

let hall = null;
let person = null;
let channel = null;
let commands = [];
let stop = () => {};
/** What is heard while the page loads, to be shown after it; null when nothing is loading. */
let late = null;

const channelCalled = (id) => hall.channels.find((one) => one.id === id);

const names = {
  person: (id) => hall.people.find((one) => one.id === id)?.name ?? say('playground.somebody'),
  role: (id) => hall.roles.find((one) => one.id === id)?.name ?? say('playground.a-role'),
  channel: (id) => (channelCalled(id) ? titleOf(channelCalled(id)) : say('playground.unknown-channel')),
  command: (path) => composer.shownAs(path),
  offers: (path) => composer.offers(path),
  offersMenu: (kind) => menuOf(commands, kind).length > 0,
  locale: () => person.locale,
  people: () => hall.people.filter((one) => one.isMember),
  roles: () => hall.roles,
  channels: () => hall.channels.filter((one) => !one.isDirect),
};

const here = () => ({ person: person.id, channel: channel.id });

async function become(id, channelId = channel?.id) {
  stop();
  late = [];
  person = hall.people.find((one) => one.id === id);
  byId('messages').replaceChildren();
  stop = await listen(id, { hear, lost: isStopped, again: refresh });
  await load(channelId);
}

/** The bot and this page's server are one program. */
function isStopped() {
  hall.bot.isOnline = false;
  drawBot();
  byId('stopped').hidden = false;
}

async function refresh() {
  late ??= [];
  await load(channel.id);
}

/** A person who is not on the server sees no other place, and nothing in this one. */
async function load(channelId) {
  hall = await ask('hall', { person: person.id });
  person = hall.people.find((one) => one.id === person.id);
  await speak(person.locale);
  byId('stopped').hidden = true;
  drawPeople();
  drawBot();
  drawPhone(person, hall.notifications);
  await goTo(channelCalled(channelId)?.id ?? hall.channels[0]?.id ?? channel.id);
}

/** Counts the visits to a place, so that an older list never takes the place of a newer one. */
let visits = 0;

async function goTo(id, messageId) {
  visits += 1;
  const visit = visits;
  late ??= [];
  if (id !== channel?.id) composer.reset();
  channel = channelCalled(id) ?? channel;
  writeAddress(person.name, channel.id);
  closePanes();
  drawPlace();
  const place = here();
  const [list] = await Promise.all([ask('messages', place), loadCommands()]);
  if (visit !== visits || place.person !== person.id) return;
  showAll(firstCard(channel, names, peopleToBe()), list.map(drawn));
  byId('typing').textContent = '';
  const heard = late ?? [];
  late = null;
  for (const [event, data] of heard) hear(event, data);
  if (messageId && !flash(messageId)) trouble(say('playground.refused.message-gone'));
}

/** Goes where a link or an address leads, or says that there is no such place any more. */
async function follow(id, messageId) {
  if (channelCalled(id)) return goTo(id, messageId);
  correctAddress(person.name, channel.id);
  return trouble(say('playground.refused.unseen-channel'));
}

watchAddress((wanted) => {
  const somebody = hall.people.find((one) => !one.bot && one.name === wanted.person);
  if (somebody && somebody.id !== person.id) return become(somebody.id, wanted.channel);
  return follow(wanted.channel);
});

function drawn(one) {
  // The message from which a thread started is pressed in its channel, where the private answers come.
  const isAbove = one.id === channel.id;
  return message(isAbove ? { ...one, thread: null, components: [] } : one, names, person.id);
}

async function loadCommands() {
  const place = here();
  const offered = await ask('commands', place);
  if (place.channel !== channel.id || place.person !== person.id) return;
  commands = offered;
  composer.suggest();
}

/** As options of a menu, with who plays now chosen. */
function peopleToBe() {
  return hall.people
    .filter((one) => !one.bot)
    .map((one) => element('option', { value: one.id, selected: one.id === person.id }, one.name));
}

function drawPeople() {
  byId('person').replaceChildren(...peopleToBe());
  byId('face').replaceChildren(face({ id: person.id, global_name: person.name }));
}

function drawPlace() {
  drawChannels(hall, channel);
  document.title = `${titleOf(channel)}, ${person.name}`;
}

function drawBot() {
  byId('bot-state').textContent = say(hall.bot.isOnline ? 'playground.bot-here' : 'playground.bot-away');
  byId('bot-state').classList.toggle('away', !hall.bot.isOnline);
}

function put(one) {
  if (one.channel_id !== channel.id && one.id !== channel.id) return;
  const isAwaited = one.isPrivate || one.author.id === person.id || one.command?.by === person.name;
  show(drawn(one), isAwaited);
  if (one.author.bot) byId('typing').textContent = '';
}

function addPlace(one) {
  hall.channels = [...hall.channels.filter((other) => other.id !== one.id), one];
  drawPlace();
}

function removePlace(gone) {
  hall.channels = hall.channels.filter((one) => one.id !== gone.id);
  if (channel.id === gone.id) return goTo(hall.channels[0]?.id);
  return drawPlace();
}

const HEARD = {
  'message-created': put,
  'message-updated': put,
  'message-deleted': (gone) => remove(gone.id),
  'channel-created': addPlace,
  'thread-joined': addPlace,
  'channel-updated': (one) => {
    hall.channels = hall.channels.map((other) => (other.id === one.id ? one : other));
    if (channel.id === one.id) channel = one;
    drawPlace();
  },
  'channel-deleted': removePlace,
  'thread-left': removePlace,
  notified: (one) => {
    if (document.querySelector(`#notifications [data-jump="${one.messageId}"]`)) return;
    byId('notifications').prepend(notificationRow(one));
    countUnread(unread() + 1);
    ring(one);
  },
  typing: (one) => {
    if (one.channelId !== channel.id) return;
    byId('typing').textContent = say('playground.typing');
    setTimeout(() => {
      byId('typing').textContent = '';
    }, TYPING_LASTS);
  },
  'commands-changed': refresh,
  'bot-online': refresh,
  'bot-offline': refresh,
  'person-changed': refresh,
};

function hear(event, data) {
  if (late) late.push([event, data]);
  else HEARD[event]?.(data);
}

/** Takes what came of a deed: messages arrive by the stream, so only forms and trouble are left to show. */
function take(seen) {
  if (seen.kind === 'modal') {
    openModal(seen.modal, names, async (fields) => {
      const next = await act('submit', { person: person.id, modal: seen.modal.id, fields });
      if (next.text !== undefined) return next.text;
      take(next);
      return null;
    });
  } else if (seen.kind === 'unheard') isStopped();
  else if (seen.text !== undefined) trouble(seen.text);
}

/** While Discord waits for the bot, the control that was used waits too. */
async function using(control, deed, facts) {
  control.setAttribute('aria-busy', 'true');
  const seen = await act(deed, { person: person.id, ...facts });
  control.removeAttribute('aria-busy');
  take(seen);
}

function messageOf(node) {
  return node.closest('[data-message]').dataset.message;
}

document.addEventListener('click', (event) => {
  const target = event.target.closest('button, a, .spoiler');
  if (!target) return;
  if (target.matches('.spoiler')) target.classList.toggle('open');
  if (target.matches('[data-view]')) {
    event.preventDefault();
    viewPicture(target);
  }
  const { press, chooseMany, dismiss, channel: place, jump, pane, command, card, menu } = target.dataset;
  if (press && target.getAttribute('aria-busy') !== 'true') {
    void using(target, 'press', { message: messageOf(target), customId: press });
  } else if (chooseMany) {
    const select = target.parentElement.querySelector('select');
    const values = [...select.selectedOptions].map((option) => option.value);
    void using(target, 'choose', { message: messageOf(target), customId: chooseMany, values });
  } else if (dismiss) void act('dismiss', { person: person.id, message: dismiss });
  else if (command) composer.begin(command);
  else if (menu)
    openMenu(target, commands, person.locale, (facts) => using(target, 'use-menu', { ...here(), ...facts }));
  else if (card) putCardAway();
  else if (place) {
    event.preventDefault();
    void follow(place, jump);
  } else if (pane) togglePane(pane);
  else followLink(event, target);
});

/** A link to a message of this hall stays in this hall. */
function followLink(event, target) {
  const place = placeOf(target.getAttribute('href') ?? '');
  if (!place) return;
  event.preventDefault();
  void follow(place.channel, place.message);
}

document.addEventListener('change', (event) => {
  const select = event.target;
  const { choose, become: isOfPeople } = select.dataset;
  if (isOfPeople) void become(select.value);
  if (!choose || select.multiple || select.value === '') return;
  const values = [select.value];
  select.value = '';
  void using(select, 'choose', { message: messageOf(select), customId: choose, values });
});

byId('messages').addEventListener('click', closePanes);
byId('locale').addEventListener('change', async (event) => {
  await act('speak', { person: person.id, locale: event.target.value });
  composer.reset();
  await refresh();
});
byId('membership').addEventListener('click', async () => {
  await act(person.isMember ? 'leave' : 'come-back', { person: person.id });
  await refresh();
});
byId('new-thread').addEventListener('click', () => {
  askForText(say('playground.new-thread'), say('playground.name'), async (name) => {
    const thread = await act('thread', { ...here(), name });
    if (thread.kind) return thread.text;
    await enter(thread);
    return null;
  });
});
byId('write-to-bot').addEventListener('click', async () => {
  const direct = await act('direct', here());
  if (direct.kind) take(direct);
  else await enter(direct);
});

/** Goes to a channel that may be too new to be known. */
function enter(one) {
  if (!channelCalled(one.id)) hall.channels.push(one);
  return goTo(one.id);
}
watchBottom();
addEventListener('unhandledrejection', (event) => trouble(String(event.reason)));
setInterval(() => {
  for (const node of document.querySelectorAll('time[data-since]'))
    node.textContent = ago(Number(node.dataset.since));
}, 20_000);

const composer = startComposer({ here, commands: () => commands, names, take });
const wanted = readAddress();
hall = await ask('hall', {});
const everybody = hall.people.filter((one) => !one.bot);
channel = { id: wanted.channel, name: '', parentId: null };
await become((everybody.find((one) => one.name === wanted.person) ?? everybody[0]).id);
