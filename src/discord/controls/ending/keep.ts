/** Button: keeps a game after all, when the bot asked whether to end it. */
import type { Control } from '../control.ts';
import { dismissQuestion } from '../putting-away.ts';

export const keep: Control<'keep'> = { usedBy: 'anybody', isPrivate: true, press: dismissQuestion };
