/** /campaign new: opens the table for a new campaign's first game. */
import type { Catalogue } from '../../src/core/catalogue.ts';
import { openCampaign, USUAL } from '../../src/discord/interactions/opening/opening.ts';
import { TABLE_PLACES } from '../../src/tables/model/settings.ts';
import { ADVICE_SETTINGS, PASSINGS } from '../../src/tables/model/table.ts';
import { roleChosen } from '../game/parts/at-table.ts';
import { suggestForLobby } from '../game/parts/lobby-suggestions.ts';
import { deadlineChosen, deadlineOption } from '../parts/deadline-option.ts';
import { languageChosen, languageOption } from '../parts/language-option.ts';
import { optionsIn } from '../parts/options.ts';
import type { Subcommand } from '../parts/subcommand.ts';

export const newCampaign: Subcommand = {
  name: 'new',
  options: (translate, catalogue) => {
    const { game, suggested, oneOf, yesOrNo } = optionsIn(translate);
    return [
      game(withCampaigns(catalogue)),
      suggested('role'),
      oneOf('where', TABLE_PLACES),
      oneOf('passing', PASSINGS),
      yesOrNo('casual'),
      oneOf('advice', ADVICE_SETTINGS),
      deadlineOption('option.deadline', translate),
      languageOption('option.table-language', translate, { undoes: false }),
    ];
  },
  run(bot, interaction) {
    const { options } = interaction;
    const [first = ''] = withCampaigns(bot.catalogue).keys();
    const chosen = <Value extends string>(of: readonly Value[], option: string) =>
      of.find((value) => value === options.getString(option));
    const advice = chosen(ADVICE_SETTINGS, 'advice');
    return openCampaign(bot, interaction, {
      gameId: options.getString('game') ?? first,
      passing: chosen(PASSINGS, 'passing') ?? USUAL.passing,
      isCasual: options.getBoolean('casual') ?? USUAL.isCasual,
      deadlineHours: deadlineChosen(interaction),
      language: languageChosen(interaction) ?? null,
      role: roleChosen(interaction, 'role'),
      where: chosen(TABLE_PLACES, 'where') ?? null,
      ...(advice === undefined ? {} : { advice }),
    });
  },
  suggest: suggestForLobby,
};

function withCampaigns(catalogue: Catalogue): Catalogue {
  return new Map([...catalogue].filter(([, entry]) => entry.campaign !== null));
}
