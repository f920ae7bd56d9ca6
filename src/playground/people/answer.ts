/** Waits for the bot's first response to an interaction, and returns what the person then sees. */
import { changeInteraction, FIRST_RESPONSE_WITHIN } from '../interactions.ts';
import type { Choice, Interaction, Message, Modal } from '../model/shapes.ts';
import type { World } from '../world/world.ts';
import type { Refusal } from './refusal.ts';

export type Shown = (
  | { readonly kind: 'message' | 'thinking' | 'updated'; readonly message: Message }
  | { readonly kind: 'acknowledged' }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'modal'; readonly modal: Modal }
  | (Refusal & { readonly kind: 'failed' })
) & { readonly interactionId: string };

/**
 * Waits for the first response. Without it, the interaction becomes void after three seconds, by the world's clock or the real
 * one.
 */
export function answered(world: World, id: string): Promise<Interaction> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const interaction = world.interactions.get(id);
      if (!interaction) return finish(() => reject(new Error(`There is no interaction ${id}`)));
      if (interaction.response.kind !== 'none' || interaction.isVoid) finish(() => resolve(interaction));
      else if (world.now() - interaction.createdAt > FIRST_RESPONSE_WITHIN) giveUp();
    };
    const giveUp = () => changeInteraction(world, id, { isVoid: true });
    const finish = (then: () => void) => {
      unwatch();
      clearTimeout(timeout);
      clearInterval(clock);
      then();
    };
    const unwatch = world.watch((change) => {
      if (change.what === 'interaction-changed' && change.interaction.id === id) check();
    });
    const timeout = setTimeout(giveUp, FIRST_RESPONSE_WITHIN);
    const clock = setInterval(check, 20);
    check();
  });
}

export function shownBy(world: World, interaction: Interaction): Shown {
  const { response, id: interactionId } = interaction;
  const failed = { kind: 'failed', code: 'no-response', facts: {}, interactionId } as const;
  switch (response.kind) {
    case 'none':
      return failed;
    case 'deferred-update':
      return { kind: 'acknowledged', interactionId };
    case 'choices':
      return { kind: 'choices', choices: response.choices, interactionId };
    case 'modal': {
      const modal = world.modals.get(response.modalId);
      return modal ? { kind: 'modal', modal, interactionId } : failed;
    }
    default: {
      const message = world.messages.get(response.messageId);
      const kind = ({ message: 'message', deferred: 'thinking', update: 'updated' } as const)[response.kind];
      return message ? { kind, message, interactionId } : failed;
    }
  }
}
