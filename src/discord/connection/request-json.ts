/** Reads and rewrites the JSON of a request, which may be part of a form with the message's files. */
import type { RESTOptions } from 'discord.js';

type Init = Parameters<RESTOptions['makeRequest']>[1];

/** The field with the message's JSON in a form that also has files. */
const FORM_FIELD = 'payload_json';

export function jsonIn({ body }: Init): string | null {
  if (typeof body === 'string') return body;
  if (!(body instanceof FormData)) return null;
  const json = body.get(FORM_FIELD);
  return typeof json === 'string' ? json : null;
}

/** Returns a copy, because the client keeps the original request for its own retry. */
export function withJson(init: Init, body: unknown): Init {
  const json = JSON.stringify(body);
  if (!(init.body instanceof FormData)) return { ...init, body: json };
  const form = new FormData();
  for (const [name, value] of init.body) {
    if (name === FORM_FIELD) form.append(name, json);
    else if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return { ...init, body: form };
}

/** Returns the request unchanged if its JSON doesn't match. */
export function withRequestJson(init: Init, matching: RegExp, rewrite: (body: unknown) => unknown): Init {
  const json = jsonIn(init);
  return json === null || !matching.test(json) ? init : withJson(init, rewrite(JSON.parse(json)));
}
