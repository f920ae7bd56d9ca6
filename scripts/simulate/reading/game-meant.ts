/** Determines the game that a person means: the one they name, else the first that accepts the most arguments. */
import { parseArgs } from 'node:util';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { optionsToChoose, takingMost } from '../../../src/core/options.ts';
import { fits } from '../../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Read } from '../../command-line/command-line.ts';
import { gameNamed } from '../../command-line/game-named.ts';
import { readOption } from './game-options.ts';

const GAMES = [...CATALOGUE.values()];
const OPTIONS = new Set(GAMES.flatMap(({ game }) => optionsToChoose(game.options)));

/** Other arguments may be wrong; the code that reads them reports that. */
export function readGame(args: readonly string[]): Read<GameEntry> {
  const texts = ['game', 'gods', ...OPTIONS].map((name) => [name, { type: 'string' } as const] as const);
  const options = { ...Object.fromEntries(texts), campaign: { type: 'boolean' } as const };
  const given = parseArgs({ args: [...args], options, strict: false }).values;
  const asked = Object.entries(given);
  const [meant] = takingMost(GAMES, asked, (each, [name, text]) => takes(each, name, String(text)));
  return gameNamed(String(given['game'] ?? meant?.game.id));
}

function takes({ game, campaign }: GameEntry, name: string, text: string): boolean {
  if (name === 'campaign') return campaign !== null;
  if (name === 'gods') return text.split(',').every((role) => game.roles.includes(role));
  const spec = optionsToChoose(game.options).includes(name) ? game.options[name] : undefined;
  return spec?.fields.some((field) => fits(field, readOption(spec, text))) === true;
}
