/** Writes a walk as a page: the actions, the times, the texts to read, and screenshots of the phone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Step } from './walk.ts';

/** The folder for walks; if omitted, none are written. */
const FOLDER = process.env['EVENING_FOLDER'];

export async function keepWalk(name: string, title: string, steps: readonly Step[]): Promise<void> {
  if (FOLDER === undefined) return;
  mkdirSync(join(FOLDER, name), { recursive: true });
  const taps = steps.reduce((sum, step) => sum + step.taps, 0);
  const ends = clock(steps.at(-1)?.seconds ?? 0);
  const lines = [
    `# ${title}`,
    '',
    `${ends} minutes and ${taps} taps, counted as [First evening](../../first-evening.md) says.`,
    '',
  ];
  for (const [at, { did, seconds, read, picture }] of steps.entries()) {
    const file = `${name}/${at + 1}.webp`;
    await sharp(picture).webp({ quality: 50 }).toFile(join(FOLDER, file));
    const plain = did.replaceAll('*', '');
    lines.push(
      `## ${clock(seconds)} Ada ${did}`,
      '',
      ...read.flatMap((line) => [`> ${line}`, '>']).slice(0, -1),
      '',
    );
    lines.push(`<img src="${file}" width="260" alt="The phone after Ada ${plain}">`, '');
  }
  writeFileSync(join(FOLDER, `${name}.md`), `${lines.join('\n').trimEnd()}\n`);
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
