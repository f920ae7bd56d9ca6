/** REST routes after the first response, which edit, follow up and delete. */

import { byToken, isOver, noteWritten } from '../interactions.ts';
import { numberOf } from '../json.ts';
import type { Interaction, Message } from '../model/shapes.ts';
import { answer, NOTHING, type Reply, refuse } from '../replies.ts';
import { APPLICATION_ID } from '../world/hall.ts';
import { editMessage, postMessage } from '../world/posting.ts';
import { type Call, isReply, wired } from './call.ts';
import { draftFor } from './callbacks.ts';

function interactionFor(call: Call): Interaction | Reply {
  const interaction = byToken(call.world, call.param('token'));
  if (call.param('application') !== APPLICATION_ID || !interaction) return refuse('unknown-webhook');
  if (isOver(call.world, interaction)) return refuse('invalid-token');
  return interaction.response.kind === 'none' ? refuse('unknown-webhook') : interaction;
}

/** A token gives access to the messages that were sent with it, and to the message whose component was used. */
function messageFor(call: Call, interaction: Interaction): Message | Reply {
  const named = call.param('message');
  const id = named === '@original' ? interaction.originalId : named;
  const message = id === null ? undefined : call.world.messages.get(id);
  const isReached = message?.interactionId === interaction.id || id === interaction.sourceMessageId;
  return message && isReached ? message : refuse('unknown-message');
}

export function getWebhookMessage(call: Call): Reply {
  const interaction = interactionFor(call);
  if (isReply(interaction)) return interaction;
  const message = messageFor(call, interaction);
  return isReply(message) ? message : answer(wired(call, message));
}

export function changeWebhookMessage(call: Call): Reply {
  const interaction = interactionFor(call);
  if (isReply(interaction)) return interaction;
  const message = messageFor(call, interaction);
  return isReply(message) ? message : rewrite(call, interaction, message);
}

function rewrite(call: Call, interaction: Interaction, message: Message): Reply {
  const posted = editMessage(call.world, message, call.body, call.uploads);
  if (!posted.ok) return posted.reply;
  noteWritten(call.world, interaction.id, message.id);
  return answer(wired(call, posted.message));
}

export function removeWebhookMessage(call: Call): Reply {
  const interaction = interactionFor(call);
  if (isReply(interaction)) return interaction;
  const message = messageFor(call, interaction);
  if (isReply(message)) return message;
  call.world.deleteMessage(message.id);
  noteWritten(call.world, interaction.id, message.id);
  return NOTHING;
}

/** The first follow-up after a deferred reply becomes the promised message instead of a new one. */
export function followUp(call: Call): Reply {
  const interaction = interactionFor(call);
  if (isReply(interaction)) return interaction;
  const { response } = interaction;
  const deferred = response.kind === 'deferred' ? call.world.messages.get(response.messageId) : undefined;
  if (deferred && interaction.written.length === 0) return rewrite(call, interaction, deferred);
  const posted = postMessage(call.world, {
    ...draftFor(interaction, numberOf(call.body['flags'])),
    command: null,
    body: call.body,
    uploads: call.uploads,
  });
  if (!posted.ok) return posted.reply;
  noteWritten(call.world, interaction.id, posted.message.id);
  return answer(wired(call, posted.message));
}
