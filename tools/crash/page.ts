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
  'no change that was ever committed is lost, and none is there twice: versions, log lines and causes are counted;',
  'every press that was carried out is one line of the log, and every line of a person is one press;',
  'the log, played again, leads to the state that is kept;',
  'every game of a campaign that has ended has one entry there, no other has any, and the campaign is as its last entry says;',
  'every table asks the question that its log leads to, and the newest board shows it, word for word, with its buttons;',
  'no other message of a table can still be pressed;',
  'every turn was posted once, and nobody was called twice to it, nor left out;',
  'every notice was said as often as it was meant, and every direct message was written once;',
  'every answer in the daily challenge whose outcome was seen is stored, once, in order and unchanged;',
  'nothing is left in the outbox, nothing is claimed for ever, and the program has complained of nothing, nor rebuilt a table from its log;',
  'what the kill swallowed is pressed again, and then carried out; what was carried out is delivered again, and nothing happens.',
];

/** The differences if several programs share the shards. */
function sharedBy(processes: number): readonly string[] {
  return [
    `Here ${processes} programs share the shards of four servers, with a table on each. One of them at a time, drawn by chance, is killed or stopped`,
    '(SIGSTOP) for longer than its lease, or the server of the database is killed under all of them. What people do at the tables of the others goes on',
    'meanwhile. "The program" below is the one that was killed, and those that live are looked at in the same way.',
  ];
}

const KEPT_IN: Readonly<Record<DatabaseKind, string>> = {
  sqlite: 'a SQLite file',
  postgres: 'a PostgreSQL server of its own',
};

export function pageOf({ seed, kills, database, processes }: Order, outcome: CrashOutcome, run: Run): string {
  const failed = outcome.faults.length > 0;
  return [
    '# The program is killed',
    '',
    '`npm run crash` plays games of every kind at four tables of the local Discord, several at a time, by the',
    'buttons, menus, forms and commands that people have, and ends the program with SIGKILL: before and after each kind of',
    'statement at the database, on a server also during it, before Discord gets a call, after Discord has done it and before the program hears so, at moments',
    'of chance, and again while it starts. Some restarts come half an hour later, when Discord has forgotten every nonce.',
    '',
    ...(processes === 1 ? [] : [...sharedBy(processes), '']),
    failed
      ? `**It failed** after ${outcome.kills} of ${kills} kills:`
      : `**Killed ${outcome.kills} times, and nothing was lost, doubled or left undone.**`,
    ...(failed ? ['', ...outcome.faults.map((fault) => `* ${fault.split('\n')[0] ?? ''}`)] : []),
    '',
    '| | |',
    '|---|---|',
    `| date | ${run.date}, commit ${run.commit} |`,
    `| machine | ${run.cores} cores, Node ${run.node} |`,
    `| took | ${run.minutes} minutes |`,
    `| seed | \`${seed}\` |`,
    `| tables in | ${KEPT_IN[database]} |`,
    ...(processes === 1
      ? [`| restarts half an hour later | ${outcome.late} |`]
      : [
          `| leases that ran out by themselves; at the others their time was let pass at once | ${outcome.leasesWaitedFor} |`,
          `| deaths after which the others had done everything before a new program came | ${outcome.takenOver} |`,
        ]),
    `| tables opened | ${outcome.games} |`,
    `| games of campaigns that ended, each with its entry | ${outcome.entered} |`,
    `| answers in the daily challenge | ${outcome.dailyAnswers} |`,
    `| changes committed | ${outcome.commits} |`,
    `| messages of the program to everybody | ${outcome.messages} |`,
    `| presses that a kill swallowed, pressed again | ${outcome.pressedAgain} |`,
    `| interactions delivered a second time | ${outcome.delivered} |`,
    '',
    'After every restart, as soon as the outbox was empty, this was looked at from outside:',
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
