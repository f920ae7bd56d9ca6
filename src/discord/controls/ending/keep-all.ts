/** Button: keeps all the server's games. */
import type { Control } from '../control.ts';
import { dismissQuestion } from '../putting-away.ts';

export const keepAll: Control<'keep-all'> = { usedBy: 'anybody', isPrivate: true, press: dismissQuestion };
