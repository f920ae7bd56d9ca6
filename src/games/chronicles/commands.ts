/**
 * The subcommands of Chronicles: begin a turn, move, fight or act, throw the dice, and give all other answers that a turn needs.
 */
import type { MoveCommand } from '../../core/catalogue.ts';
import { RUNES, WORLDS } from './box/components.ts';

export const MOVE_COMMANDS: readonly MoveCommand[] = [
  { name: 'begin', verbs: ['begin'], options: ['what'] },
  { name: 'move', verbs: ['move'], options: ['what', 'world'] },
  { name: 'fight', verbs: ['fight'], options: ['what', 'heroes', 'dice'] },
  {
    name: 'act',
    verbs: WORLDS,
    options: ['world', 'artifact', 'elves', 'anonymous', 'fire-giants', 'heroes', 'dice'],
  },
  { name: 'heal', verbs: ['heal'], options: ['world'] },
  { name: 'deed', verbs: ['deed'], options: [] },
  { name: 'give', verbs: ['give'], options: ['elves'] },
  { name: 'bear', verbs: ['bear'], options: ['life'] },
  { name: 'place', verbs: ['place'], options: ['world'] },
  { name: 'rune', verbs: [...RUNES, 'turn'], options: ['what', 'god', 'world', 'times'] },
  { name: 'creature', verbs: ['choose'], options: ['creature'] },
  { name: 'call', verbs: ['call'], options: ['what', 'world'] },
  { name: 'give-life', verbs: ['give-life'], options: ['what', 'life'] },
  { name: 'look', verbs: ['look'], options: [] },
  { name: 'keep', verbs: ['keep'], options: [] },
  { name: 'change', verbs: ['change'], options: [] },
  { name: 'done', verbs: ['done'], options: [] },
];
