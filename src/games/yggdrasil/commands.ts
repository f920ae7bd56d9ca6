/** The subcommands of Yggdrasil: the nine worlds, a trance, calming Fenrir, and the end of the turn. */
import type { MoveCommand } from '../../core/catalogue.ts';

export const MOVE_COMMANDS: readonly MoveCommand[] = [
  { name: 'asgard', verbs: ['asgard'], options: ['enemy', 'vikings'] },
  { name: 'midgard', verbs: ['midgard'], options: ['island'] },
  { name: 'nidavellir', verbs: ['nidavellir'], options: ['artifact'] },
  { name: 'alfheim', verbs: ['alfheim'], options: [] },
  { name: 'niflheim', verbs: ['niflheim'], options: ['what', 'vikings', 'elves'] },
  { name: 'helheim', verbs: ['helheim'], options: ['island'] },
  { name: 'muspellheim', verbs: ['muspellheim'], options: ['island'] },
  { name: 'jotunheim', verbs: ['jotunheim'], options: ['giant', 'vikings'] },
  { name: 'vanaheim', verbs: ['vanaheim'], options: ['what', 'square'] },
  { name: 'trance', verbs: ['enter-trance', 'leave-trance'], options: [] },
  { name: 'calm', verbs: ['calm'], options: [] },
  { name: 'done', verbs: ['done'], options: [] },
];
