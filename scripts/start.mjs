/** `npm start` makes everything ready, reads .env if there is one, and runs the bot. */
import { loadEnvFile } from './env-file.mjs';
import { stopsWithParent } from './machine/parent.mjs';
import { say } from './say.mjs';
import { setUp } from './setup.mjs';

stopsWithParent();
say('Norse board games for Discord. This prints where to play once the bot is ready. Ctrl-C stops it.');
await setUp({ withTools: false });
loadEnvFile();
process.setSourceMapsEnabled(true);
await import(new URL('../dist/src/main.js', import.meta.url));
