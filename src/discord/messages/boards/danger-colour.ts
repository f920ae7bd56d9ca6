/** The colour beside the question of a board: how near defeat is. */
import type { DangerLevel } from '../../../core/presentation/danger-level.ts';
import type { Words } from '../questions/answers.ts';

const COLOURS: Readonly<Record<DangerLevel, number>> = {
  safe: 0x3ba55d,
  near: 0xf8b040,
  close: 0xe67e22,
  critical: 0xed4245,
};

/** Null in a contest. The words never depend on the colour: the alerts say the same. */
export function dangerColour({ presenter, view }: Words): number | null {
  const level = presenter.dangerLevel(view);
  return level === null ? null : COLOURS[level];
}
