/** Gives first answers to interactions: where two programs hear of one, Discord takes the answer of the first. */
import { type BaseInteraction, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { isUnheard, wasHeard } from '../unheard.ts';
import { wasAcknowledged } from './trace.ts';

/** Another program of the bot has answered, and carries the interaction out: nothing is left to do or to say. */
export class AnsweredElsewhere extends Error {
  override readonly name = 'AnsweredElsewhere';
}

/**
 * Gives the first answer. Returns whether Discord had it already, since its confirmation was lost before; throws
 * `AnsweredElsewhere` where it has that of another program.
 */
export async function answerFirst(
  interaction: BaseInteraction,
  say: () => Promise<unknown>,
): Promise<{ readonly wasThere: boolean }> {
  let wasThere = false;
  try {
    await say();
  } catch (error) {
    if (!isAnswered(error)) throw error;
    if (!isUnheard(interaction.id)) throw new AnsweredElsewhere();
    wasThere = true;
  }
  wasHeard(interaction.id);
  wasAcknowledged(interaction);
  return { wasThere };
}

function isAnswered(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
  );
}
