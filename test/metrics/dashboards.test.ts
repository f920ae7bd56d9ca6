/** The dashboard and the alerts name only metrics and labels that the bot has, and the metrics page names them all. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADMISSION_CODES } from '../../src/discord/interaction-result.ts';
import { openInstruments } from '../../src/metrics/instruments.ts';
import { showSight } from '../../src/metrics/sight.ts';
import { STORAGE_ERRORS } from '../../src/tables/model/storage/storage-error.ts';

const { registry } = openInstruments({ version: '1.0.0' });
showSight(registry, {
  isHealthy: () => Promise.resolve(true),
  backlog: () => Promise.resolve({ due: 0, oldestDueAt: null, waiting: 0, parked: 0, setAside: 0 }),
  gateway: () => [{ id: 0, isConnected: true, ping: 40, reconnects: 0 }],
  share: () => null,
  now: () => new Date(0),
  droppedLogLines: () => 0,
  clockAhead: () => 0,
});
const METRICS = new Set(registry.getMetricsAsArray().map(({ name }) => name));

/** A histogram's series have these endings. */
function metricOf(series: string): string {
  return series.replace(/_(bucket|count|sum)$/, '');
}

function seriesIn(page: string): readonly string[] {
  return [...page.matchAll(/(?<![\w.])(?:ratatoskr|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
}

const PAGES = ['operations/grafana.json', 'operations/alerts.yaml', 'data/metrics.md'];

test.each(PAGES)('%s names metrics that exist', (page) => {
  const series = seriesIn(readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8'));
  expect(series.length).toBeGreaterThan(5);
  expect(series.filter((one) => !METRICS.has(one) && !METRICS.has(metricOf(one)))).toEqual([]);
});

test('the metrics page lists exactly the metrics of the bot', () => {
  const page = readFileSync(new URL('../../docs/data/metrics.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `(ratatoskr_[a-z0-9_]+)/gm)].map(([, name = '']) => name);
  const exported = [...METRICS].filter((name) => name.startsWith('ratatoskr_'));
  expect(listed.toSorted()).toEqual(exported.toSorted());
});

/** `increase` ignores the first value of a series, so a series that begins with the first refusal would hide that refusal. */
test('each refusal because of the database is counted from 0, before the first one happens', async () => {
  const metrics = await registry.metrics();
  for (const code of STORAGE_ERRORS)
    expect(metrics).toContain(`ratatoskr_refusals_total{code="storage-${code}"} 0\n`);
});

test('each refusal before the bot looks at a table is counted from 0, before the first one happens', async () => {
  const metrics = await registry.metrics();
  expect(ADMISSION_CODES).toContain('too-fast');
  for (const code of ADMISSION_CODES)
    expect(metrics).toContain(`ratatoskr_refusals_total{code="${code}"} 0\n`);
});

test('every state of the outbox that an alert names is exported', async () => {
  const alerts = readFileSync(new URL('../../docs/operations/alerts.yaml', import.meta.url), 'utf8');
  const states = [...alerts.matchAll(/state="([a-z-]+)"/g)].map(([, state = '']) => state);
  expect(states.length).toBeGreaterThan(0);
  const told = await registry.metrics();
  for (const state of states) expect(told).toContain(`ratatoskr_outbox_errands{state="${state}"}`);
});
