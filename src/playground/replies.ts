/** The responses of the REST API: a body, nothing, or one of Discord's errors with its code. */
import type { JsonObject } from './json.ts';
import { collectProblems, type Problems } from './validation/problems.ts';

export interface Reply {
  readonly status: number;
  /** Absent for an empty response, which has no content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const REFUSALS = {
  unauthorized: { status: 401, code: 0, message: '401: Unauthorized' },
  'no-such-route': { status: 404, code: 0, message: '404: Not Found' },
  'unknown-channel': { status: 404, code: 10003, message: 'Unknown Channel' },
  'unknown-guild': { status: 404, code: 10004, message: 'Unknown Guild' },
  'unknown-member': { status: 404, code: 10007, message: 'Unknown Member' },
  'unknown-message': { status: 404, code: 10008, message: 'Unknown Message' },
  'unknown-user': { status: 404, code: 10013, message: 'Unknown User' },
  'unknown-webhook': { status: 404, code: 10015, message: 'Unknown Webhook' },
  'unknown-interaction': { status: 404, code: 10062, message: 'Unknown interaction' },
  'unknown-command': { status: 404, code: 10063, message: 'Unknown application command' },
  'too-large': { status: 413, code: 40005, message: 'Request entity too large' },
  'already-acknowledged': { status: 400, code: 40060, message: 'Interaction has already been acknowledged.' },
  'missing-access': { status: 403, code: 50001, message: 'Missing Access' },
  'not-the-author': { status: 403, code: 50005, message: 'Cannot edit a message authored by another user' },
  'entry-point-left-out': {
    status: 400,
    code: 50240,
    message:
      "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
  },
  'empty-message': { status: 400, code: 50006, message: 'Cannot send an empty message' },
  'no-direct-messages': { status: 403, code: 50007, message: 'Cannot send messages to this user' },
  'no-mutual-server': {
    status: 403,
    code: 50278,
    message: 'Cannot send messages to this user due to having no mutual guilds',
  },
  'missing-permissions': { status: 403, code: 50013, message: 'Missing Permissions' },
  'wrong-channel-type': {
    status: 400,
    code: 50024,
    message: 'Cannot execute action on this channel type',
  },
  'invalid-token': { status: 401, code: 50027, message: 'Invalid Webhook Token' },
  'thread-archived': { status: 400, code: 50083, message: 'Thread is archived' },
  'thread-exists': {
    status: 400,
    code: 160004,
    message: 'A thread has already been created for this message',
  },
  'too-many-threads': { status: 400, code: 160006, message: 'Maximum number of active threads reached' },
  'thread-locked': { status: 403, code: 160005, message: 'Thread is locked' },
} as const;
type Refusal = keyof typeof REFUSALS;

export function refuse(refusal: Refusal): Reply {
  const { status, code, message } = REFUSALS[refusal];
  return { status, body: { message, code } };
}

export function answer(body: unknown, status = 200): Reply {
  return { status, body };
}

export const NOTHING: Reply = { status: 204 };

export function invalidForm(errors: JsonObject): Reply {
  return { status: 400, body: { message: 'Invalid Form Body', code: 50035, errors } };
}

/** Runs the checks and returns the resulting error, if any. */
export function refusalOf(check: (problems: Problems) => void): Reply | null {
  const problems = collectProblems();
  check(problems);
  const errors = problems.errors();
  return errors ? invalidForm(errors) : null;
}
