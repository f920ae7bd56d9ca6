/** Refuses presses on servers whose moderators turned the daily challenge off. */
import type { ControlKind } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import { refuseInWords } from '../../interactions/acting.ts';
import { DAILY_OFF, isDailyOff } from '../../interactions/pages/daily.ts';
import type { Control } from '../control.ts';

type Pressed<Kind extends ControlKind> = NonNullable<Control<Kind>['press']>;

/** `acknowledges` decides whether the reply is a new message or edits the page. */
export function ifDailyIsOn<Kind extends ControlKind>(
  acknowledges: (press: Press) => Promise<void>,
  act: Pressed<Kind>,
): Pressed<Kind> {
  return async (bot, press, id) => {
    await acknowledges(press);
    return (await isDailyOff(bot, press)) ? refuseInWords(bot, press, DAILY_OFF) : act(bot, press, id);
  };
}
