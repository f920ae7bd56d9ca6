/** The signals that end the program, and errors while it shuts down. */
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { type Host, listenForEnd, STOP_SIGNALS } from '../../src/program/ending.ts';

function listening() {
  const exits: number[] = [];
  const others: unknown[] = [];
  let again = 0;
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  const endings = listenForEnd(process as Host, {
    another: (error) => others.push(error),
    again: async () => {
      again += 1;
    },
  });
  return { process, endings, exits, others, again: () => again };
}

test.each(STOP_SIGNALS)('%s ends the program', async (signal) => {
  const { process, endings, exits } = listening();
  expect(endings.signal.aborted).toBe(false);
  process.emit(signal, signal);
  expect(await endings.came).toEqual({ code: 'signal', signal });
  expect(endings.signal.aborted).toBe(true);
  expect(exits).toEqual([]);
});

test.each(['uncaughtException', 'unhandledRejection'])('%s ends the program as a fault', async (event) => {
  const { process, endings } = listening();
  const error = new Error('the ash has fallen');
  process.emit(event, error);
  expect(await endings.came).toEqual({ code: 'fault', error });
});

test("npm's copy of a signal is ignored, but a second signal later on ends the program immediately", async () => {
  const time = vi.spyOn(performance, 'now');
  const { process, exits, again } = listening();
  time.mockReturnValue(10_000);
  process.emit('SIGINT', 'SIGINT');
  time.mockReturnValue(10_050);
  process.emit('SIGINT', 'SIGINT');
  expect(exits).toEqual([]);
  time.mockReturnValue(12_000);
  process.emit('SIGTERM', 'SIGTERM');
  await vi.waitFor(() => expect(exits).toEqual([1]));
  expect(again()).toBe(1);
  time.mockRestore();
});

test('an error during shutdown is logged, and the shutdown continues', async () => {
  const { process, endings, others, exits } = listening();
  process.emit('SIGTERM', 'SIGTERM');
  process.emit('unhandledRejection', 'too late');
  expect(others).toEqual(['too late']);
  expect(await endings.came).toEqual({ code: 'signal', signal: 'SIGTERM' });
  expect(exits).toEqual([]);
});

test('letting go restores the default handling of signals and errors', () => {
  const { process, endings } = listening();
  expect(process.eventNames()).toHaveLength(STOP_SIGNALS.length + 2);
  endings.letGo();
  expect(process.eventNames()).toEqual([]);
});
