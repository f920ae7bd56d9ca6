/** Trying to calm Fenrir: the only thing to do while he is angry, as often as there are actions. [Y-351, Y-352] */
import { tryToCalm } from '../enemies/fenrir.ts';
import { type DeedRule, onlyWay } from './worlds/world.ts';

export const calm: DeedRule = {
  alternatives: (game) => (game.fenrirIsAngry ? onlyWay('calm') : []),
  whyNot: () => ({ why: 'fenrir-is-calm' }),
  perform: (game) => tryToCalm(game),
};
