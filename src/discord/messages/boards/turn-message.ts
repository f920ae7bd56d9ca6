/** The board message: who is pinged, what happened, the question, and the buttons to answer it. */

import type { GameEntry } from '../../../core/catalogue.ts';
import type { DangerLevel } from '../../../core/presentation/danger-level.ts';
import type { Phrase, Translate } from '../../../core/presentation/phrase.ts';
import type { Request } from '../../../core/requests/request.ts';
import { computersIn } from '../../../tables/computers/pending.ts';
import { lessonMoment } from '../../../tables/lessons/lesson-path.ts';
import { seatedPeople, type Table, type UserId } from '../../../tables/model/table.ts';
import type { Plan } from '../../../tables/planning/plans.ts';
import { isFirstRound } from '../../../tables/turns/current-request.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { PendingPlayer } from '../../../tables/waiting/wait-timer.ts';
import { campaignLine } from '../campaigns/campaign-words.ts';
import { cut, LIMITS, lastLines, type Row } from '../pieces/parts.ts';
import { BULLET } from '../pieces/without-embed.ts';
import type { Words } from '../questions/answers.ts';
import { seatsOfComputers } from '../seats/addressed.ts';
import { awayPhrases, passingPhrases, pausedPhrases, sessionPhrases } from '../seats/interruptions.ts';
import { questionPhrase } from '../seats/question-phrase.ts';
import { seatLines } from '../seats/seats-on-board.ts';
import { historyButtons } from './board-buttons.ts';
import { answerControls, boardRows, NO_CONTROLS } from './board-rows.ts';
import { callOf } from './call-lines.ts';
import { account, campaignOf, outcomeLine, type Past, statusLines, turningLine } from './game-over.ts';
import { type LessonOnBoard, lessonOnBoard } from './lesson-message.ts';
import { recentNews } from './recent-news.ts';
import { holdings, scoreboard } from './score-lines.ts';

/** At most this many lines of news, so that a phone shows them together with the lesson's text. */
const MAX_NEWS_OF_LESSON = 3;

export interface TurnMessage {
  readonly content: string;
  /** Text between the picture and the buttons; empty if there isn't any. */
  readonly belowPicture: string;
  /** The colour of that text, by the danger; null in competitive games, and if there is no question. */
  readonly colour: number | null;
  readonly altText: string;
  /** The picture of the end, as SVG. Null if the board is shown. */
  readonly scene: string | null;
  /** The people to ping at the end. Empty during the game. */
  readonly called: readonly UserId[];
  readonly rows: readonly Row[];
}

export interface Around {
  readonly asksNewcomers: boolean;
  /** The moves that the others at the table say they would make. */
  readonly plans?: readonly Plan[];
}

/**
 * The message of a table during and after a game. `away` lists the people that the table is waiting for and who are away;
 * newcomers haven't yet answered at this table.
 */
export function turnMessage(
  loaded: LoadedTable,
  past: Past,
  translate: Translate,
  away: readonly PendingPlayer[],
  { asksNewcomers, plans = [] }: Around = { asksNewcomers: false },
): TurnMessage {
  const { table, entry, request } = loaded;
  const view = entry.game.observe(table.state);
  const words: Words = { presenter: entry.presenter, view, translate };
  const moment = lessonMoment(loaded);
  const isFirstTurn = request !== null && (asksNewcomers || isFirstRound(table, request));
  const controls = request === null ? NO_CONTROLS : answerControls(loaded, request, words);
  const rows =
    request === null
      ? historyButtons(loaded, campaignOf(table, past), words)
      : boardRows(loaded, request, words, { controls, isFirstTurn, lesson: moment });
  const lesson = moment === null ? null : lessonOnBoard(loaded, moment, words, rows);
  const isAsking = table.status === 'playing' && request !== null;
  const { ending } = past;
  const called = lesson === null && table.status === 'finished' ? seatedPeople(table) : [];
  const { above, below } = isAsking
    ? asking(loaded, request, words, {
        away,
        lesson,
        isStep: moment?.kind === 'step',
        isFirstTurn,
        spelledOut: controls.spelledOut,
        plans,
      })
    : over(loaded, past, words, { lesson, called });
  return {
    content: cut(above.join('\n'), LIMITS.content),
    belowPicture: cut(below.join('\n'), LIMITS.embedText),
    colour: isAsking ? dangerColour(words) : null,
    altText: ending?.altText ?? altText(table, words),
    scene: ending?.svg ?? null,
    called,
    rows: lesson?.rows ?? rows,
  };
}

interface AskingCircumstances {
  readonly away: readonly PendingPlayer[];
  readonly lesson: LessonOnBoard | null;
  readonly isStep: boolean;
  readonly isFirstTurn: boolean;
  readonly spelledOut: readonly string[];
  readonly plans: readonly Plan[];
}

/** The picture goes between these two parts, so that the question is right above its buttons. */
interface AroundPicture {
  readonly above: readonly string[];
  readonly below: readonly string[];
}

