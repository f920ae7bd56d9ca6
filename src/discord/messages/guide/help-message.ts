/** The next steps for a person: a line or two on where they are, commands to tap, and buttons. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { formatCustomId } from '../../custom-ids/custom-id.ts';
import { button, commandMention, row } from '../pieces/parts.ts';
import type { Reply } from '../pieces/reply.ts';
import { aboutLine } from './about-message.ts';
import type { NextStep } from './next-steps.ts';

export interface HelpMessage {
  /** Lines that describe where the person is. */
  readonly headings: readonly Phrase[];
  readonly steps: readonly NextStep[];
  /** Lines below the steps, which the last heading may introduce. */
  readonly notes: readonly Phrase[];
  /** Null if there is no table. */
  readonly table: TableId | null;
}

export function helpMessage(
  { headings, steps, notes, table }: HelpMessage,
  { commandIds = new Map(), about, translate }: Pick<Bot, 'commandIds' | 'about' | 'translate'>,
): Reply {
  const lines = steps.flatMap((step) => {
    if (step.do === 'learn-on') {
      const begun = { game: { key: `game.${step.game}` }, place: step.place };
      return [translate({ key: 'help.do.lesson', with: begun })];
    }
    if (step.do === 'list-games') {
      const games = step.games.map((game) => ({ key: `game.${game}` }));
      return [translate({ key: 'help.do.list-games', with: { games } })];
    }
    if (step.do === 'choose-rules') return [translate({ key: 'help.do.choose-rules' })];
    if (step.do === 'learn-on-server') return [translate({ key: 'help.do.learn-on-server' })];
    if (step.do !== 'type') return [];
    const command = commandMention(step.command, commandIds, translate);
    return [translate({ key: `help.do.${step.command.replace(' ', '-')}`, with: { command } })];
  });
  const buttons = steps.flatMap((step) => {
    if (step.do === 'read') {
      const label = { key: 'button.guide-of', with: { game: { key: `game.${step.game}` } } };
      return [button(formatCustomId({ kind: 'game-card', game: step.game, page: 0 }), translate(label))];
    }
    if (step.do !== 'press' || table === null) return [];
    const id = formatCustomId({ kind: step.button, table });
    return [button(id, translate({ key: `button.${step.button}` }))];
  });
  return {
    content: [
      ...headings.map(translate),
      ...lines,
      ...notes.map(translate),
      aboutLine(about, translate),
    ].join('\n'),
    rows: buttons.length === 0 ? [] : [row(buttons)],
  };
}
