/** Talks to the local Discord: questions, deeds, and the stream of what happens. */
import { say, sayRefused } from './words.js';

/** In milliseconds. */
const ASKS_AGAIN_AFTER = 500;

export async function ask(question, query) {
  const response = await reached(`play/${question}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${question}: ${response.status}`);
  return response.json();
}

/** While the bot is stopped no one answers, so the page asks until it runs again. */
async function reached(address) {
  for (;;) {
    try {
      return await fetch(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASKS_AGAIN_AFTER));
    }
  }
}

/** What came of a deed, with a text where nothing did. It is not repeated by itself: whoever did it is told that no one heard it. */
export async function act(deed, facts) {
  let response;
  try {
    response = await fetch(`play/${deed}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(facts),
    });
  } catch {
    return { kind: 'unheard', text: say('playground.not-running') };
  }
  if (!response.ok) return { kind: 'failed', text: say('playground.answered', { status: response.status }) };
  const seen = await response.json();
  return seen.code ? { ...seen, text: sayRefused(seen) } : seen;
}

/** Options as they can be sent: a file as its name and its content in base 64. */
export async function sendable(options) {
  const entries = Object.entries(options).map(async ([name, value]) =>
    value instanceof File ? [name, { filename: value.name, content: await inBase64(value) }] : [name, value],
  );
  return Object.fromEntries(await Promise.all(entries));
}

function inBase64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result.split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

const EVENTS = [
  'message-created',
  'message-updated',
  'message-deleted',
  'channel-created',
  'channel-updated',
  'channel-deleted',
  'thread-joined',
  'thread-left',
  'notified',
  'typing',
  'commands-changed',
  'bot-online',
  'bot-offline',
  'person-changed',
];

/**
 * Calls `hear(event, data)` for all that happens, `lost()` when the stream breaks off, and `again()` when it has started
 * again, which the browser does by itself. Resolves, when the stream is open, to the way to close it.
 */
export function listen(person, { hear, lost, again }) {
  const source = new EventSource(`play/events?person=${person}`);
  for (const name of EVENTS) {
    source.addEventListener(name, (event) => hear(name, JSON.parse(event.data)));
  }
  source.addEventListener('error', lost);
  return new Promise((resolve) => {
    let wasOpen = false;
    source.addEventListener('open', () => {
      if (wasOpen) again();
      wasOpen = true;
      resolve(() => source.close());
    });
  });
}
