/** The local Discord's world: waiting for something that may never happen. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWorld } from '../../src/playground/world/world.ts';

function waitsInVain() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const world = createWorld(() => 0);
  const failed = vi.fn<(error: unknown) => void>();
  world.until(() => false, 1_000).catch(failed);
  return { world, failed };
}

test('the timeout error names the awaited condition', async () => {
  const { failed } = waitsInVain();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).toHaveBeenCalledWith(new Error('Waited 1000 ms in vain until: () => false'));
});

test('a closed world drops its waiters without rejecting them', async () => {
  const { world, failed } = waitsInVain();
  world.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).not.toHaveBeenCalled();
});
