/** The reviews of attempts at the daily challenge, which are stored beside the attempts. */
import type { Review } from '../../../core/thinking/review.ts';
import { reviewColumn } from '../rows/review-column.ts';
import { readOr } from '../rows/unreadable.ts';

/** The review in the row; null if there isn't one, or if it can't be read: then it's computed again. */
export function readReview(
  where: string,
  read: () => Promise<{ readonly reviewJson: string | null } | null>,
): Promise<Review | null> {
  return readOr<Review | null>(
    async () => {
      const json = (await read())?.reviewJson ?? null;
      return json === null ? null : reviewColumn.read(json, `${where} reviewJson`);
    },
    () => null,
  );
}
