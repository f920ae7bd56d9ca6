/** `npm run taps` plays whole games on a phone, like the test, and saves taps, heights, notifications and requests as a table. */
process.env.TAPS_FILE = 'docs/data/taps.md';
process.argv.push('--long', 'test/e2e/phone');
await import('../test.mjs');
