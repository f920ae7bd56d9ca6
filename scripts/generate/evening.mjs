/** `npm run evening` plays a newcomer's first steps as the test does, and saves each walk as a page with pictures. */
process.env.EVENING_FOLDER = 'docs/data/first-evening';
process.argv.push('--long', 'test/e2e/evening');
await import('../test.mjs');
