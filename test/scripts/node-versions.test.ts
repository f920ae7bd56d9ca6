/** The tested Node version is the shipped one, and the oldest supported version is tested too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inPackage } from '../../src/runtime/package-folder.ts';

const textOf = (...path: readonly string[]) => readFileSync(inPackage(...path), 'utf8');

function testedAs(name: string): string | undefined {
  return new RegExp(`^${name}=(\\S+)$`, 'm').exec(textOf('.ci', 'run'))?.[1];
}

test("everything is tested on the container's Node, and .nvmrc names its major version", () => {
  const images = [...textOf('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  const shipped = testedAs('SHIPPED');
  expect(new Set(images)).toEqual(new Set([shipped]));
  expect(shipped?.split('.')[0]).toBe(textOf('.nvmrc').trim());
});

test('the basics are tested on the oldest major version of Node that package.json allows', () => {
  const [, oldest] = /"node": ">=(\d+)\.\d+"/.exec(textOf('package.json')) ?? [];
  expect(testedAs('OLDEST')?.split('.')[0]).toBe(oldest);
});

test('all tests run on the shipped Node version, and those of set-up, start, storage and games on the oldest one', () => {
  const script = textOf('.ci', 'run');
  const bodyOf = (part: string) =>
    new RegExp(`^${part}\\(\\) \\{$([\\s\\S]*?)^\\}$`, 'm').exec(script)?.[1] ?? '';
  const partsOn = (name: string) =>
    [...script.matchAll(new RegExp(`\\bon "\\$${name}" (\\w+)`, 'g'))]
      .map(([, part = '']) => bodyOf(part))
      .join('\n');
  const everything = partsOn('SHIPPED');
  for (const step of ['setup.mjs', 'check.mjs', 'npm test --silent -- --without-long |', 'npm run test:long'])
    expect(everything).toContain(step);
  const basics = partsOn('OLDEST');
  expect(basics).toContain('scripts/setup.mjs');
  for (const tests of ['scripts/setup', 'storage', 'e2e/program', 'e2e/play'])
    expect(basics).toMatch(new RegExp(` test/${tests}(?= )`));
});
