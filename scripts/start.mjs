/** `npm start` makes everything ready, reads .env if there is one, and runs the bot. */
import { existsSync } from 'node:fs';
import { stopsWithParent } from './parent.mjs';
import { setUp } from './setup.mjs';

stopsWithParent();
await setUp({ withTools: false });
if (existsSync('.env')) process.loadEnvFile('.env');
process.setSourceMapsEnabled(true);
await import(new URL('../dist/src/main.js', import.meta.url));
