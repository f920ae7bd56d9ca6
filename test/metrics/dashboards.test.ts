/** The dashboard, the alerts and the metrics page name only metrics and labels that the bot has. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openInstruments } from '../../src/metrics/instruments.ts';
import { showSight } from '../../src/metrics/sight.ts';

const { registry } = openInstruments({ version: '1.0.0' });
showSight(registry, {
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

test('every state of the outbox that an alert names is exported', async () => {
  const alerts = readFileSync(new URL('../../docs/operations/alerts.yaml', import.meta.url), 'utf8');
  const states = [...alerts.matchAll(/state="([a-z-]+)"/g)].map(([, state = '']) => state);
  expect(states.length).toBeGreaterThan(0);
  const told = await registry.metrics();
  for (const state of states) expect(told).toContain(`ratatoskr_outbox_errands{state="${state}"}`);
});
