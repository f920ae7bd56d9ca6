/** Looks at the links of our pages: what they point at is there, the heading too. Addresses of the web are not asked for. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { run } from './say.mjs';

const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} +(.+)$/gm;
const CODE = /^```.*?^```|`[^`\n]*`/gms;

const listed: string = (await run('git', ['ls-files', '*.md'])).output;
const pages = listed.split('\n').filter((page) => page.endsWith('.md') && existsSync(page));
const faults = pages.flatMap((page) => deadLinksOn(page).map((link) => `${page} points at ${link}`));
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;

function deadLinksOn(page: string): readonly string[] {
  const text = readFileSync(page, 'utf8').replaceAll(CODE, '');
  return [...text.matchAll(LINK)].flatMap(([, link = '']) => (isDead(page, link) ? [link] : []));
}

function isDead(page: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return true;
  if (anchor === undefined || statSync(target).isDirectory()) return false;
  const headings = [...readFileSync(target, 'utf8').matchAll(HEADING)];
  return !headings.some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** As GitHub names a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
