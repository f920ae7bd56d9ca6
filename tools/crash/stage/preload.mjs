/**
 * Loaded before the program that a crash test kills: turns the program's clock, counts its database steps, and kills it at one of
 * them.
 */
import { writeFileSync } from 'node:fs';

const { CRASH_NOTE: note, CRASH_READY_MADE: readyMade, DATABASE_URL: url = '' } = process.env;

/**
 * The step at which the program dies: `{ edge, kind, left }`. `kind` null means any; `left` is the number of such steps to
 * survive.
 */
let armed = null;
/** The clock's lead over the machine's, in ms. */
let turned = 0;

function turnClock() {
  const RealDate = Date;
  const now = () => RealDate.now() + turned;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** `change` has the values of the change that is being written, with its cause. */
function reach(kind, edge, change) {
  if (armed === null || armed.edge !== edge || (armed.kind !== null && armed.kind !== kind)) return;
  armed.left -= 1;
  if (armed.left >= 0) return;
  writeFileSync(note, JSON.stringify({ kind, change }));
  process.kill(process.pid, 'SIGKILL');
}

const { countSteps } = await import(
  url.startsWith('file:') ? './steps-of-sqlite.mjs' : './steps-of-postgres.mjs'
);
countSteps({
  reach,
  done: (step, change) => process.send?.(step.endsWith('COMMIT') ? { step, change } : { step }),
});

// Reads and compiles everything while another program is still running.
await import(readyMade);
const order = await new Promise((resolve) => {
  process.once('message', resolve);
  process.send({ waits: true });
});
turned = order.turned;
turnClock();
armed = order.arm;
process.on('message', (message) => {
  turned = message.turned ?? turned;
  // Messages keep their order, so when this answer arrives all earlier steps have been received.
  if (message.isAsked === true) process.send({ told: true });
  if (message.arm === undefined) return;
  armed = message.arm;
  process.send({ armed: true });
});
process.on('disconnect', () => process.exit());
