/**
 * `npm run taps` plays whole games on a phone as the test does, and saves a table of taps, heights, notifications and
 * requests.
 */
process.env.TAPS_FILE = 'docs/data/taps.md';
process.argv.push('--long', 'test/e2e/phone');
await import('../test.mjs');
