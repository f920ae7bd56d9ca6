/** Moments that play hardly reaches: a starting position for each, and its first action. */
import type { Values } from '../../../../src/core/requests/request.ts';
import type { RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import { GIANTS, type Rune } from '../../../../src/games/yggdrasil/box/components.ts';
import { houseBox } from '../../../../src/games/yggdrasil/box/rule-states.ts';
import type { Mark } from '../luck.ts';
import { everyEnemyOn, type Moment } from '../moment.ts';
import { type Table, tableOf } from '../table.ts';

export interface RareMoment {
  readonly name: string;
  readonly table: Table;
  readonly choice: string;
  readonly values: Values;
}

const NO_FIRE_GIANTS = { fireGiants: 0 };

/** Three giants of the rune are beaten, and the current god has the Vikings to beat the fourth. */
function fourthGiantOf(rune: Rune, rules: RuleState, more: Moment = {}): RareMoment {
  const bearers = GIANTS.filter((giant) => houseBox(rules).giants[giant].rune === rune);
  const [fourth = 'thrym', ...beaten] = bearers;
  const moment = { active: [fourth], beaten, vikings: 6, helheim: 12, ...more };
  return {
    name: `the fourth giant of ${rune} falls`,
    table: tableOf(rules, 'thor', 'heimdall').with(moment),
    choice: 'jotunheim',
    values: { giant: fourth, vikings: 6 },
  };
}

export function rareMomentsIn(rules: RuleState): readonly RareMoment[] {
  const done = (name: string, moment: Moment, ...marks: readonly Mark[]): RareMoment => ({
    name,
    table: tableOf(rules, 'thor', 'heimdall')
      .with(moment)
      .rolling(...marks),
    choice: 'done',
    values: {},
  });
  return [
    fourthGiantOf('sigel', rules),
    fourthGiantOf('daeg', rules),
    fourthGiantOf('mann', rules, { enemies: everyEnemyOn(4) }),
    fourthGiantOf('tiwaz', rules, { enemies: everyEnemyOn(4) }),
    {
      ...fourthGiantOf('mann', rules, { enemies: everyEnemyOn(1) }),
      name: 'mann finds nobody to throw back',
    },
    done('every enemy is back at the start', { enemies: everyEnemyOn(1) }),
    done('all fires are out', {
      bags: { white: NO_FIRE_GIANTS, blue: NO_FIRE_GIANTS, green: NO_FIRE_GIANTS, black: NO_FIRE_GIANTS },
    }),
    done('the last giant was beaten', { beaten: GIANTS, active: [] }),
    done(
      'the last card enrages Fenrir, and nobody calms him',
      { deck: ['fenrir'], enemies: { fenrir: 6 } },
      'black',
      'black',
      'black',
    ),
    {
      name: "Fenrir's card comes while he is angry",
      table: tableOf(rules, 'thor', 'heimdall')
        .with({ fenrirIsAngry: true, next: ['fenrir'] })
        .rolling('black', 'black', 'black')
        .plays('calm')
        .plays('calm')
        .plays('calm'),
      choice: 'done',
      values: {},
    },
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
}
