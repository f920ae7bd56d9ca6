/** `npm run evening` walks as a newcomer does, as the test walks, and keeps each walk as a page with pictures. */
process.env.EVENING_FOLDER = 'docs/data/first-evening';
process.argv.push('--long', 'test/e2e/evening');
await import('../test.mjs');
