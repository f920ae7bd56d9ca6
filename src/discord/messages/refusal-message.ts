/** A refusal as one or two sentences: the rule, and the way out. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Saying } from '../../core/face.ts';
import type { TableRefused } from '../../tables/refusal.ts';
import { mention } from './parts.ts';

export function refusalSaying(refused: TableRefused, catalogue: Catalogue): Saying {
  if (refused.by === 'game') {
    const entry = catalogue.get(refused.gameId);
    if (entry !== undefined) return entry.face.refusal(refused.refusal);
  }
  const { why, ...details } = refused.refusal;
  const places = Object.entries(details).map(([place, detail]) => [
    place,
    place === 'user' || place === 'host'
      ? mention(String(detail))
      : typeof detail === 'boolean'
        ? String(detail)
        : detail,
  ]);
  return { key: `refusal.${why}`, with: Object.fromEntries(places) };
}
