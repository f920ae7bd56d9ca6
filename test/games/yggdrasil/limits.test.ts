/** The fullest moment that Yggdrasil can reach, checked against Discord's limits. */
import { test } from 'vitest';
import { ENEMIES, GIANTS, GODS } from '../../../src/games/yggdrasil/box/components.ts';
import { languages } from '../../../src/words/locales.ts';
import { translator } from '../../../src/words/translate.ts';
import { loadedAt } from '../../shared/messages/loaded-tables.ts';
import { expectWithinLimits } from '../../shared/messages/within-limits.ts';
import { everyEnemyOn } from './moment.ts';
import { table } from './table.ts';

test.each(
  languages().flatMap((language) => [0, 4, 10, GIANTS.length].map((giants) => [language, giants] as const)),
)(
  'everything fits in %s with six gods in a trance, all Elves and artifacts out, and %i giants active',
  (language, giants) => {
    const gods = Object.fromEntries(
      GODS.map((god, seat) => [
        god,
        {
          vikings: 6,
          elves: 1,
          inTrance: true,
          artifacts: Object.fromEntries(
            ENEMIES.filter((_, at) => at % 2 === Math.floor(seat / 3)).map((enemy) => [
              enemy,
              1 + (seat % 3),
            ]),
          ),
        },
      ]),
    );
    const { state } = table(...GODS).with({
      gods,
      enemies: { ...everyEnemyOn(4), hel: 8, surt: 7, jormungand: 6, fenrir: 3 },
      active: [...GIANTS].sort((one, other) => other.length - one.length).slice(0, giants),
      lostVikings: 11,
      helheim: 0,
      daeg: 2,
    });
    const events = Array.from({ length: 40 }, () => [
      { type: 'island-sank', island: 'white', valkyriesFrom: 'black' },
      { type: 'giants-appeared', giants: ['vafthrudnir', 'utgard-loki', 'hyrrokkin'] },
    ]).flat();
    expectWithinLimits(loadedAt(state, GODS, events), translator(language));
  },
);
