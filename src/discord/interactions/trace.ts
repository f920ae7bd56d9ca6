/** Traces an interaction from its arrival until it is done, for the log and the metrics. */
import type { BaseInteraction } from 'discord.js';
import type { Logger } from 'pino';
import type { TableId } from '../../tables/model/table.ts';
import type { ScopedLookups } from '../../tables/tables.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import type { BotContext } from '../bot.ts';
import type { Incoming } from '../incoming.ts';
import type { Arrival, Ending } from '../measures.ts';

export interface InteractionTrace {
  /** A logger that adds the interaction to each line, and the interaction's table once that is known. */
  readonly log: Logger;
  /** Wraps the lookups to learn which table the interaction is about: the first one that it loads. */
  traceLookups(lookups: ScopedLookups): ScopedLookups;
  over(ending: Ending): void;
}

/** The function to call when each interaction is acknowledged; an entry is removed when the interaction is done. */
const waitingForAcknowledgement = new WeakMap<BaseInteraction, () => void>();

/** Call it when Discord has accepted the acknowledgement. */
export function wasAcknowledged(interaction: BaseInteraction): void {
  waitingForAcknowledgement.get(interaction)?.();
  waitingForAcknowledgement.delete(interaction);
}

export function traceInteraction(
  { log: general, measures, now }: BotContext,
  incoming: Incoming,
): InteractionTrace {
  const { interaction } = incoming;
  const start = performance.now();
  const sinceStart = () => Math.round(performance.now() - start);
  const arrival = arrivalOf(incoming);
  const log = general.child({
    interaction: interaction.id,
    guild: interaction.guildId,
    [arrival.kind]: arrival.name,
  });
  let table: TableId | null = null;
  let acknowledgedAfter: number | null = null;

  function isAbout(id: TableId): void {
    if (table !== null) return;
    table = id;
    log.setBindings({ table });
  }

  async function noticed(lookup: Promise<LoadedTable | null>): Promise<LoadedTable | null> {
    const loaded = await lookup;
    if (loaded !== null) isAbout(loaded.table.id);
    return loaded;
  }

  if ('id' in incoming && incoming.id !== null && 'table' in incoming.id) isAbout(incoming.id.table);
  measures?.arrived(arrival, Math.max(0, now().getTime() - interaction.createdTimestamp));
  waitingForAcknowledgement.set(interaction, () => {
    acknowledgedAfter = sinceStart();
    measures?.acknowledged(arrival, performance.now() - start);
  });
  return {
    log,
    traceLookups: (lookups) => ({
      ...lookups,
      loaded: (id) => noticed(lookups.loaded(id)),
      loadedIn: (channel) => noticed(lookups.loadedIn(channel)),
      begunIn: (channel) => noticed(lookups.begunIn(channel)),
    }),
    over(ending) {
      waitingForAcknowledgement.delete(interaction);
      measures?.ended(arrival, ending, performance.now() - start);
      log.debug({ ...ending, acknowledgedAfter, took: sinceStart() }, 'interaction finished');
    },
  };
}

/** Contains no text that people typed, only commands that the bot registered and custom ids that it can parse. */
function arrivalOf(incoming: Incoming): Arrival {
  switch (incoming.kind) {
    case 'command':
    case 'suggestion':
      return { kind: incoming.kind, name: incoming.name };
    case 'press':
    case 'form':
      return { kind: incoming.kind, name: incoming.id?.kind ?? 'unknown' };
    case 'other':
      return { kind: 'other', name: 'unknown' };
  }
}
