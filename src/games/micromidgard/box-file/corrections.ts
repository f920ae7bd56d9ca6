/** The corrections of a box file that was read. */
import type { Corrections } from '../box/corrections.ts';
import type { BoxFile } from './form.ts';

export function correctionsIn(file: BoxFile): Corrections {
  const { $schema: _schema, game: _game, rules: _rules, ...corrections } = file;
  return corrections;
}
