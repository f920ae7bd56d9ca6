/** The words for a computer, wherever a person would be mentioned. */
import type { Saying } from '../../../core/telling/presenter.ts';
import type { Strength } from '../../../core/thinking/strength.ts';

export function computerWord(strength: Strength): Saying {
  return { key: 'asked.by-computer', with: { strength } };
}
