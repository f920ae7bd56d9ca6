/** The subcommands of Micro Midgard: move a meeple, spend actions, resolve wolf actions, end the turn. */
import type { MoveCommand } from '../../core/catalogue.ts';

export const MOVE_COMMANDS: readonly MoveCommand[] = [
  { name: 'take', verbs: ['take'], options: ['resource'] },
  { name: 'move', verbs: ['move'], options: ['what', 'realm'] },
  { name: 'raise', verbs: ['raise'], options: ['track'] },
  { name: 'activate', verbs: ['activate'], options: ['what', 'relic', 'gold', 'amount'] },
  { name: 'claim', verbs: ['claim'], options: ['relic'] },
  { name: 'use', verbs: ['use'], options: ['what', 'relic', 'gold', 'amount'] },
  { name: 'run', verbs: ['run'], options: ['wolf'] },
  { name: 'score', verbs: ['score'], options: ['side'] },
  { name: 'done', verbs: ['done'], options: [] },
];
