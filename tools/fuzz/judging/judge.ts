/** The rules for every answer and every message, for any input. */

import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { FLAGS, type Interaction, type Message, type Modal } from '../../../src/playground/model/shapes.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import type { Change } from '../../../src/playground/world/world.ts';
import type { Outcome } from '../inputs/sending.ts';
import type { Complaint, FuzzHall } from '../stage/hall.ts';
import { type Input, isImpossible } from '../stage/input.ts';
import type { Answered, Ledger } from '../stage/ledger.ts';
import type { Scenes } from '../stage/scenes.ts';
import type { Words } from './words.ts';

/** Traces of code that must not appear in messages to people. A text that a person typed may contain any of them. */
const SLIPS: readonly RegExp[] = [
  /\[object/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\bnull\b/,
  /\{\w+[},]/,
  /^[a-z-]+(?:\.[a-z-]+)+$/,
  /\p{Surrogate}/u,
];

/** The commands that may post publicly: a server's values, and what a person wants to share. */
const TELLS_ALL: readonly string[] = ['server box', 'server settings', 'stats', 'board'];
/** "Show it to the table" on a review, and "Share here" on the daily challenge. */
const SHARES = /\|t\|(?:review-show|daily-share)$/;

export interface Judge {
  /** Called with every change on the local Discord. */
  readonly hears: (change: Change) => void;
  readonly judges: (outcome: Outcome) => void;
  readonly refusals: () => number;
  readonly moves: () => number;
  readonly answered: () => Answered;
}

interface JudgeNeeds {
  readonly hall: FuzzHall;
  readonly ledger: Ledger;
  readonly words: Words;
  readonly scenes: () => Scenes | null;
  readonly complain: Complaint;
}

export function openJudge({ hall, ledger, words, scenes, complain }: JudgeNeeds): Judge {
  let choices = ledger.choices();
  let attempts = ledger.attempts();
  const answered = { daily: 0, practice: 0 };
  /** Everything from outside, as one text: the bot may quote it. */
  let heard = '';
  let refusals = 0;
  let moves = 0;

  function hearOf(payload: string): void {
    const { attached, files } = hall.local.world;
    const sent = [...attached.keys()].filter((id) => payload.includes(id)).map((id) => String(files.get(id)));
    heard = [heard, payload, ...sent].join('').slice(-60_000);
  }

  function lookAtText(where: string, text: string): void {
    for (const slip of SLIPS) {
      const found = slip.exec(text)?.[0];
      if (found !== undefined && !heard.includes(found))
        complain('a slip of the tongue', `${where}: ${text}`);
    }
    for (const secret of ledger.secrets()) {
      if (text.includes(secret)) complain('a secret was told', `${where}: ${text}`);
    }
  }

  function lookAtMessage(message: Message): void {
    if ((message.flags & FLAGS.loading) !== 0) return;
    const where = `message ${message.id}`;
    if (message.content.trim() === '') complain('no words', where);
    const labels = everyComponent(message.components).flatMap(({ label, placeholder, options = [] }) => [
      label ?? '',
      placeholder ?? '',
      ...options.flatMap((option) => [option.label, option.description ?? '']),
    ]);
    lookAtText(where, [message.content, ...labels].filter((text) => text !== '').join('\n'));
    const ids = everyComponent(message.components).map(({ custom_id: id }) => id ?? '');
    const files = message.attachments.map(({ id, contentType }) =>
      contentType.startsWith('image/') ? '' : (hall.local.world.files.get(id)?.toString('utf8') ?? ''),
    );
    for (const secret of ledger.secrets()) {
      if ([...ids, ...files].some((text) => text.includes(secret))) complain('a secret was told', where);
    }
    if (message.interactionId === null) return;
    if (message.mentions.length > 0) complain('an answer calls somebody', `${where}: ${message.content}`);
  }

  function lookAtModal({ id, title, components }: Modal): void {
    const labels = everyComponent(components).map(({ label, placeholder }) => label ?? placeholder ?? '');
    lookAtText(`form ${id}`, [title, ...labels].filter((text) => text !== '').join('\n'));
  }

  function isForAll(interaction: Interaction, { data }: Input): boolean {
    if (typeof data['custom_id'] === 'string' && SHARES.test(data['custom_id'])) return true;
    return TELLS_ALL.some((command) => interaction.commandName?.startsWith(command) === true);
  }

  function judges(outcome: Outcome): void {
    const { input, interaction, messages, commits } = outcome;
    const told = messages.map(({ content }) => content);
    const isRefused = told.some(words.isRefusal);
    if (told.some(words.isApology)) complain('the bot apologises', told.join(' / '));
    const chosenNow = ledger.choices();
    const hasChosen = chosenNow !== choices;
    choices = chosenNow;
    const attemptsNow = ledger.attempts();
    const hasPlayed = attemptsNow.text !== attempts.text;
    // Erasing data and starting over remove answers.
    for (const kind of ['daily', 'practice'] as const)
      answered[kind] += Math.max(0, attemptsNow.answered[kind] - attempts.answered[kind]);
    attempts = attemptsNow;
    if (isRefused) {
      refusals += 1;
      if (commits.length > 0) complain('a refused input changed a table', told.join(' / '));
      if (hasChosen) complain('a refused input changed what was chosen', told.join(' / '));
      if (hasPlayed) complain('a refused input changed an attempt', told.join(' / '));
      // A direct message has one reader, and the daily challenge answers there in the message that was pressed.
      if (!outcome.isDirect && messages.some(({ visibleTo }) => visibleTo === null))
        complain('a refusal for all to see', told.join(' / '));
    }
    if (commits.length > 0) moves += 1;
    const elsewhere =
      scenes()
        ?.all()
        .filter(({ plan }) => plan.isElsewhere) ?? [];
    if (commits.some(({ tableId }) => elsewhere.some(({ table }) => table === tableId)))
      complain('a table of another server was changed', '');
    if (isImpossible(input)) return;
    if (!outcome.isThrough) complain('no answer', `${interaction.response.kind}`);
    if (outcome.rewritesPublic) complain('a press rewrites what everybody sees', told.join(' / '));
    for (const { visibleTo, content } of messages) {
      const isPrivate = visibleTo === interaction.personId || outcome.isDirect;
      if (!isPrivate && !(visibleTo === null && isForAll(interaction, input)) && !outcome.rewritesPublic)
        complain('an answer that others see', content);
    }
  }

  return {
    hears: (change) => {
      if (change.what === 'interaction-created') hearOf(JSON.stringify(change.payload));
      if (change.what === 'modal-opened') lookAtModal(change.modal);
      if (change.what !== 'message-created' && change.what !== 'message-updated') return;
      const { message } = change;
      // Messages that Discord itself writes have their own type and none of our texts.
      if (message.authorId === BOT_ID && [0, 19, 20].includes(message.type)) lookAtMessage(message);
    },
    judges,
    refusals: () => refusals,
    moves: () => moves,
    answered: () => answered,
  };
}
