/** Describes the state of the game: a god's holdings, and the progress. */

import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import { mostLife } from '../../facts/gods.ts';
import { stepsLeft } from '../../facts/page.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { skillsInGame } from '../campaign/skills.ts';
import { artifactName, elves, godName, seatViewAt, vanirDice, worldName } from '../names.ts';

/** A seat's holdings and its place, without the name of its god. */
export function holdingsLine(seat: SeatIndex, view: ChroniclesView): Phrase {
  const held = seatViewAt(view, seat);
  const items = [
    { key: 'chronicles.life-of', with: { life: held.life, most: mostLife(view) } },
    ...(held.elves > 0 ? [elves(held.elves)] : []),
    ...(held.vanirDice > 0 ? [vanirDice(held.vanirDice)] : []),
    ...held.artifacts.map(artifactName),
    ...skillsInGame(view, held.god),
  ];
  return { key: 'chronicles.holdings', with: { world: worldName(held.world), items } };
}

/** The progress of the round. The gods that have played are listed until all have. */
export function progressLine(view: ChroniclesView): Phrase {
  const gone = view.seats.filter(({ hasGone }) => hasGone).map(({ god }) => godName(god));
  const place = { round: view.round, left: stepsLeft(view) };
  return gone.length === 0 || view.end !== null
    ? { key: 'chronicles.progress', with: place }
    : { key: 'chronicles.progress-with-gone', with: { ...place, gods: gone, count: gone.length } };
}
