/** Every control of the bot. */
import { advised } from './answers/advised.ts';
import { answer } from './answers/answer.ts';
import { choices } from './answers/choices.ts';
import { choose } from './answers/choose.ts';
import { form } from './answers/form.ts';
import { group } from './answers/group.ts';
import { menu } from './answers/menu.ts';
import { redo } from './answers/redo.ts';
import { sure } from './answers/sure.ts';
import { undo } from './answers/undo.ts';
import { verb } from './answers/verb.ts';
import { campaignBuy, campaignPay, campaignShop } from './campaign/buy.ts';
import { campaignEnd } from './campaign/end.ts';
import { campaignChapter, campaignNext, campaignReplay } from './campaign/go-on.ts';
import { campaignUndo } from './campaign/undo.ts';
import { campaignSkills, campaignStatus } from './campaign/views.ts';
import type { Controls } from './control.ts';
import { daily, dailyGuide, dailyPlay, dailyStart } from './daily/daily.ts';
import { practice, practiceDay, practiceStart } from './daily/practice.ts';
import { dailyRemind, dailyUnremind } from './daily/remind.ts';
import { dailyShare } from './daily/share.ts';
import { dailyStandings } from './daily/standings.ts';
import { abort, gameEnd } from './ending/abort.ts';
import { again, playAgain } from './ending/again.ts';
import { endGame } from './ending/end-game.ts';
import { endLesson, lessonEnd } from './ending/end-lesson.ts';
import { keep } from './ending/keep.ts';
import { keepAll } from './ending/keep-all.ts';
import { poster } from './ending/poster.ts';
import { praise } from './ending/praise.ts';
import { stopAll } from './ending/stop-all.ts';
import { story } from './ending/story.ts';
import { tellEnd } from './ending/tell-end.ts';
import { card } from './guide/card.ts';
import { gameCard } from './guide/game-card.ts';
import { guide } from './guide/guide.ts';
import { learn, learnAgain } from './guide/learn.ts';
import { legend } from './guide/legend.ts';
import { log } from './history/log.ts';
import { mistake, mistakeBest, mistakeClose, mistakes } from './history/mistakes.ts';
import { moment } from './history/moment.ts';
import { replay } from './history/replay.ts';
import { review, reviewAgain, reviewMore } from './history/review.ts';
import { reviewShow } from './history/review-show.ts';
import { since } from './history/since.ts';
import { closeEmpty } from './lobby/close-empty.ts';
import { changeComputers, computers } from './lobby/computers.ts';
import { accept, decline, invite } from './lobby/invite.ts';
import { join } from './lobby/join.ts';
import { leave } from './lobby/leave.ts';
import { newGame } from './lobby/new-game.ts';
import { newGameAs } from './lobby/new-game-as.ts';
import { option, options, seed, setOption } from './lobby/options.ts';
import { role } from './lobby/role.ts';
import { difficulty, rules } from './lobby/rules.ts';
import { speak } from './lobby/speak.ts';
import { start, startSure } from './lobby/start.ts';
import { eraseData } from './own-data/erase.ts';
import { keepData } from './own-data/keep.ts';
import { ownSetting } from './own-data/own-setting.ts';
import { plan, planned } from './planning/plan.ts';
import { sessionBegin, sessionEnd } from './planning/session.ts';
import { keepOpen } from './resuming/keep-open.ts';
import { reopen } from './resuming/reopen.ts';
import { resume } from './resuming/resume.ts';
import { computerBegins } from './seats/computer-begins.ts';
import { computerSure, computerTurn } from './seats/computer-turn.ts';
import { notThisTurn } from './seats/not-this-turn.ts';
import { quit, quitAll, quitSeat } from './seats/quit.ts';
import { skip, skipSure } from './seats/skip.ts';
import { offerSure, take, takeSure } from './seats/take.ts';
import { vote } from './seats/vote.ts';
import { serverSetting } from './servers/server-setting.ts';
import { advise } from './views/advise.ts';
import { board } from './views/board.ts';
import { details } from './views/details.ts';
import { more } from './views/more.ts';
import { odds } from './views/odds.ts';
import { ownTables } from './views/own-tables.ts';
import { rule, ruleSources } from './views/rule.ts';
import { status } from './views/status.ts';
import { tables } from './views/tables.ts';
import { text } from './views/text.ts';
import { way, wayIn } from './views/way.ts';
import { why } from './views/why.ts';

export const CONTROLS = {
  join,
  role,
  rules,
  difficulty,
  options,
  option,
  'set-option': setOption,
  seed,
  speak,
  'close-empty': closeEmpty,
  invite,
  accept,
  decline,
  leave,
  start,
  'start-sure': startSure,
  computers,
  'change-computers': changeComputers,
  odds,
  status,
  text,
  board,
  since,
  guide,
  legend,
  more,
  card,
  'game-card': gameCard,
  'new-game': newGame,
  'new-game-as': newGameAs,
  learn,
  'learn-again': learnAgain,
  advise,
  why,
  details,
  choices,
  log,
  replay,
  review,
  'review-again': reviewAgain,
  'review-more': reviewMore,
  'review-show': reviewShow,
  mistakes,
  mistake,
  'mistake-best': mistakeBest,
  'mistake-close': mistakeClose,
  moment,
  'way-in': wayIn,
  way,
  daily,
  'daily-play': dailyPlay,
  'daily-start': dailyStart,
  'daily-guide': dailyGuide,
  'daily-share': dailyShare,
  'daily-standings': dailyStandings,
  'daily-remind': dailyRemind,
  'daily-unremind': dailyUnremind,
  practice,
  'practice-day': practiceDay,
  'practice-start': practiceStart,
  answer,
  advised,
  sure,
  menu,
  choose,
  verb,
  group,
  form,
  undo,
  redo,
  take,
  'take-sure': takeSure,
  'offer-sure': offerSure,
  quit,
  'quit-seat': quitSeat,
  'quit-all': quitAll,
  'not-this-turn': notThisTurn,
  'computer-turn': computerTurn,
  'computer-sure': computerSure,
  'computer-begins': computerBegins,
  skip,
  'skip-sure': skipSure,
  vote,
  resume,
  abort,
  'end-game': endGame,
  'game-end': gameEnd,
  'end-lesson': endLesson,
  'lesson-end': lessonEnd,
  keep,
  again,
  praise,
  'tell-end': tellEnd,
  'session-begin': sessionBegin,
  'session-end': sessionEnd,
  plan,
  planned,
  'play-again': playAgain,
  story,
  poster,
  reopen,
  'keep-open': keepOpen,
  'campaign-next': campaignNext,
  'campaign-chapter': campaignChapter,
  'campaign-replay': campaignReplay,
  'campaign-skills': campaignSkills,
  'campaign-buy': campaignBuy,
  'campaign-pay': campaignPay,
  'campaign-undo': campaignUndo,
  'campaign-shop': campaignShop,
  'campaign-status': campaignStatus,
  'campaign-end': campaignEnd,
  tables,
  'own-tables': ownTables,
  rule,
  'rule-sources': ruleSources,
  'stop-all': stopAll,
  'keep-all': keepAll,
  'data-erase': eraseData,
  'data-keep': keepData,
  'own-setting': ownSetting,
  'server-setting': serverSetting,
} as const satisfies Controls;
