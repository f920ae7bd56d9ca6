/** The people of a crash test, who play at several tables at once and press again if a kill lost their press. */
import type { Pick } from '../../src/core/requests/answer.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { Seen } from '../../src/playground/people.ts';
import { isStillWanted } from './again.ts';
import { type Attempts, openAttempts } from './daily/attempts.ts';
import { openPractice } from './daily/practice.ts';
import type { Done } from './judging/faults-kept.ts';
import type { KeptTable } from './kept.ts';
import { type Came, type Move, movesOfRound, NO_ANSWER, perform, type Slot } from './moves.ts';
import { placesIn } from './places.ts';
import type { Scenery } from './stage/stage.ts';
import { Died, type Waiting } from './stage/waiting.ts';

export interface Played extends Done {
  /** The outcome; null if the program died during the move. */
  readonly came: Came | null;
}

export interface Playing {
  /** The people who want direct messages. */
  readonly direct: readonly string[];
  /** Makes the choices that last for the whole run. */
  readonly prepare: () => Promise<void>;
  /** Everyone acts at the same time, and usually sees the result. */
  readonly round: () => Promise<readonly Played[]>;
  /** Assigns newly opened tables to their slots. */
  readonly seated: (done: readonly Done[]) => Promise<void>;
  /** Whether the table still waits for the move; a later round may have done it. */
  readonly canBeDoneAgain: (move: Move) => Promise<boolean>;
  /** Repeats the move. Returns all attempts, since one without a response may have been carried out. */
  readonly again: (move: Move) => Promise<readonly Played[]>;
  readonly attempts: Attempts;
  readonly practice: Attempts;
  /** Discord redelivers an interaction that was carried out. */
  readonly delivered: (id: string) => Promise<void>;
}

/** The time after which it's clear that a program won't answer, in ms. */
const SILENT_MS = 3_000;
/** The number of times people press if they get no response, or are told that it took too long. */
const PATIENCE = 3;

export function openPlaying(stage: Scenery, pick: Pick): Playing {
  const { local, calls, keeper } = stage;
  const { world, people } = local;
  const slots = placesIn(world, stage.replicas.length > 1);
  const idOf = (name: string) => world.personCalled(name)?.id ?? '';
  const direct = ['Bo', 'Dag', 'Finn'].map(idOf);

  const attempts = openAttempts(stage, pick);
  const practice = openPractice(stage, pick);

  /** The ids of each person's interactions. `payloads` has what Discord sent the program for each. */
  const causes = new Map<string, string[]>();
  const payloads = new Map<string, object>();
  world.watch((change) => {
    if (change.what !== 'interaction-created') return;
    causes.get(change.interaction.personId)?.push(change.interaction.id);
    payloads.set(change.interaction.id, change.payload);
  });

  async function does(move: Move, until: Waiting['until']): Promise<Played> {
    const hands = { local, keeper, until };
    const mine: string[] = [];
    causes.set(move.who, mine);
    try {
      const came = await perform(hands, move, await tableOf(move.slot), pick);
      return { move, causes: mine, came };
    } catch (error) {
      if (!(error instanceof Died))
        throw new Error(`${move.what} of ${move.who} by ${mine.join()}`, { cause: error });
      return { move, causes: mine, came: null };
    } finally {
      causes.delete(move.who);
    }
  }

  async function tableOf({ tableId }: Slot): Promise<KeptTable | null> {
    return tableId === null ? null : keeper.table(tableId);
  }

  async function seated(done: readonly Done[]): Promise<void> {
    for (const { move, causes: ids } of done) {
      if (move.what !== 'open') continue;
      const opened = (await keeper.changes()).find(({ cause }) => ids.includes(cause));
      if (opened !== undefined) move.slot.tableId = opened.tableId;
    }
  }

  /**
   * On a busy machine the bot sometimes responds too late, or reports that it was too slow. So people read the
   * answer, and try again.
   */
  async function insists(asks: () => Promise<Seen>, isDone: () => Promise<boolean>): Promise<void> {
    for (let left = PATIENCE; left > 0 && !(await isDone()); left -= 1) {
      const seen = await asks();
      const isAnswered = () =>
        seen.kind === 'failed' || seen.kind === 'refused' || hasWords(seen.interactionId);
      await stage.eventually(async () => isAnswered() || (await isDone()));
    }
    await stage.eventually(isDone);
  }

  function hasWords(interactionId: string): boolean {
    return (world.interactions.get(interactionId)?.written ?? []).length > 0;
  }

  return {
    direct,
    seated,
    attempts,
    practice,
    async prepare() {
      const moderator = idOf('Moderator Mo');
      const inEachServer = [...new Map(slots.map((slot) => [slot.serverId, slot.channelId]))];
      for (const [serverId, channelId] of inEachServer) {
        // Campaigns are short, so that some end during the run, and the program also dies between such an end and its entry.
        for (const { game, samples } of CATALOGUE.values()) {
          const { shortCampaign } = await samples();
          if (shortCampaign === null) continue;
          const bytes = Buffer.from(JSON.stringify(shortCampaign));
          const options = { game: game.id, file: { filename: 'short-campaign.json', bytes } };
          await insists(
            () => people.slash(moderator, channelId, '/server box', options),
            () => keeper.hasBoxFile(serverId, game.id),
          );
        }
      }
      for (const userId of direct)
        await insists(
          () => people.slash(userId, slots[0]?.channelId ?? '', '/settings', { direct: true }),
          () => keeper.wantsDirectMessages(userId),
        );
    },
    async round() {
      const tables = new Map<Slot, KeptTable | null>();
      for (const slot of slots) tables.set(slot, await tableOf(slot));
      const moves = movesOfRound(slots, (slot) => tables.get(slot) ?? null, pick);
      const attempted = Promise.all([attempts.press(), practice.press()]);
      const done = await Promise.all(moves.map((move) => does(move, stage.until)));
      await attempted;
      if (stage.isGone()) return done;
      await seated(done);
      // Some people press again before the board shows their move.
      if (pick(3) === 0) return done;
      try {
        await stage.until(stage.isAtRest);
      } catch (error) {
        if (!(error instanceof Died)) throw error;
      }
      return done;
    },
    canBeDoneAgain: async (move) => isStillWanted(move, await tableOf(move.slot)),
    async again(move) {
      const tries: Played[] = [];
      for (let left = PATIENCE; left > 0; left -= 1) {
        // Every shard is served again, so a live program will carry out the move eventually.
        const tried = await does({ ...move, isDoubled: false }, stage.eventually);
        tries.push(tried);
        await seated([tried]);
        await stage.eventually(stage.isAtRest);
        if (tried.came?.kind !== 'refused' || tried.came.text !== NO_ANSWER) break;
        if ((await keeper.changes()).some(({ cause }) => tried.causes.includes(cause))) break;
      }
      return tries;
    },
    async delivered(id) {
      const interaction = world.interactions.get(id);
      const payload = payloads.get(id);
      if (interaction === undefined || payload === undefined) return;
      const before = calls.length;
      world.emit({ what: 'interaction-created', interaction, payload });
      // A program that has already received the interaction stays silent.
      const toldAt = Date.now();
      await stage.eventually(
        () =>
          Date.now() - toldAt > SILENT_MS ||
          calls.slice(before).some(({ path }) => path.includes(`/interactions/${id}/`)),
      );
      await stage.eventually(stage.isAtRest);
    },
  };
}
