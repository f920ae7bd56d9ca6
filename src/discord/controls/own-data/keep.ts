/** Button: keeps everything the bot stores about a person. */
import type { Control } from '../control.ts';
import { dismissQuestion } from '../putting-away.ts';

export const keepData: Control<'data-keep'> = { usedBy: 'anybody', isPrivate: true, press: dismissQuestion };
