/** Moments that play reaches once in a blue moon: where each begins, and what is done first. */
import type { Values } from '../../../../src/core/request.ts';
import { BOX_2018 } from '../../../../src/games/yggdrasil/box.ts';
import { GIANTS, type Rune } from '../../../../src/games/yggdrasil/components.ts';
import { everyEnemyOn, type Moment } from '../moment.ts';
import { type Table, table } from '../table.ts';

export interface RareMoment {
  readonly name: string;
  readonly table: Table;
  readonly choice: string;
  readonly values: Values;
}

const NO_FIRE_GIANTS = { fireGiants: 0 };

/** Three giants of the rune are beaten, and the god on turn has the Vikings to beat the fourth. */
function fourthGiantOf(rune: Rune, more: Moment = {}): RareMoment {
  const [fourth = 'thrym', ...beaten] = GIANTS.filter((giant) => BOX_2018.giants[giant].rune === rune);
  const moment = { active: [fourth], beaten, vikings: 6, helheim: 12, ...more };
  return {
    name: `the fourth giant of ${rune} falls`,
    table: table('thor', 'heimdall').with(moment),
    choice: 'jotunheim',
    values: { giant: fourth, vikings: 6 },
  };
}

function done(name: string, moment: Moment): RareMoment {
  return { name, table: table('thor', 'heimdall').with(moment), choice: 'done', values: {} };
}

export const RARE_MOMENTS: readonly RareMoment[] = [
  fourthGiantOf('sigel'),
  fourthGiantOf('daeg'),
  fourthGiantOf('mann', { enemies: everyEnemyOn(3) }),
  fourthGiantOf('tiwaz', { enemies: everyEnemyOn(2) }),
  { ...fourthGiantOf('mann', { enemies: everyEnemyOn(1) }), name: 'mann finds nobody to throw back' },
  done('every enemy is back at the start', { enemies: everyEnemyOn(1) }),
  done('all fires are out', {
    bags: { white: NO_FIRE_GIANTS, blue: NO_FIRE_GIANTS, green: NO_FIRE_GIANTS, black: NO_FIRE_GIANTS },
  }),
  done('the last giant was beaten', { beaten: GIANTS, active: [] }),
  done('no square of the scale helps', {
    vanir: 'discard-giant',
    enemies: everyEnemyOn(1),
    helheim: 0,
    deck: ['hel'],
    active: ['hyrrokkin'],
    beaten: GIANTS.filter((giant) => giant !== 'hyrrokkin'),
    valkyries: 'rainbow',
    submerged: 'white',
  }),
];
