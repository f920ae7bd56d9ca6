/** The real browser of the page tests, as `npm test` found it. */
import { type Browser, chromium } from 'playwright-core';

/** Disables everything in the browser that goes online by itself, because the machine may be on a closed network. */
const ALONE = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ALONE,
  });
}
