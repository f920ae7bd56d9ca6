/** `npm run prompts` answers the hardest questions as their test does, and writes a picture of each to docs/prompts. */
process.env.PROMPT_PICTURES = 'docs/prompts';
process.argv.push('test/e2e/play/prompts.test.ts');
await import('../test.mjs');
