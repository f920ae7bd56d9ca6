/** Finds the actions and Relics that the current raven can use now, and their tracks, depending on the question. */
import type { Alternative } from '../../../../core/requests/request.ts';
import { squareMeant } from '../../actions/activate.ts';
import { waysToSpend } from '../../actions/spends.ts';
import { relicMeant } from '../../actions/use.ts';
import { ACTIONS, LIGHTS, RELICS, type Relic, TRACKS, type Track } from '../../box/components.ts';
import { placeOf } from '../../facts/tracks.ts';
import type { MicromidgardView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { several } from '../header.ts';
import type { Sign } from '../sign.ts';
import { actionSign, relicSign, wolfActionSign } from '../signs.ts';

export interface Use {
  readonly amount: number;
  /** The sign, after the amount if there are several. */
  readonly sign: Sign;
  readonly name: string;
}

export function usesOf(board: Board): readonly Use[] {
  const { view, translate } = board;
  if (view.question?.about !== 'turn') return [];
  const { hand, wolfActions } = view.turn;
  const relics = usableRelics(view).length;
  return [
    ...LIGHTS.flatMap((wolf) =>
      useOf(wolfActions[wolf], wolfActionSign(wolf), translate({ key: `micromidgard.tile.wolf.${wolf}` })),
    ),
    ...ACTIONS.flatMap((action) =>
      useOf(hand[action], actionSign(action), translate({ key: `micromidgard.action-name.${action}` })),
    ),
    ...useOf(relics, relicSign('sun'), translate({ key: 'micromidgard.picture.relics', with: { relics } })),
  ];
}

function useOf(amount: number, sign: Sign, name: string): readonly Use[] {
  return several(sign, amount).map((drawn) => ({ amount, sign: drawn, name }));
}

function usableRelics(view: MicromidgardView): readonly Relic[] {
  return [...new Set(waysToSpend(view).flatMap(({ id }) => relicMeant(id) ?? []))];
}

/** The tracks on which a step up, a Relic or a square is available now. */
export function usableTracks(view: MicromidgardView): ReadonlySet<Track> {
  return new Set(waysToSpend(view).flatMap(tracksOf(view)));
}

function tracksOf(view: MicromidgardView): (way: Alternative) => readonly Track[] {
  return ({ id, fields }) => {
    const square = squareMeant(id);
    if (square !== null) return [square.track];
    const named = [fields['track'], fields['relic']].flatMap((field) =>
      field?.kind === 'one' ? field.of : [],
    );
    return named.flatMap((name) => trackNamed(view, name));
  };
}

/** The track with that name, or with the Relic of that name on it; empty for a Relic that a player owns. */
function trackNamed(view: MicromidgardView, name: string): readonly Track[] {
  const relic = RELICS.find((each) => each === name);
  if (relic === undefined) return TRACKS.filter((track) => track === name);
  const place = placeOf(view, relic);
  return place === null ? [] : [place.track];
}
