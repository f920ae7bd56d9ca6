/** Traces an interaction from its arrival until it is done, for the log and the measures. */
import type { BaseInteraction, Interaction } from 'discord.js';
import type { Logger } from 'pino';
import type { TableId } from '../../tables/model/table.ts';
import type { Tables } from '../../tables/tables.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { Bot, BotContext } from '../bot.ts';
import { parseCustomId } from '../custom-id.ts';
import type { Arrival, Ending } from '../measures.ts';

export interface InteractionTrace {
  /** A logger whose lines name the interaction, and its table once that is known. */
  readonly log: Logger;
  /** Wraps the tables: the interaction is about the first table that it loads. */
  traceTables(tables: Tables): Tables;
  /** Wraps the bot: records the first refusal that it translates. */
  traceRefusals(bot: Bot): Bot;
  failed(): void;
  over(): void;
}

/** Matches the key of a refusal of the bot or, with a prefix, of a game. */
const REFUSAL = /^((?:[a-z]+\.)?)refusal\./;

/** Called when an interaction was acknowledged; an entry goes when the interaction is done. */
const waitingForAcknowledgement = new WeakMap<BaseInteraction, () => void>();

/** Call it when Discord has accepted the acknowledgement. */
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

/** Contains no text that people typed, only commands that the bot registered and custom ids that it can parse. */
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
