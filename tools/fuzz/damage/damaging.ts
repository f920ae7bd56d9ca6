/** Changes rows of a live table from outside while the bot runs: only that table may be affected, and it can still be ended. */
import { GUILD } from '../../../src/playground/world/hall.ts';
import type { ChannelId, TableId, UserId } from '../../../src/tables/model/table.ts';
import type { Chance } from '../chance.ts';
import { type Complaint, type FuzzHall, stackOf } from '../stage/hall.ts';
import type { Scenes } from '../stage/scenes.ts';
import { damagesBeside } from './damaging-beside.ts';
import { ODD_VALUES, otherHands, ROWS_OF_A_TABLE } from './other-hands.ts';

export interface Damaging {
  /**
   * Damages one of the tables, lets the bot find the damage, then ends and removes the table, while the others continue. Then
   * damages a row beside the tables.
   */
  readonly damages: () => Promise<void>;
  /** The number of damaged tables. */
  readonly damaged: () => number;
  readonly close: () => void;
}

interface DamagingNeeds {
  readonly hall: FuzzHall;
  readonly scenes: Scenes;
  readonly chance: Chance;
  readonly complain: Complaint;
  /** Called before each damage with its description. */
  readonly tells: (what: string) => void;
}

const MAX_COLUMNS = 3;
/** Well over the delay of a table's jobs after a change, so that the jobs become due. */
const CLOCK_GOES_ON = 2 * 60_000;
/** The bot finds a table by these columns. If one is damaged, the bot can find the table only by the other. */
const WHERE_IT_IS: readonly string[] = ['guildId', 'liveChannelId'];

export function openDamaging({ hall, scenes, chance, complain, tells }: DamagingNeeds): Damaging {
  const hands = otherHands(hall.file);
  const tables = { ...hall.tables, ...hall.tables.ofServer(GUILD.id) };
  let damaged = 0;

  const moderator = () => ({
    userId: MODERATOR,
    guildId: GUILD.id,
    cause: `moderator ${damaged}`,
    isModerator: true,
  });

  async function liveHere(): Promise<readonly TableId[]> {
    const [live, unreadable] = await Promise.all([
      tables.liveOfServer(GUILD.id),
      tables.unreadableOfServer(GUILD.id),
    ]);
    return [...live.map(({ table }) => table.id), ...unreadable.map(({ id }) => id)];
  }

  function oddColumn(table: TableId): string {
    const rows = chance.of(ROWS_OF_A_TABLE);
    const column = chance.of(hands.columns(rows));
    const value = chance.of(ODD_VALUES);
    tells(`${rows} ${column} = ${value}`);
    return hands.sets(rows, column, value, table) ? column : '';
  }

  async function damages(): Promise<void> {
    try {
      await damagesOne();
      await damagesBeside({ hall, hands, chance, complain, tells });
    } catch (error) {
      complain('beside a damaged table something throws', stackOf(error));
    }
  }

  async function damagesOne(): Promise<void> {
    await scenes.tend();
    await hall.rests();
    const before = await liveHere();
    const { table, channelId } = chance.of(scenes.all().filter((scene) => before.includes(scene.table)));
    const others = before.filter((id) => id !== table);
    damaged += 1;
    const stopsExpecting = hall.expectsErrorsOf(table);
    const columns = Array.from({ length: 1 + chance.below(MAX_COLUMNS) }, () => oddColumn(table));
    hall.turnsClock(CLOCK_GOES_ON);
    if (!(await scenes.playOnBeside(table))) complain('beside a damaged table nobody can play on', '');
    const after = await liveHere();
    for (const id of others)
      if (!after.includes(id)) complain('a table beside a damaged one is not listed', id);
    if (!columns.some((column) => WHERE_IT_IS.includes(column)) && !after.includes(table))
      complain('a damaged table is not listed', table);
    await endIn(channelId as ChannelId);
    await hands.whenFree(() => hands.removes(table));
    await hall.rests();
    stopsExpecting();
  }

  async function endIn(channelId: ChannelId): Promise<void> {
    const there = await tables.liveIn(channelId);
    if (there === null) return;
    const ended = await tables.abort(moderator(), there.id);
    if (!ended.ok) complain('a damaged table cannot be ended', JSON.stringify(ended.refusal));
    if ((await tables.liveIn(channelId)) !== null) complain('a damaged table keeps its channel', channelId);
  }

  return {
    damages,
    damaged: () => damaged,
    close: () => hands.close(),
  };
}

const MODERATOR = 'a moderator' as UserId;
