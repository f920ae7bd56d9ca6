/** Finds contradictions between the pages of a saga in a box file, or within a page. */

import type { z } from 'zod';
import { isOneOf } from '../../../core/typed/one-of.ts';
import { SAGA_FOES, type SagaFoe } from '../box/components.ts';
import type { Saga, SagaEffect, SagaPage } from '../box/saga.ts';

type Place = readonly (string | number)[];

/** Checks a saga whose format is already known to be valid. */
export function checkSaga({ pages }: Saga, ctx: z.core.$RefinementCtx): void {
  for (const [at, page] of pages.entries()) {
    const complain = (message: string, place: Place, input: unknown) =>
      ctx.addIssue({ code: 'custom', path: ['pages', at, ...place], input, message });
    checkEnd(page, at === pages.length - 1, complain);
    checkEntry(page, at === 0, complain);
    checkTask(page, complain);
    checkTracks(page, complain);
  }
}

type Complain = (message: string, place: Place, input: unknown) => void;

function isEnd({ kind }: SagaEffect): boolean {
  return kind === 'turn-page' || kind === 'tree';
}

/**
 * The last space of a page must turn the page; on the last page it must be the Tree. It can't have another effect, and no other
 * space can turn the page.
 */
function checkEnd(page: SagaPage, isLastPage: boolean, complain: Complain): void {
  const end = isLastPage ? 'tree' : 'turn-page';
  for (const { place, spaces } of rowsOf(page))
    for (const [at, space] of spaces.entries()) {
      const isLast = at === spaces.length - 1;
      const isRight = isLast ? space.length === 1 && space[0]?.kind === end : !space.some(isEnd);
      if (!isRight)
        complain(
          isLastPage ? 'chronicles.box.last-page-end' : 'chronicles.box.page-end',
          [...place, at],
          end,
        );
    }
}

/** The page's spaces, and its spaces for games with few gods. */
function rowsOf({ spaces, spacesForFew }: SagaPage) {
  const usual = { place: ['spaces'], spaces };
  return spacesForFew === undefined
    ? [usual]
    : [usual, { place: ['spacesForFew', 'spaces'], spaces: spacesForFew.spaces }];
}

/** The first page can't have effects that happen when it's turned up, because the game starts on it. */
function checkEntry({ entry }: SagaPage, isFirstPage: boolean, complain: Complain): void {
  if (isFirstPage && entry.length > 0) complain('chronicles.box.first-page-entry', ['entry'], entry.length);
  if (entry.some(isEnd)) complain('chronicles.box.end-in-entry', ['entry'], entry.length);
}

function checkTask({ task, deed, tracks }: SagaPage, complain: Complain): void {
  const tooMany = deed === null ? 'chronicles.box.task-without-deed' : 'chronicles.box.too-many-deeds';
  if (task.deeds > (deed?.worlds.length ?? 0)) complain(tooMany, ['task', 'deeds'], task.deeds);
  for (const foe of Object.keys(task.fights))
    if (isRunner(foe) && !tracks.some((track) => track.foe === foe))
      complain('chronicles.box.foe-without-track', ['task', 'fights', foe], foe);
}

function isRunner(foe: string): foe is SagaFoe {
  return isOneOf(SAGA_FOES, foe);
}

/** Each foe has at most one track on a page, and only foes with a track can run. */
function checkTracks(page: SagaPage, complain: Complain): void {
  const { tracks, entry } = page;
  for (const [at, { foe }] of tracks.entries())
    if (tracks.findIndex((track) => track.foe === foe) < at)
      complain('chronicles.box.foe-twice', ['tracks', at, 'foe'], foe);
  const checkRuns = (effects: readonly SagaEffect[], place: Place) => {
    for (const [at, effect] of effects.entries())
      if (effect.kind === 'runs' && !tracks.some(({ foe }) => foe === effect.foe))
        complain('chronicles.box.foe-without-track', [...place, at, 'foe'], effect.foe);
  };
  for (const { place, spaces } of rowsOf(page))
    for (const [at, space] of spaces.entries()) checkRuns(space, [...place, at]);
  checkRuns(entry, ['entry']);
}
