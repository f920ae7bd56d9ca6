/** Finds the browser that tests of the local page drive, and installs one if possible. */
import { giveUp, mustRun, run, say } from '../say.mjs';
import { isProgram } from './programs.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium. Ends the program with a sentence if there isn't one. */
export async function browserPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : giveUp(`CHROMIUM_PATH is ${given}, where no program is.`);
  return PLACES.find(isProgram) ?? (await installed());
}

async function installed() {
  const mayInstall = process.getuid?.() === 0 && (await run('apt-get', ['--version'])).code === 0;
  if (!mayInstall) {
    giveUp('the tests need Chromium: install it, or set CHROMIUM_PATH to where a Chromium or Chrome is.');
  }
  say('installing Chromium for the tests (apt-get) ...');
  await mustRun('apt-get', 'apt-get', ['update']);
  await mustRun('apt-get', 'apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return PLACES.find(isProgram) ?? giveUp('Chromium was installed, but is in none of the usual places.');
}
