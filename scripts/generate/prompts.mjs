/** `npm run prompts` answers the hardest questions as their test does, and writes a picture of each to docs/data/prompts. */
process.env.PROMPT_PICTURES = 'docs/data/prompts';
process.argv.push('--long', 'test/e2e/play/prompts.long.test.ts');
await import('../test.mjs');
