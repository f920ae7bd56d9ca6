/**
 * Sends first responses to interactions: if two processes receive the same interaction, Discord accepts only the first response.
 */
import { type BaseInteraction, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { isUnheard, wasHeard } from '../unheard.ts';
import { wasAcknowledged } from './trace.ts';

/** Another of the bot's processes has responded and handles the interaction: there's nothing left to do. */
export class AnsweredElsewhere extends Error {
  override readonly name = 'AnsweredElsewhere';
}

/**
 * Sends the first response. Returns whether Discord already had it, because its confirmation was lost; throws `AnsweredElsewhere`
 * if Discord has another process's response.
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
