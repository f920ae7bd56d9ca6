/** Runs `npm run simulate`, writing to the caller's output. */
import { playCampaigns } from './campaign/play.ts';
import { readPlan, USAGE } from './command-line.ts';
import { writeDays } from './daily/days.ts';
import { play } from './play.ts';
import { writeTable } from './table/write.ts';

export interface Outputs {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

const BROKEN_CONTRACT = 1;
const BAD_ARGUMENTS = 2;

/** Resolves with the exit code. */
export async function simulate(args: readonly string[], { write, complain }: Outputs): Promise<number> {
  const plan = readPlan(args);
  if (args.includes('--help')) {
    write(`${USAGE}\n`);
    return 0;
  }
  if (!plan.ok) return refuse(plan.sentence);
  if (plan.value.kind === 'play') {
    const broken = await play(plan.value, write);
    if (broken !== null) complain(broken);
    return broken === null ? 0 : BROKEN_CONTRACT;
  }
  if (plan.value.kind === 'campaign') {
    await playCampaigns(plan.value, write);
    return 0;
  }
  if (plan.value.kind === 'daily') {
    await writeDays(plan.value, write);
    return 0;
  }
  const written = await writeTable(plan.value, write);
  return written.ok ? 0 : refuse(written.sentence);

  function refuse(sentence: string): number {
    complain(`${sentence}\n\n${USAGE}\n`);
    return BAD_ARGUMENTS;
  }
}
