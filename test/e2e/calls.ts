/** The first words of a board, which say whose turn it is, in the form that all tests of the whole bot expect. */
import type { Phrase } from '../../src/core/presentation/phrase.ts';
import { translator } from '../../src/words/translate.ts';
import type { Player } from '../shared/people.ts';

const translate = translator('en');

/** Matches a board that starts by pinging the player in that role, perhaps on behalf of someone else. */
export function callTo({ id }: Pick<Player, 'id'>, role: string, holder?: Pick<Player, 'id'>): RegExp {
  const roles = holder === undefined ? role : { key: 'asked.for', with: { role, user: `<@${holder.id}>` } };
  return beginning('one', [{ key: 'pending.alone', with: { user: `<@${id}>`, roles } }]);
}

/** Matches a board that starts by pinging several players, each in a role. */
export function callAmong(people: readonly (readonly [Pick<Player, 'id'>, string])[]): RegExp {
  const who = people.map(([{ id }, roles]) => ({ key: 'pending.among', with: { user: `<@${id}>`, roles } }));
  const names = translate({ key: 'turn.others', with: { others: who } });
  return new RegExp(`${beginning('several', []).source}.*\n${escaped(names)}`);
}

/** Matches a board that asks a role no one plays, and pings no one. */
export function callForNobody(role: string): RegExp {
  return beginning('nobody', [{ key: 'pending.vacant', with: { roles: role } }]);
}

/** After these words comes the latest change, or the progress of the game. */
function beginning(kind: 'one' | 'several' | 'nobody', who: readonly Phrase[]): RegExp {
  const words = translate({ key: 'turn.called', with: { kind, who } });
  return new RegExp(`^${escaped(words)}[:.](?=\\s)`);
}

function escaped(words: string): string {
  return words.replace(/[().]/g, '\\$&');
}
