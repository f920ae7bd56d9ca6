/** The package check's reaction to each answer of npm, and to a tampered lockfile. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holesIn } from '../../../scripts/checks/packages/holes.ts';
import { faultsOfLockfile } from '../../../scripts/checks/packages/lockfile.ts';
import { inPackage } from '../../../src/runtime/package-folder.ts';

function report(vulnerabilities: object): string {
  const found = { auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { total: 131 } } };
  return `npm warn Unknown user config "nodedir".\n${JSON.stringify(found, null, 2)}\n`;
}

const HOLE = { name: 'undici', severity: 'high', range: '<6.21.1', via: [], fixAvailable: true };

test('a serious vulnerability is reported with its versions', () => {
  const found = holesIn(
    report({ undici: HOLE, ws: { ...HOLE, range: '8.0.0', severity: 'critical', fixAvailable: false } }),
  );
  expect(found).toEqual({
    asked: true,
    looked: 131,
    grave: ['undici <6.21.1: high', 'ws 8.0.0: critical, no release mends it yet'],
  });
});

test('neither a minor vulnerability nor an empty report is serious', () => {
  expect(holesIn(report({ undici: { ...HOLE, severity: 'moderate' } }))).toEqual({
    asked: true,
    looked: 131,
    grave: [],
  });
  expect(holesIn(report({}))).toEqual({ asked: true, looked: 131, grave: [] });
});

test.each([
  [
    'refuses requests',
    'npm warn audit 405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk\n{\n  "message": "405 Method Not Allowed",\n  "statusCode": 405\n}\n',
    /^405 Method Not Allowed/,
  ],
  [
    'cannot be reached',
    'npm error code EAI_AGAIN\n{\n  "error": {\n    "code": "EAI_AGAIN"\n  }\n}\n',
    /^EAI_AGAIN$/,
  ],
  ['sends nothing', '', /^no answer$/],
  ['breaks off', '{\n  "vulnerabilities": {\n}', /^no answer$/],
])("the audit isn't reported as clean if the registry %s", (_, output, because) => {
  expect(holesIn(output)).toEqual({ asked: false, because: expect.stringMatching(because) });
});

test('every package is pinned by its content', () => {
  const lockfile = JSON.parse(readFileSync(inPackage('package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, object>>;
  };
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100);
  expect(faultsOfLockfile(lockfile)).toEqual([]);
  const exchanged = {
    packages: {
      ...lockfile.packages,
      'node_modules/pino': { version: '10.4.0' },
      'node_modules/ws': { integrity: 'sha1-abc' },
      'node_modules/zod': { integrity: 'sha512-abc', resolved: 'git+ssh://git@example.org/zod.git' },
    },
  };
  expect(faultsOfLockfile(exchanged)).toEqual(
    [
      'node_modules/pino has no sha512 fingerprint',
      'node_modules/ws has no sha512 fingerprint',
      'node_modules/zod comes from git+ssh://git@example.org/zod.git',
    ].map((fault) => expect.stringContaining(fault)),
  );
});
