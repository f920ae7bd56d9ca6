/** A program's shards that others take over while it is still connecting them. */
import { expect, test } from 'vitest';
import type { SharedConnection } from '../../src/discord/client.ts';
import { openLog } from '../../src/program/log/logging.ts';
import { type ConnectTo, openOwnShards } from '../../src/program/sharing/own-shards.ts';
import { deferred } from '../../src/runtime/deferred.ts';
import { eventually } from '../eventually.ts';

/** A connection that opens when `finish` is called, too late to be stopped; `ends` shows how it ended. */
function openConnecting() {
  const ready = deferred<SharedConnection>();
  const ends: string[] = [];
  const end = (how: string) => async () => void ends.push(how);
  const connection: SharedConnection = {
    delivery: { wake: () => undefined, lastPoll: () => null },
    lost: deferred<number>().promise,
    gateway: () => [],
    inFlight: () => ({ interactions: [], jobs: [] }),
    rest: end('rest'),
    close: end('close'),
    leave: end('leave'),
  };
  const connectTo: ConnectTo = () => ready.promise;
  const told = { changed: () => undefined, failed: () => undefined, lost: () => undefined };
  const own = openOwnShards(connectTo, told, openLog('silent', [], { write: () => undefined }));
  return { own, ends, finish: () => ready.resolve(connection) };
}

test('a shard that another program has taken is closed as soon as it connects', async () => {
  const { own, ends, finish } = openConnecting();
  own.keepTo([0]);
  own.keepTo([]);
  finish();
  await eventually(() => expect(own.isEmpty()).toBe(true));
  expect(ends).toEqual(['leave']);
});

test('a connection that opens while the program ends is closed', async () => {
  const { own, ends, finish } = openConnecting();
  own.keepTo([0]);
  const closed = own.close();
  finish();
  await closed;
  expect(ends).toEqual(['close']);
});
