/** Button: keeps a game when the bot has asked whether to end it. */
import type { Control } from '../control.ts';
import { dismissQuestion } from '../putting-away.ts';

export const keep: Control<'keep'> = { usedBy: 'anybody', isPrivate: true, press: dismissQuestion };
