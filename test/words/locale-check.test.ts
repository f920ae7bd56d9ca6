/** The script that compares the locales with the program. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOADER } from '../loader.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locale-check-'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'commands'));
  mkdirSync(join(folder, 'assets', 'playground'), { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the check names the keys that are missing, unused, or built from unlisted names', () => {
  const program = ['yggdrasil.nowhere', 'yggdrasil.refusal.no-trance'].map((key) => `say('${key}');`);
  writeFileSync(
    join(folder, 'src', 'program.ts'),
    [...program, 'say(`yggdrasil.new.$' + '{id}`);'].join('\n'),
  );
  const args = [...LOADER, join(ROOT, 'scripts/checks/locale-check.ts')];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('en: yggdrasil.nowhere is missing');
  expect(stderr).toContain('en: yggdrasil.refusal.in-trance is not used');
  expect(stderr).not.toContain('yggdrasil.refusal.no-trance');
  expect(stderr).toContain('the program builds yggdrasil.new.*');
});
