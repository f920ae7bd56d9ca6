/** Button: leaves a game as it is, after the bot asked whether the person is sure. */
import type { Control } from '../control.ts';
import { dismissQuestion } from '../putting-away.ts';

export const keep: Control<'keep'> = { usedBy: 'anybody', isPrivate: true, press: dismissQuestion };
