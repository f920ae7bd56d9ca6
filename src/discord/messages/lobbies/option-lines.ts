/** The options of a table in its lobby: the difficulty, and every other option that isn't the default. */
import { RULES, ruleStates, unusualOptions } from '../../../core/options.ts';
import type { Translate } from '../../../core/presentation/phrase.ts';
import { difficultyOf, difficultyPhrase } from '../../../tables/lobby/rules.ts';
import { hasOurRules } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { CHAPTER } from '../campaigns/campaign-words.ts';

export function optionLines(loaded: LoadedTable, translate: Translate): readonly string[] {
  const { table, entry } = loaded;
  const { presenter, game } = entry;
  const isCampaign = table.campaignId !== undefined;
  const unusual = Object.entries(unusualOptions(game.options, table.options)).filter(
    // The heading of a campaign already shows the chapter.
    ([option]) => !isCampaign || option !== CHAPTER,
  );
  const rules = table.options[RULES];
  // In a game that has no other difficulty, the rules are the difficulty.
  const isHarderByRules = Object.keys(entry.difficulties).length === 0 && ruleStates(game.options).length > 1;
  const named = isHarderByRules && !isCampaign && rules !== undefined ? ([[RULES, rules]] as const) : [];
  const others = unusual.filter(([option]) => !named.some(([name]) => name === option));
  return [
    ...difficultyLine(loaded, translate),
    ...[...named, ...others].map(([option, value]) =>
      translate({
        key: 'lobby.option',
        with: { option: presenter.option(option), value: presenter.optionValue(option, value) },
      }),
    ),
  ];
}

/** Returns an empty list for a combination that has no name: its options are listed instead. */
function difficultyLine({ table, entry }: LoadedTable, translate: Translate): readonly string[] {
  const name = hasOurRules(entry, table) ? difficultyOf(entry, table) : null;
  if (name === null) return [];
  return [translate({ key: 'lobby.difficulty-line', with: { difficulty: difficultyPhrase(entry, name) } })];
}
