/** If a person names no game, finds it by the options they gave: it is the game that takes most of them. */

/** The games that take most of what was given, in their order. */
export function takingMost<Game, Given>(
  games: readonly Game[],
  given: readonly Given[],
  takes: (game: Game, each: Given) => boolean,
): readonly Game[] {
  const taken = games.map((game) => given.filter((each) => takes(game, each)).length);
  const most = Math.max(...taken);
  return games.filter((_, at) => taken[at] === most);
}
