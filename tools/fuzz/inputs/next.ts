/** Chooses the kind and content of the next input. */
import type { Ground } from '../stage/ground.ts';
import { type Input, isImpossible, type Kind } from '../stage/input.ts';
import { challenge } from './challenge.ts';
import { brokenCommand, command, fileCommand, newerPayload, suggestions } from './commands.ts';
import { button, forgedButton, form, menu, otherControl } from './controls.ts';

const SHARES: Readonly<Record<Kind, number>> = {
  command: 12,
  'odd command': 9,
  'broken command': 7,
  suggestions: 8,
  button: 14,
  'forged button': 12,
  menu: 6,
  'forged menu': 5,
  form: 5,
  'forged form': 4,
  file: 3,
  again: 3,
  twice: 2,
  daily: 4,
  practice: 3,
  'other control': 1,
  'newer payload': 2,
};

/**
 * Kinds are dealt like cards, so that each has its share of 100 inputs, with any seed. A kind with nothing to act on is skipped.
 */
export function openInputs(ground: Ground): () => Input {
  let deck: Kind[] = [];
  const next = (): Input => {
    for (;;) {
      if (deck.length === 0) deck = shuffled(ground);
      const kind = deck.pop();
      const input = kind === undefined ? null : ofKind(ground, kind, next);
      if (input !== null) return input;
    }
  };
  return next;
}

function shuffled({ chance }: Ground): Kind[] {
  const left = Object.entries(SHARES).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as Kind),
  );
  const deck: Kind[] = [];
  while (left.length > 0) deck.push(...left.splice(chance.below(left.length), 1));
  return deck;
}

function ofKind(ground: Ground, kind: Kind, next: () => Input): Input | null {
  switch (kind) {
    case 'command':
    case 'odd command':
      return command(ground, kind);
    case 'broken command':
      return brokenCommand(ground);
    case 'suggestions':
      return suggestions(ground);
    case 'button':
      return button(ground);
    case 'forged button':
      return forgedButton(ground);
    case 'menu':
    case 'forged menu':
      return menu(ground, kind);
    case 'form':
    case 'forged form':
      return form(ground, kind);
    case 'file':
      return fileCommand(ground);
    case 'daily':
    case 'practice':
      return challenge(ground, kind);
    case 'other control':
      return otherControl(ground);
    case 'again':
      return earlier(ground, 'again');
    case 'twice': {
      const once = ofKind(ground, ground.chance.of(['command', 'button', 'menu', 'form']), next);
      return once === null ? null : { ...once, kind: 'twice' };
    }
    case 'newer payload':
      return newerPayload(ground, next());
  }
}

/** A person repeats an earlier action: the message may be gone, and the table has moved on. */
function earlier({ before, chance, world }: Ground, kind: Kind): Input | null {
  const known = before.filter(
    (one) =>
      !isImpossible(one) &&
      world.channels.has(one.channelId) &&
      (one.sourceMessageId === null || world.messages.has(one.sourceMessageId)),
  );
  return known.length === 0 ? null : { ...chance.of(known), kind };
}
