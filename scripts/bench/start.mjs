/**
 * Starts the bench. Where Node reads TypeScript itself, nothing compiles it on the way: tsx makes every function keep its name,
 * which slows rules and players by up to an eighth.
 */
import process from 'node:process';

if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import('./bench.ts');
