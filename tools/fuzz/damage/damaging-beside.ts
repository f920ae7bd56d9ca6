/** Changes rows beside the tables from outside: results, settings, boxes. A damaged row must affect nothing else. */
import { CATALOGUE } from '../../../src/games/index.ts';
import { UnreadableBox } from '../../../src/tables/model/storage/box-shelf.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import type { Chance } from '../chance.ts';
import type { Complaint, FuzzHall } from '../stage/hall.ts';
import { ODD_VALUES, type OtherHands, ROWS_BESIDE } from './other-hands.ts';

interface DamagingBesideNeeds {
  readonly hall: FuzzHall;
  readonly hands: OtherHands;
  readonly chance: Chance;
  readonly complain: Complaint;
  /** Called before each damage with its description. */
  readonly tells: (what: string) => void;
}

/** The damaged row has its own server, person and game, so that the inputs never meet it. */
const APART = 'apart';
const [GAME = ''] = CATALOGUE.keys();
const BOX = { guildId: APART, gameId: GAME, corrections: {}, text: '{}', userId: APART as UserId };
const AT = new Date(0);

/** Rejects if anything besides the row is affected. */
export async function damagesBeside({
  hall,
  hands,
  chance,
  complain,
  tells,
}: DamagingBesideNeeds): Promise<void> {
  const { settings, boxes, statistics } = hall.kept;
  const chooses = async () => {
    await settings.changePerson(APART as UserId, { direct: true }, AT);
    await settings.changeServer(APART, { reminders: false }, AT);
    await boxes.keep({ ...BOX, keptAt: AT });
  };

  await chooses();
  await hands.whenFree(() => hands.does(A_RESULT));
  const rows = chance.of(ROWS_BESIDE);
  const column = chance.of(hands.columns(rows).filter((name) => !KEYS.includes(name)));
  const value = chance.of(ODD_VALUES);
  tells(`${rows} ${column} = ${value}`);
  await hands.whenFree(() => hands.sets(rows, column, value, APART));
  await Promise.all([
    settings.ofPerson(APART as UserId),
    settings.ofServer(APART),
    statistics.of({ guildId: APART, userId: null, role: null }),
    boxes.of(APART, BOX.gameId).catch((error: unknown) => {
      if (!(error instanceof UnreadableBox)) throw error;
    }),
  ]);
  await chooses();
  const [person, isReadable] = await Promise.all([
    settings.ofPerson(APART as UserId),
    settings.isReadable(APART),
    boxes.of(APART, BOX.gameId),
  ]);
  if (person.direct !== true || !isReadable) complain('choosing again mends nothing', `${rows} ${column}`);
  await hands.whenFree(() => hands.does(NOTHING_LEFT));
}

const KEYS: readonly string[] = ['userId', 'guildId', 'gameId'];

const A_RESULT = `
  INSERT INTO "ResultRow" ("tableId", "guildId", "gameId", "difficultyJson", "ending", "turns", "finishedAt")
    VALUES ('${APART}', '${APART}', '${GAME}', '{}', 'won', 9, '1970-01-01T00:00:00.000+00:00');
  INSERT INTO "ResultSeatRow" ("tableId", "position", "role", "userId", "won") VALUES ('${APART}', 0, 'thor', '${APART}', 1)`;

const NOTHING_LEFT = `
  DELETE FROM "ResultSeatRow" WHERE "tableId" = '${APART}'; DELETE FROM "ResultRow" WHERE "tableId" = '${APART}';
  DELETE FROM "PersonSettings" WHERE "userId" = '${APART}'; DELETE FROM "ServerSettings" WHERE "guildId" = '${APART}';
  DELETE FROM "ServerBox" WHERE "guildId" = '${APART}'`;