function asking(
  loaded: LoadedTable,
  request: Request,
  words: Words,
  { away, lesson, isStep, isFirstTurn, spelledOut, plans }: AskingCircumstances,
): AroundPicture {
  const { table, entry } = loaded;
  const { translate } = words;
  const { call, before, otherDangers } = callOf(table, request, words);
  const alerts = otherDangers.map((alert) => translate({ key: 'turn.alert', with: { alert } }));
  const paused = pausedPhrases(table).map(translate);
  const whole = spelledOut.map((answer) => translate({ key: 'turn.answer', with: { answer } }));
  const below = [
    ...paused,
    ...questionPhrases(entry, table, request).map(translate),
    ...whole,
    ...passingPhrases(table, request).map(translate),
    ...sessionPhrases(table).map(translate),
    ...holdings(table, request, words),
    // The picture shows the rest.
    ...scoreboard(words).slice(0, 1),
    ...alerts,
    ...(isFirstTurn && lesson === null && seatsOfComputers(table, request).length === 0
      ? powerLines(loaded, request, words)
      : []),
    ...seatLines(table, request, words),
    ...awayPhrases(entry.game, away).map(translate),
    ...campaignLine(entry, table).map(translate),
    ...plans.map(({ by, label }) => translate({ key: 'plan.line', with: { by, label } })),
  ];
  if (lesson === null) return { above: inOrder(call, before, []), below };
  // A step's text says everything it needs, and the picture shows the rest.
  return isStep
    ? { above: [...call, ...paused], below: [...besideLesson(before, lesson), ...whole] }
    : { above: inOrder(call, before, []), below: [lesson.text, ...below] };
}

/** Returns an empty list if only computers have to decide. */
function questionPhrases(entry: GameEntry, table: Table, request: Request): readonly Phrase[] {
  if (computersIn(table, request)?.isAmongPeople === false) return [];
  return [{ key: 'turn.question', with: { question: questionPhrase({ entry, table, request }) } }];
}

/** The effects of the last answers are next to the lesson's text, so that both are visible together with the buttons. */
function besideLesson(before: readonly string[], { text }: LessonOnBoard): readonly string[] {
  return inOrder([], before.slice(-MAX_NEWS_OF_LESSON), [text]);
}

/** Keeps the first and the last lines, and as many of the newest ones between them as fit. */
function inOrder(
  first: readonly string[],
  between: readonly string[],
  last: readonly string[],
): readonly string[] {
  const room = LIMITS.content - [...first, ...last].join('\n').length - 1;
  const kept = lastLines(between.map(bullet), room);
  return kept === '' ? [...first, ...last] : [...first, kept, ...last];
}

interface End {
  readonly lesson: LessonOnBoard | null;
  readonly called: readonly UserId[];
}

/**
 * The outcome and the picture of the end show how the game ended, so no news is repeated. Without such a picture, the last events
 * are listed too. A lesson leaves out what matters only among friends.
 */
function over(loaded: LoadedTable, past: Past, words: Words, { lesson, called }: End): AroundPicture {
  const { ending } = past;
  const { news, before } = recentNews(loaded.table, words);
  const outcome = outcomeLine(loaded, words, called);
  if (lesson !== null) return { above: [outcome], below: besideLesson(before, lesson) };
  const recent = account(loaded, past, words);
  if (ending === null) {
    const lines = news === null ? before : [...before, words.translate(news)];
    return { above: inOrder([outcome], lines, [...statusLines(words), ...recent]), below: [] };
  }
  return { above: [outcome], below: [...turningLine(ending.turning, words), ...recent] };
}

function bullet(line: string): string {
  return `${BULLET}${line}`;
}

/** The alternative text of the picture, with what changed first. Discord would reject a longer text, so it is truncated here. */
export function altText(table: Table, { presenter, view, translate }: Words): string {
  const lines = presenter.description(view, table.recentEvents.events).map(translate);
  return cut(lines.join(' '), LIMITS.altText);
}

const COLOURS: Readonly<Record<DangerLevel, number>> = {
  safe: 0x3ba55d,
  near: 0xf8b040,
  close: 0xe67e22,
  critical: 0xed4245,
};

/**
 * The colour beside the question, which shows how near defeat is; null in competitive games. The alerts say the same, so no
 * information is only in the colour.
 */
function dangerColour({ presenter, view }: Words): number | null {
  const level = presenter.dangerLevel(view);
  return level === null ? null : COLOURS[level];
}

/** The power of a role, for its player's first turn. Empty if several seats may go next, because it's unknown who will. */
export function powerLines({ table }: LoadedTable, request: Request, words: Words): readonly string[] {
  const [seat, another] = request.seats;
  if (seat === undefined || another !== undefined) return [];
  const { presenter, translate } = words;
  const role = table.seats[seat]?.role ?? null;
  const power = role === null ? null : presenter.power(role, table.options);
  return power === null ? [] : [translate({ key: 'turn.power', with: { power } })];
}
