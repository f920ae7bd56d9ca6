/** Runs inside the bot's process (`node --import`) and reports its internal measurements to the load. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const RESOLUTION_MS = 5;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Without the pause between two samples, which the histogram includes. */
function late(nanoseconds) {
  return Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
}

process.on('message', (asked) => {
  if (asked === 'begin') delay.reset();
  if (asked === 'collect') collect();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send({
    rss,
    heapUsed,
    cpuMs: (user + system) / 1000,
    loop: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) },
  });
});
// The channel to the load must not keep the bot alive.
process.channel.unref();
