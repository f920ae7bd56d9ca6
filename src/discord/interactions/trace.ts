/** Follows an interaction from when it comes in until it is done with, for the log and for whoever measures. */
import type { BaseInteraction, Interaction } from 'discord.js';
import type { Logger } from 'pino';
import type { TableId } from '../../tables/model/table.ts';
import type { Tables } from '../../tables/tables.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot, BotContext } from '../bot.ts';
import { parseCustomId } from '../custom-id.ts';
import type { Arrival, Ending } from '../measures.ts';

export interface InteractionTrace {
  /** Every line bears the id of the interaction, and of its table once that is known. */
  readonly log: Logger;
  /** The same tables; the first that is looked at is the one that the interaction is about. */
  traceTables(tables: Tables): Tables;
  /** The same bot; what it refuses is written down. */
  traceRefusals(bot: Bot): Bot;
  failed(): void;
  over(): void;
}

/** In the key of a refusal, be it the table's or, behind its name, a game's. */
const REFUSAL = /^((?:[a-z]+\.)?)refusal\./;

/** Whom to tell when an interaction was acknowledged, for as long as it is in hand. */
const waitingForAcknowledgement = new WeakMap<BaseInteraction, () => void>();

/** Discord has taken our acknowledgement. */
export function wasAcknowledged(interaction: BaseInteraction): void {
  waitingForAcknowledgement.get(interaction)?.();
  waitingForAcknowledgement.delete(interaction);
}

export function traceInteraction(
  { log: general, measures, now }: BotContext,
  interaction: Interaction,
): InteractionTrace {
  const start = performance.now();
  const sinceStart = () => Math.round(performance.now() - start);
  const { arrival, table: named } = aboutOf(interaction);
  const log = general.child({
    interaction: interaction.id,
    guild: interaction.guildId,
    [arrival.kind]: arrival.name,
  });
  let table: TableId | null = null;
  let acknowledgedAfter: number | null = null;
  let ending: Ending = { outcome: 'done' };

  function isAbout(id: TableId): void {
    if (table !== null) return;
    table = id;
    log.setBindings({ table });
  }

  async function noticed(looked: Promise<LoadedTable | null>): Promise<LoadedTable | null> {
    const loaded = await looked;
    if (loaded !== null) isAbout(loaded.table.id);
    return loaded;
  }

  if (named !== null) isAbout(named);
  measures?.arrived(arrival, Math.max(0, now().getTime() - interaction.createdTimestamp));
  waitingForAcknowledgement.set(interaction, () => {
    acknowledgedAfter = sinceStart();
    measures?.acknowledged(arrival, performance.now() - start);
  });
  return {
    log,
    traceTables: (tables) => ({
      ...tables,
      loaded: (id) => noticed(tables.loaded(id)),
      loadedIn: (channel) => noticed(tables.loadedIn(channel)),
      begunIn: (channel) => noticed(tables.begunIn(channel)),
    }),
    traceRefusals: (bot) => ({
      ...bot,
      translate(saying) {
        if (REFUSAL.test(saying.key) && ending.outcome === 'done')
          ending = { outcome: 'refused', refusal: saying.key.replace(REFUSAL, '$1') };
        return bot.translate(saying);
      },
    }),
    failed() {
      ending = { outcome: 'failed' };
    },
    over() {
      waitingForAcknowledgement.delete(interaction);
      measures?.ended(arrival, ending, performance.now() - start);
      log.debug({ ...ending, acknowledgedAfter, took: sinceStart() }, 'an interaction is over');
    },
  };
}

interface About {
  readonly arrival: Arrival;
  readonly table: TableId | null;
}

/** Nothing of it is text that people typed: commands are those that we registered, controls those that we can read. */
function aboutOf(interaction: Interaction): About {
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    const kind = interaction.isAutocomplete() ? 'suggestion' : 'command';
    const { commandName, options } = interaction;
    const name = [commandName, options.getSubcommandGroup(false), options.getSubcommand(false)]
      .filter((part) => part !== null)
      .join(' ');
    return { arrival: { kind, name }, table: null };
  }
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const id = parseCustomId(interaction.customId);
    const kind = interaction.isModalSubmit() ? 'form' : 'press';
    return {
      arrival: { kind, name: id?.kind ?? 'unknown' },
      table: id !== null && 'table' in id ? id.table : null,
    };
  }
  return { arrival: { kind: 'other', name: 'unknown' }, table: null };
}
