/** Measures the time from the start command to the log line Ready, in an installed and built clone. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, percentile } from './figures.ts';

const STARTS = 3;

export async function benchStart(): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let number = 0; number < STARTS; number += 1) times.push(await startOnce());
  return [{ measure: 'cold start to ready', value: percentile(times, 0.5), unit: 'ms', target: '2,000' }];
}

function startOnce(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-start-'));
  const start = performance.now();
  const env = {
    ...process.env,
    DISCORD_TOKEN: '',
    DATABASE_URL: `file:${join(folder, 'start.db')}`,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const bot = spawn(process.execPath, [join(process.cwd(), 'dist', 'src', 'main.js')], { cwd: folder, env });
  return new Promise((resolve, reject) => {
    bot.stdout.on('data', (text: Buffer) => {
      if (!text.toString().includes('Ready')) return;
      const took = performance.now() - start;
      bot.once('exit', () => {
        rmSync(folder, { recursive: true });
        resolve(took);
      });
      bot.kill('SIGTERM');
    });
    bot.once('error', reject);
    bot.stderr.on('data', (text: Buffer) => process.stderr.write(text));
  });
}
