/** Plays 100 games of Yggdrasil with random answers, and says how many were won. Runs in Node and in a browser. */
import { chooseOptions } from 'ratatoskr/core/options';
import { playOut } from 'ratatoskr/core/playing';
import { atRandom } from 'ratatoskr/core/policy';
import { seedFrom } from 'ratatoskr/core/random';
import { yggdrasil } from 'ratatoskr/games/yggdrasil/rules';

const GAMES = 100;
const game = yggdrasil;

const chosen = chooseOptions(game.options, {});
if (!chosen.ok) throw new Error(`bad options: ${JSON.stringify(chosen.refusal)}`);
const { options } = chosen;
const table = { options, roles: ['odin', 'thor'], box: game.box(options, null) };

let won = 0;
let answers = 0;
for (let number = 1; number <= GAMES; number += 1) {
  let state = null;
  for (const step of playOut(game, { ...table, seed: seedFrom(`game ${number}`) }, atRandom)) {
    state = step.state;
    if (step.action !== null) answers += 1;
  }
  if (state !== null && game.outcome(state).kind === 'won') won += 1;
}
console.log(`${GAMES} games of ${game.id}: ${won} won, ${answers} answers`);
