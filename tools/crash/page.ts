/** Writes the page with the results of killing the program. */
import type { DatabaseKind } from '../../scripts/machine/new-database.ts';
import type { Order } from './command-line.ts';
import type { CrashOutcome } from './run.ts';

/** The circumstances of a run: its date, its commit and its machine. */
export interface Run {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly cores: number;
  readonly minutes: number;
}

const CHECKED = [
  'no committed change is lost or stored twice: versions, log lines and causes are counted;',
  'every press that was carried out has one line in the log, and every line of a person belongs to one press;',
  'the log replays to the stored state;',
  'every campaign game that has ended has one entry in its campaign, no other game has any, and the campaign matches its last entry;',
  'every table asks the question that its log leads to, and the newest board shows that question, word for word, with its buttons;',
  'no other message of a table has buttons that work;',
  'every turn was posted once, and everyone concerned was pinged for it exactly once;',
  'every notice was posted exactly as often as intended, and every direct message was sent once;',
  'every answer in the daily challenge whose outcome was seen is stored, once, in order and unchanged;',
  'a practice at a past challenge has lost no answer whose outcome was seen, and has none that no one gave, also after starting over;',
  'nothing is left in the outbox, no job stays claimed forever, and the program has logged no complaint and rebuilt no table from its log;',
  'presses that were lost in the kill are repeated and then carried out; interactions that were carried out are delivered again and have no effect.',
];

/** Describes the differences if several programs share the shards. */
function sharedBy(processes: number): readonly string[] {
  return [
    `Here ${processes} programs share the shards of four servers, with a table on each server. One program at a time, chosen at random, is killed or suspended`,
    '(SIGSTOP) for longer than its lease, or the database server is killed under all programs. Meanwhile, people go on playing at the tables of the other',
    'programs. "The program" below is the one that was killed; the surviving programs are checked in the same way.',
  ];
}

const KEPT_IN: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'a SQLite file',
  postgres: 'a separate PostgreSQL server',
};

export function pageOf({ seed, kills, database, processes }: Order, outcome: CrashOutcome, run: Run): string {
  const failed = outcome.faults.length > 0;
  return [
    '# The program is killed',
    '',
    '`npm run crash` plays every game at four tables of the local Discord at the same time, with the buttons, menus, forms and',
    'commands that people use, and kills the program with SIGKILL: before and after each kind of database statement (and during it, on a',
    'server), before Discord receives a call, after Discord has carried out a call but before the program gets the response, at random moments,',
    'and during startup. Some restarts come half an hour later, when Discord has forgotten every nonce.',
    '',
    ...(processes === 1 ? [] : [...sharedBy(processes), '']),
    failed
      ? `**The test failed** after ${outcome.kills} of ${kills} kills:`
      : `**The program was killed ${outcome.kills} times, and nothing was lost, doubled or left undone.**`,
    ...(failed ? ['', ...outcome.faults.map((fault) => `* ${fault.split('\n')[0] ?? ''}`)] : []),
    '',
    '| | |',
    '|---|---|',
    `| date | ${run.date}, commit ${run.commit} |`,
    `| machine | ${run.cores} cores, Node ${run.node} |`,
    `| duration | ${run.minutes} minutes |`,
    `| seed | \`${seed}\` |`,
    `| database | ${KEPT_IN[database]} |`,
    ...(processes === 1
      ? [`| restarts half an hour later | ${outcome.late} |`]
      : [
          `| leases that expired by themselves; for the other deaths, the clock was moved past the end of the lease | ${outcome.leasesWaitedFor} |`,
          `| deaths after which the other programs had done all remaining jobs before a new program started | ${outcome.takenOver} |`,
        ]),
    `| tables opened | ${outcome.games} |`,
    `| campaign games that ended, each with its entry | ${outcome.entered} |`,
    `| answers in the daily challenge | ${outcome.dailyAnswers} |`,
    `| answers in practice at past challenges | ${outcome.practiceAnswers} |`,
    `| changes committed | ${outcome.commits} |`,
    `| public messages of the program | ${outcome.messages} |`,
    `| presses lost in a kill and repeated | ${outcome.pressedAgain} |`,
    `| interactions delivered again | ${outcome.delivered} |`,
    '',
    'After every restart, as soon as the outbox was empty, the following was checked from outside:',
    '',
    ...CHECKED.map((line) => `* ${line}`),
    '',
    'Where the program died:',
    '',
    '| step | kills |',
    '|---|---|',
    ...outcome.tally.map(({ at, kills: times }) => `| ${at} | ${times} |`),
    '',
  ].join('\n');
}
