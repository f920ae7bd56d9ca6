/** Talks to the local Discord: questions, deeds, and the stream of what happens. */
import { say } from './words.js';

export async function ask(question, query) {
  const response = await fetch(`play/${question}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${question}: ${response.status}`);
  return response.json();
}

export async function act(deed, facts) {
  const response = await fetch(`play/${deed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(facts),
  });
  if (!response.ok) return { kind: 'failed', text: say('playground.answered', { status: response.status }) };
  return response.json();
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
  'notified',
  'typing',
  'commands-changed',
  'bot-online',
  'bot-offline',
  'person-changed',
];

/**
 * Calls `hear(event, data)` for all that happens, and `again()` whenever the stream had to start anew.
 * Resolves, when the stream is open, to the way to close it.
 */
export function listen(person, hear, again) {
  const source = new EventSource(`play/events?person=${person}`);
  for (const name of EVENTS) {
    source.addEventListener(name, (event) => hear(name, JSON.parse(event.data)));
  }
  return new Promise((resolve) => {
    let wasOpen = false;
    source.addEventListener('open', () => {
      if (wasOpen) again();
      wasOpen = true;
      resolve(() => source.close());
    });
  });
}
