/**
 * Checks that each link of our pages leads to a file and a heading that exist, and that a page of docs/design is short
 * enough to be read. It doesn't check web links.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { run } from '../say.mjs';

const LINK = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;
const HEADING = /^#{1,6} +(.+)$/gm;
const FENCED = /^```.*?^```/gms;
const CODE = /`[^`\n]*`/g;
const DESIGN = 'docs/design/';
/** The maximum length of a page in docs/design; figures and history belong in docs/data. */
const MAX_WORDS = 600;

const { code, output }: { code: number; output: string } = await run('git', ['ls-files', '*.md']);
if (code !== 0) throw new Error(`git does not tell our pages: ${output}`);
const pages = output.split('\n').filter((page) => page.endsWith('.md') && existsSync(page));
const faults = [
  ...pages.flatMap((page) => deadLinksOn(page).map((link) => `${page} points at ${link}`)),
  ...pages
    .filter((page) => page.startsWith(DESIGN) && wordsOf(page) > MAX_WORDS)
    .map((page) => `${page} has ${wordsOf(page)} words of ${MAX_WORDS}`),
];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;

function wordsOf(page: string): number {
  return readFileSync(page, 'utf8').split(/\s+/).filter(Boolean).length;
}

function deadLinksOn(page: string): readonly string[] {
  const text = readFileSync(page, 'utf8').replaceAll(FENCED, '').replaceAll(CODE, '');
  return [...text.matchAll(LINK)].flatMap(([, link = '', shown = link]) =>
    isDead(page, shown) ? [shown] : [],
  );
}

function isDead(page: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return true;
  if (anchor === undefined || statSync(target).isDirectory()) return false;
  const headings = [...readFileSync(target, 'utf8').replaceAll(FENCED, '').matchAll(HEADING)];
  return !headings.some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** The anchor that GitHub generates for a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
