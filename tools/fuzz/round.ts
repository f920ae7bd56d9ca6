/** Plays one round with its own bot and tables of every kind; the round's seed determines all inputs. */
import type { Message } from '../../src/playground/model/shapes.ts';
import { type Chance, chanceOf } from './chance.ts';
import { openDamaging } from './damage/damaging.ts';
import { openingForm } from './inputs/controls.ts';
import { openInputs } from './inputs/next.ts';
import { send } from './inputs/sending.ts';
import { openJudge } from './judging/judge.ts';
import { openWords } from './judging/words.ts';
import type { Ground } from './stage/ground.ts';
import { type Complaint, type FuzzHall, openFuzzHall } from './stage/hall.ts';
import { harvestFrom } from './stage/harvest.ts';
import { type Input, KINDS, type Kind } from './stage/input.ts';
import { type Answered, openLedger } from './stage/ledger.ts';
import { type Scenes, setScenes } from './stage/scenes.ts';

export interface RoundPlan {
  readonly seed: string;
  readonly inputs: number;
}

export interface Finding {
  readonly what: string;
  readonly detail: string;
  /** The number of the last input sent; 0 while the tables were being set up. */
  readonly at: number;
  /** The input as on the gateway. */
  readonly payload: string;
}

export interface RoundResult {
  readonly sent: Readonly<Record<Kind, number>>;
  readonly refused: number;
  /** Inputs that changed a table. */
  readonly changed: number;
  /** The answers that were stored in attempts at the daily challenge, and in practice. */
  readonly answered: Answered;
  /** Tables with damaged rows. */
  readonly damaged: number;
  /** Questions that were open, by game. */
  readonly asked: readonly string[];
  readonly findings: readonly Finding[];
}

const PLAYS_ON_EVERY = 9;
const TENDS_EVERY = 60;
const DAMAGES_EVERY = 200;
/** The clock advances by this many ms between inputs, and sometimes by much more, so that waits come due. */
const CLOCK_EVERY = 100;
/**
 * One in this many inputs doesn't wait until the bot is idle. The others do: they depend on what the bot has shown, and otherwise
 * a seed wouldn't repeat its round.
 */
const HASTY_EVERY = 3;
const BETWEEN_INPUTS = 1_000;
const CLOCK_GOES_ON = 2 * 60 * 60_000;
const REMEMBERED = { inputs: 60, interactions: 150, privateMessages: 60 } as const;
const LOCALES = ['en-US', 'it', 'fr', 'ja', 'pt-BR', 'xx-YY', ''] as const;

const words = openWords();

/** Rejects when the fuzzer itself fails. */
export async function playRound({ seed, inputs }: RoundPlan): Promise<RoundResult> {
  const chance = chanceOf(seed);
  const findings: Finding[] = [];
  let at = 0;
  let payload = '';
  const complain = (what: string, detail: string) => {
    findings.push({ what, detail, at, payload });
  };
  const hall = await openFuzzHall({
    paints: chance.once(2),
    chance: chanceOf(`${seed} of the system`),
    complain,
  });
  try {
    const tells = (number: number, told: string) => {
      at = number;
      payload = told;
    };
    const isGood = () => findings.length === 0;
    const played = await meddle({ seed, inputs, hall, chance, complain, tells, isGood });
    return { ...played, findings };
  } finally {
    await hall.close();
  }
}

interface Meddling extends RoundPlan {
  readonly hall: FuzzHall;
  readonly chance: Chance;
  readonly complain: Complaint;
  /** Called with each input before it is sent. */
  readonly tells: (at: number, payload: string) => void;
  readonly isGood: () => boolean;
}

async function meddle(meddling: Meddling): Promise<Omit<RoundResult, 'findings'>> {
  const { seed, inputs, hall, chance, complain, tells, isGood } = meddling;
  const sent = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const { world } = hall.local;
  const ledger = openLedger(hall.file);
  let scenes: Scenes | null = null;
  const judge = openJudge({ hall, ledger, words, scenes: () => scenes, complain });
  const harvest = harvestFrom(world);
  const unwatch = world.watch(judge.hears);
  for (const [place, person] of [...world.people.values()].entries()) {
    if (!person.bot) world.speak(person.id, LOCALES[place % LOCALES.length] ?? '');
  }
  scenes = await setScenes(hall, seed, chance);
  await hall.connects();
  await hall.rests();
  let last = 0;
  const damaging = openDamaging({ hall, scenes, chance, complain, tells: (what) => tells(last, what) });
  const before: Input[] = [];
  let focus = await scenes.withForm();
  const base = hall.local.url;
  const { past } = hall;
  const ground: Ground = { world, base, chance, harvest, scenes, past, before, focus: () => focus };
  const nextInput = openInputs(ground);
  /** An input drawn together with the one before it, and sent while the bot may still be working on that one. */
  let hasty: Input | null = null;
  for (let at = 1; at <= inputs && isGood(); at += 1) {
    if (isInterrupted(at)) await hall.rests();
    if (at % DAMAGES_EVERY === 0) await damaging.damages();
    if (at % TENDS_EVERY === 0 || at % DAMAGES_EVERY === 0) await scenes.tend();
    if (at % PLAYS_ON_EVERY === 0) await scenes.playOn();
    hall.turnsClock(at % CLOCK_EVERY === 0 ? CLOCK_GOES_ON : BETWEEN_INPUTS);
    // Controls that the previous input removed can no longer be pressed.
    let input =
      world.messages.has(hasty?.sourceMessageId ?? '') || hasty?.sourceMessageId === null ? hasty : null;
    hasty = null;
    if (input === null) {
      await hall.rests();
      harvest.gathers();
      if (harvest.forms.length > 0) focus = await scenes.some();
      input = (harvest.forms.length === 0 ? openingForm(ground) : null) ?? nextInput();
      if (chance.once(HASTY_EVERY) && !isInterrupted(at + 1)) hasty = nextInput();
    }
    sent[input.kind] += 1;
    last = at;
    judge.judges(await send(hall, ledger, input, (payload) => tells(at, payload)));
    before.push(input);
    if (before.length > REMEMBERED.inputs) before.shift();
    forgetOld(hall);
  }
  if (isGood()) await hall.rests();
  for (const fault of ledger.faults()) complain('the database does not fit together', fault);
  unwatch();
  harvest.stop();
  ledger.close();
  damaging.close();
  const damaged = damaging.damaged();
  return {
    sent,
    refused: judge.refusals(),
    changed: judge.moves(),
    answered: judge.answered(),
    damaged,
    asked: [...scenes.asked],
  };
}

/**
 * Whether something else happens before that input: then it can't be drawn in advance, since it depends on the state of the
 * tables.
 */
function isInterrupted(at: number): boolean {
  return [PLAYS_ON_EVERY, TENDS_EVERY, CLOCK_EVERY, DAMAGES_EVERY].some((every) => at % every === 0);
}

/** Removes old interactions, as Discord does, and old private messages, which only cost time. */
function forgetOld({ local: { world } }: FuzzHall): void {
  const over = [...world.interactions.keys()].slice(0, -REMEMBERED.interactions);
  for (const id of over) world.interactions.delete(id);
  const whispers = [...world.messages.values()].filter(({ visibleTo }: Message) => visibleTo !== null);
  for (const { id } of whispers.slice(0, -REMEMBERED.privateMessages)) world.deleteMessage(id);
}
