/** The REST route for the first response to an interaction. */

import { isOver, isTooLate, respond } from '../interactions.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf } from '../json.ts';
import { numbered } from '../model/component-types.ts';
import {
  type Choice,
  type Component,
  FLAGS,
  INTERACTION_TYPES,
  type Interaction,
  type Modal,
} from '../model/shapes.ts';
import { answer, NOTHING, type Reply, refusalOf, refuse } from '../replies.ts';
import { checkChoices } from '../validation/command.ts';
import { checkModal } from '../validation/modal.ts';
import { checkList, type Problems } from '../validation/problems.ts';
import { BOT_ID } from '../world/hall.ts';
import { type Draft, editMessage, type Posted, postLoading, postMessage } from '../world/posting.ts';
import { type Call, wired } from './call.ts';

const RESPONSES = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

const { command, component, autocomplete, modal } = INTERACTION_TYPES;

/** The first responses that each type of interaction accepts. A modal can't be the response to a modal. */
const TAKES: Readonly<Record<Interaction['type'], readonly number[]>> = {
  [command]: [RESPONSES.message, RESPONSES.deferredMessage, RESPONSES.modal],
  [component]: [
    RESPONSES.message,
    RESPONSES.deferredMessage,
    RESPONSES.deferredUpdate,
    RESPONSES.update,
    RESPONSES.modal,
  ],
  [autocomplete]: [RESPONSES.choices],
  [modal]: [RESPONSES.message, RESPONSES.deferredMessage, RESPONSES.deferredUpdate, RESPONSES.update],
};

export function callback(call: Call): Reply {
  const interaction = call.world.interactions.get(call.param('interaction'));
  if (!interaction || interaction.token !== call.param('token')) return refuse('unknown-interaction');
  if (isTooLate(call.world, interaction) || isOver(call.world, interaction)) {
    return refuse('unknown-interaction');
  }
  if (interaction.response.kind !== 'none') return refuse('already-acknowledged');
  const type = call.body['type'];
  const refusal = refusalOf((problems) => checkType(problems.at('type'), interaction, type));
  if (refusal) return refusal;
  const data = objectOf(call.body['data']);
  switch (type) {
    case RESPONSES.message:
      return reply(call, interaction, data);
    case RESPONSES.deferredMessage:
      return defer(call, interaction, data);
    case RESPONSES.deferredUpdate:
      respond(call.world, interaction, { kind: 'deferred-update' });
      return acknowledged(call, interaction, RESPONSES.deferredUpdate, interaction.sourceMessageId);
    case RESPONSES.update:
      return update(call, interaction, data);
    case RESPONSES.choices:
      return suggest(call, interaction, data);
    default:
      return openModal(call, interaction, data);
  }
}

function checkType(problems: Problems, interaction: Interaction, type: unknown): void {
  const taken = TAKES[interaction.type].filter((one) => {
    const needsMessage = one === RESPONSES.update || one === RESPONSES.deferredUpdate;
    return !needsMessage || interaction.sourceMessageId !== null;
  });
  if (taken.some((one) => one === type)) return;
  problems.add('BASE_TYPE_CHOICES', `Value must be one of {${taken.join(', ')}}.`);
}

/** The parts of an interaction's message other than its body. */
export function draftFor(interaction: Interaction, flags: number): Omit<Draft, 'body' | 'uploads'> {
  const isPrivate = (flags & FLAGS.ephemeral) !== 0;
  const { commandName, personId } = interaction;
  return {
    channelId: interaction.channelId,
    authorId: BOT_ID,
    visibleTo: isPrivate ? personId : null,
    interactionId: interaction.id,
    command: commandName === null ? null : { name: commandName, userId: personId },
  };
}

function reply(call: Call, interaction: Interaction, data: JsonObject): Reply {
  const posted = postMessage(call.world, {
    ...draftFor(interaction, numberOf(data['flags'])),
    body: data,
    uploads: call.uploads,
  });
  if (!posted.ok) return posted.reply;
  respond(call.world, interaction, { kind: 'message', messageId: posted.message.id });
  return acknowledged(call, interaction, RESPONSES.message, posted.message.id);
}

/** A deferral promises a message; only its privacy is already decided. */
function defer(call: Call, interaction: Interaction, data: JsonObject): Reply {
  const flags = numberOf(data['flags']);
  const refusal = refusalOf((problems) => {
    if ((flags & ~FLAGS.ephemeral) === 0) return;
    problems.at('data').at('flags').add('MESSAGE_FLAGS_INVALID', 'A deferral takes only the EPHEMERAL flag');
  });
  if (refusal) return refusal;
  const message = postLoading(call.world, draftFor(interaction, flags));
  respond(call.world, interaction, { kind: 'deferred', messageId: message.id });
  return acknowledged(call, interaction, RESPONSES.deferredMessage, message.id);
}

function update(call: Call, interaction: Interaction, data: JsonObject): Reply {
  const source = call.world.messages.get(interaction.sourceMessageId ?? '');
  if (!source) return refuse('unknown-message');
  const posted: Posted = editMessage(call.world, source, data, call.uploads);
  if (!posted.ok) return posted.reply;
  respond(call.world, interaction, { kind: 'update', messageId: source.id });
  return acknowledged(call, interaction, RESPONSES.update, source.id);
}

function suggest(call: Call, interaction: Interaction, data: JsonObject): Reply {
  const refusal = refusalOf((problems) => {
    const at = problems.at('data').at('choices');
    checkChoices(at, checkList(at, data['choices'] ?? [], 0, 25), interaction.focusedType);
  });
  if (refusal) return refusal;
  const choices = listOf(data['choices']) as readonly Choice[];
  respond(call.world, interaction, { kind: 'choices', choices });
  return acknowledged(call, interaction, RESPONSES.choices, null);
}

function openModal(call: Call, interaction: Interaction, data: JsonObject): Reply {
  const refusal = refusalOf((problems) => checkModal(problems.at('data'), data));
  if (refusal) return refusal;
  const opened: Modal = {
    id: call.world.newId(),
    personId: interaction.personId,
    channelId: interaction.channelId,
    customId: textOf(data['custom_id']),
    title: textOf(data['title']),
    components: numbered(listOf(data['components']) as readonly Component[]),
    sourceMessageId: interaction.sourceMessageId,
  };
  // A person can have only one form open, so the new one closes the previous one.
  for (const before of call.world.modals.values()) {
    if (before.personId === opened.personId) call.world.modals.delete(before.id);
  }
  call.world.modals.set(opened.id, opened);
  call.world.emit({ what: 'modal-opened', modal: opened });
  respond(call.world, interaction, { kind: 'modal', modalId: opened.id });
  return acknowledged(call, interaction, RESPONSES.modal, null);
}

function acknowledged(call: Call, interaction: Interaction, type: number, messageId: string | null): Reply {
  if (call.query.get('with_response') !== 'true') return NOTHING;
  const message = messageId === null ? undefined : call.world.messages.get(messageId);
  return answer({
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: (message.flags & FLAGS.loading) !== 0,
            response_message_ephemeral: message.visibleTo !== null,
          }
        : {}),
    },
    resource: { type, ...(message ? { message: wired(call, message) } : {}) },
  });
}
