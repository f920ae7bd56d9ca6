/** Finds the enemies and places among which the god can choose. They're framed on the board. */
import type { Enemy, SeaPlace } from '../../box/components.ts';
import type { YggdrasilView } from '../../state/view.ts';

export function enemiesToChoose({ question }: YggdrasilView): readonly Enemy[] {
  switch (question?.about) {
    case 'nidhogg-drag':
    case 'throw-back':
    case 'enemy-back':
      return question.among;
    default:
      return [];
  }
}

export function placesToChoose({ question }: YggdrasilView): readonly SeaPlace[] {
  return question?.about === 'valkyries' ? question.among : [];
}
