/** The permission matrix: each line is an action at a table as in the heading, with the outcome for each person. */
import { MOMENTS, type Moment } from './moments.ts';

/**
 * Ada is the host, and another player is asked; Bo has the seat that is asked; Cleo watches; Mo moderates and has no seat. The
 * stranger is also Mo, with a moderator's permissions here, at a table of another server that is known only by its id. The empty
 * lobby that Mo opened as a moderator stays open, so a second request leads there. `does`: the action changes something.
 * `may`: the action is answered, and changes nothing. `nothing`: nothing is suggested while the person types. Everything else is
 * the code of the refusal, or the key of its text.
 */
const MATRIX = `
no table:                                  host                            seat                            spectator                       moderator                stranger
/learn                                     may                             may                             may                             may                      may
/learn mistakes:server                     mistakes.none-reviewed          mistakes.none-reviewed          mistakes.none-reviewed          mistakes.none-reviewed   mistakes.none-reviewed
/game new                                  may                             may                             may                             may                      may
press new-game                             does                            does                            does                            does                     may
press new-game-as                          does                            does                            does                            does                     does
/campaign continue                         no-campaign                     no-campaign                     no-campaign                     no-campaign              no-campaign
/campaign status                           no-campaign                     no-campaign                     no-campaign                     no-campaign              no-campaign
/campaign skills                           no-campaign                     no-campaign                     no-campaign                     no-campaign              no-campaign
/campaign end                              no-campaign                     no-campaign                     no-campaign                     no-campaign              no-campaign
/campaign new                              does                            does                            does                            does                     may
/game status                               no-table                        no-table                        no-table                        no-table                 no-table
message Status                             no-table                        no-table                        no-table                        no-table                 no-table
person Offer my seat                       no-table                        no-table                        no-table                        no-table                 no-table
/game log                                  log.no-game                     log.no-game                     log.no-game                     log.no-game              log.no-game
/game replay                               log.no-game                     log.no-game                     log.no-game                     log.no-game              log.no-game
/game review                               log.no-game                     log.no-game                     log.no-game                     log.no-game              log.no-game
/game export                               log.no-game                     log.no-game                     log.no-game                     log.no-game              log.no-game
/game reopen                               none-closed                     none-closed                     none-closed                     none-closed              none-closed
/rule about:fenrir                         may                             may                             may                             may                      may
press rule about                           may                             may                             may                             may                      may
press rule-sources                         may                             may                             may                             may                      may
/help                                      may                             may                             may                             may                      may
/about                                     may                             may                             may                             may                      may
/daily                                     may                             may                             may                             may                      may
/stats                                     may                             may                             may                             may                      may
/tables                                    may                             may                             may                             may                      may
press close-empty                          may                             may                             may                             may                      may
press own-tables                           may                             may                             may                             may                      may
/stats server:true for:channel             may                             may                             may                             may                      may
/settings                                  may                             may                             may                             may                      may
/settings reminders:gentle                 does                            does                            does                            does                     does
/settings data:export                      may                             may                             may                             may                      may
/settings data:erase                       may                             may                             may                             may                      may
press data-keep                            may                             may                             may                             may                      may
press own-setting                          does                            does                            does                            does                     does
press game-card                            may                             may                             may                             may                      may
press learn                                may                             may                             may                             may                      may
press learn-again                          may                             may                             may                             may                      may
/server box                                may                             may                             may                             may                      may
/server box reset:true                     box.only-moderator              box.only-moderator              box.only-moderator              may                      may
/server box file:#file                     box.only-moderator              box.only-moderator              box.only-moderator              does                     does
/server settings                           may                             may                             may                             may                      may
/server settings places:thread             server.only-moderators-choose   server.only-moderators-choose   server.only-moderators-choose   does                     does
press server-setting                       server.only-moderators-choose   server.only-moderators-choose   server.only-moderators-choose   does                     does
/server overview show:true                 server.only-moderators-choose   server.only-moderators-choose   server.only-moderators-choose   does                     may

lobby:                                     host                            seat                            spectator                       moderator                stranger
/game new                                  channel-taken                   channel-taken                   channel-taken                   channel-taken            may
/game join                                 does                            does                            does                            does                     no-table
/game leave                                does                            does                            not-seated                      not-seated               no-table
/game start                                does                            only-host                       only-host                       only-host                no-table
/game status                               may                             may                             may                             may                      no-table
person Offer my seat                       seats.not-begun                 seats.not-begun                 not-seated                      not-seated               no-table
/game pause                                not-playing                     only-host-or-moderator          only-host-or-moderator          not-playing              no-table
/game abort                                may                             only-host-or-moderator          only-host-or-moderator          may                      no-table
/game host new-host:#spectator             does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
/game advice for:off                       does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
/game move table:#table                    does                            only-host-or-moderator          only-host-or-moderator          does                     no-such-table
press join                                 already-seated                  already-seated                  does                            does                     no-table
choose role frey                           does                            does                            does                            does                     no-table
choose rules 2011                          does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
choose difficulty angry-3                  does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
press options                              may                             may                             may                             may                      no-table
choose option passing                      may                             may                             may                             may                      no-table
choose set-option at-once                  does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
press speak                                does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
send seed                                  does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
choose invite #spectator                   does                            does                            only-seated-or-host             only-seated-or-host      no-table
press accept                               already-seated                  already-seated                  does                            does                     no-table
press decline                              no-invitation                   no-invitation                   no-invitation                   no-invitation            no-table
press leave                                does                            does                            not-seated                      not-seated               no-table
/game computer                             does                            does                            only-seated-or-host             only-seated-or-host      no-table
press computers                            may                             may                             only-seated-or-host             only-seated-or-host      no-table
press change-computers good                does                            does                            only-seated-or-host             only-seated-or-host      no-table
press change-computers remove              no-computer                     only-host                       only-host                       only-host                no-table
press start                                does                            only-host                       only-host                       only-host                no-table
press start-sure                           does                            only-host                       only-host                       only-host                no-table
send abort                                 does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
press keep-open                            not-asleep                      not-asleep                      only-seated-or-host             not-asleep               no-table
/server tables                             tables.only-moderators          tables.only-moderators          tables.only-moderators          may                      may
press tables                               tables.only-moderators          tables.only-moderators          tables.only-moderators          may                      may
press praise                               praise-later                    praise-later                    praise-later                    praise-later             no-table
press tell-end                             seated-sees-end                 seated-sees-end                 does                            does                     no-table
press session-begin                        not-playing                     not-playing                     not-playing                     not-playing              no-table
press session-end                          not-playing                     not-playing                     not-playing                     not-playing              no-table
press plan                                 stale                           stale                           stale                           stale                    no-table
press guide                                may                             may                             may                             may                      no-table
press legend                              may                             may                             may                             may                      no-table
press more                                may                             may                             may                             may                      no-table
press card                                 may                             may                             may                             may                      no-table
/server stop-all                           ending.all-only-moderators      ending.all-only-moderators      ending.all-only-moderators      may                      may
press keep-all                             may                             may                             may                             may                      may
press stop-all                             may                             may                             may                             may                      may
send stop-all                              ending.all-only-moderators      ending.all-only-moderators      ending.all-only-moderators      does                     may
press data-erase                           does                            does                            may                             may                      may

sleepy lobby:                              host                            seat                            spectator                       moderator                stranger
press keep-open                            does                            does                            only-seated-or-host             does                     no-table

playing:                                   host                            seat                            spectator                       moderator                stranger
/yggdrasil asgard                          not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil midgard                         not-your-turn                   does                            not-seated                      not-seated               no-table
/yggdrasil nidavellir                      not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil alfheim                         not-your-turn                   does                            not-seated                      not-seated               no-table
/yggdrasil niflheim                        not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil helheim                         not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil muspellheim                     not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil jotunheim                       not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil vanaheim                        not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil trance                          not-your-turn                   does                            not-seated                      not-seated               no-table
/yggdrasil calm                            not-your-turn                   may                             not-seated                      not-seated               no-table
/yggdrasil done                            not-your-turn                   may                             not-seated                      not-seated               no-table
/choose                                    not-your-turn                   may                             not-seated                      not-seated               no-table
/act                                       not-your-turn                   may                             not-seated                      not-seated               no-table
offered /act answer                        nothing                         may                             nothing                         nothing                  nothing
offered /yggdrasil midgard island          nothing                         may                             nothing                         nothing                  nothing
offered /game move table                   may                             nothing                         nothing                         may                      may
/board                                     may                             may                             may                             may                      no-table
/board as:text for:channel                 may                             may                             may                             may                      no-table
/advise                                    not-your-turn                   may                             not-seated                      not-seated               no-table
/odds                                      may                             may                             may                             may                      no-table
/game status                               may                             may                             may                             may                      no-table
message Status                             may                             may                             may                             may                      no-table
/game log                                  may                             may                             may                             may                      log.no-game
/game replay                               may                             may                             may                             may                      log.no-game
/game review                               may                             may                             may                             may                      log.no-game
/game export                               may                             may                             may                             may                      log.no-game
/game new                                  channel-taken                   channel-taken                   channel-taken                   channel-taken            may
/game join                                 no-open-seat                    no-open-seat                    no-open-seat                    no-open-seat             no-table
/game leave                                may                             may                             not-seated                      not-seated               no-table
press quit                                 may                             may                             not-seated                      not-seated               no-table
press quit-seat odin                       may                             not-your-seat                   not-seated                      not-seated               no-table
press quit-all                             may                             may                             not-seated                      not-seated               no-table
/game start                                not-a-lobby                     not-a-lobby                     not-a-lobby                     not-a-lobby              no-table
/game undo                                 nothing-to-take-back            nothing-to-take-back            nothing-to-take-back            nothing-to-take-back     no-table
/game redo                                 nothing-to-redo                 nothing-to-redo                 nothing-to-redo                 nothing-to-redo          no-table
/game skip                                 never-overdue                   own-turn                        not-seated                      may                      no-table
/game replace role:#seat user:#spectator   may                             does                            only-holder-host-or-moderator   may                      no-table
/game replace role:#host user:#spectator   does                            only-holder-host-or-moderator   only-holder-host-or-moderator   does                     no-table
person Offer my seat                       does                            does                            not-seated                      not-seated               no-table
/game stand-in user:#spectator             may                             does                            only-holder-host-or-moderator   may                      no-table
/game pause                                does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
/game resume                               not-paused                      only-host-or-moderator          only-host-or-moderator          not-paused               no-table
/game advice for:off                       does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
/game abort                                may                             only-host-or-moderator          only-host-or-moderator          may                      no-table
/game move table:#table                    does                            only-host-or-moderator          only-host-or-moderator          does                     no-such-table
press odds                                 may                             may                             may                             may                      no-table
press status                               may                             may                             may                             may                      no-table
press text                                 may                             may                             may                             may                      no-table
press board                                may                             may                             may                             may                      no-table
press since                                may                             may                             may                             may                      no-table
press why                                  may                             may                             may                             may                      no-table
press guide                                may                             may                             may                             may                      no-table
press legend                              may                             may                             may                             may                      no-table
press praise                               praise-later                    praise-later                    praise-later                    praise-later             no-table
press tell-end                             seated-sees-end                 seated-sees-end                 does                            does                     no-table
press session-begin                        does                            does                            only-seated-or-host             only-seated-or-host      no-table
press session-end                          session-over                    session-over                    only-seated-or-host             only-seated-or-host      no-table
press plan                                 may                             plans-own-turn                  not-seated                      not-seated               no-table
choose planned nothing                     stale                           plans-own-turn                  not-seated                      not-seated               no-table
press more                                may                             may                             may                             may                      no-table
press card                                 may                             may                             may                             may                      no-table
press advise                               not-your-turn                   may                             not-seated                      not-seated               no-table
press details                              may                             may                             may                             may                      no-table
press replay                               may                             may                             may                             may                      no-table
press review                               may                             may                             may                             may                      no-table
press story                                may                             may                             may                             may                      no-table
press poster                               may                             may                             may                             may                      no-table
press review-again                         may                             may                             may                             may                      no-table
press review-more                          may                             may                             may                             may                      no-table
press review-show                          may                             may                             only-seated-or-host             may                      no-table
press way-in                               may                             may                             may                             may                      no-table
press mistakes                             may                             may                             may                             may                      no-table
press way                                  may                             may                             may                             may                      no-table
press abort                                may                             may                             may                             may                      may
send abort                                 does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
press end-game                             may                             only-host-or-moderator          only-host-or-moderator          may                      no-table
press game-end                             does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
press end-lesson                           may                             only-host-or-moderator          only-host-or-moderator          may                      no-table
press lesson-end                           does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
press keep                                 may                             may                             may                             may                      may
press not-this-turn                        not-your-turn                   does                            not-seated                      not-seated               no-table
/game stand-in computer:good               may                             does                            only-holder-host-or-moderator   may                      no-table
/game replace role:#host computer:good     does                            only-holder-host-or-moderator   only-holder-host-or-moderator   does                     no-table
press computer-turn                        may                             does                            only-holder-host-or-moderator   may                      no-table
press computer-sure turn                   does                            does                            only-holder-host-or-moderator   does                     no-table
press computer-sure seat                   does                            does                            only-holder-host-or-moderator   does                     no-table
press computer-begins                      no-computer-begins              no-computer-begins              not-seated                      not-seated               no-table
press join                                 no-open-seat                    no-open-seat                    no-open-seat                    no-open-seat             no-table
choose role frey                           not-a-lobby                     not-a-lobby                     not-a-lobby                     not-a-lobby              no-table
choose rules 2011                          not-a-lobby                     only-host-or-moderator          only-host-or-moderator          not-a-lobby              no-table
choose difficulty angry-3                  not-a-lobby                     only-host-or-moderator          only-host-or-moderator          not-a-lobby              no-table
press options                              may                             may                             may                             may                      no-table
choose option passing                      may                             may                             may                             may                      no-table
choose set-option at-once                  not-a-lobby                     only-host-or-moderator          only-host-or-moderator          not-a-lobby              no-table
press speak                                not-a-lobby                     only-host-or-moderator          only-host-or-moderator          not-a-lobby              no-table
send seed                                  not-a-lobby                     only-host-or-moderator          only-host-or-moderator          not-a-lobby              no-table
choose invite #spectator                   not-a-lobby                     not-a-lobby                     not-a-lobby                     not-a-lobby              no-table
press accept                               no-open-seat                    no-open-seat                    no-open-seat                    no-open-seat             no-table
press decline                              not-a-lobby                     not-a-lobby                     not-a-lobby                     not-a-lobby              no-table
press again                                channel-taken                   channel-taken                   channel-taken                   channel-taken            no-table
press play-again                           channel-taken                   channel-taken                   channel-taken                   channel-taken            no-table
press log                                  may                             may                             may                             may                      no-table
press moment back                          may                             may                             may                             may                      no-table
press moment on                            may                             may                             may                             may                      no-table
press moment first                         may                             may                             may                             may                      no-table
press moment turn-back                     may                             may                             may                             may                      no-table
press moment turn-on                       may                             may                             may                             may                      no-table
press moment last                          may                             may                             may                             may                      no-table
press answer alfheim                       not-your-turn                   does                            not-seated                      not-seated               no-table
press advised alfheim                      not-your-turn                   does                            not-seated                      not-seated               no-table
press sure alfheim                         not-your-turn                   does                            not-seated                      not-seated               no-table
choose menu alfheim                        not-your-turn                   does                            not-seated                      not-seated               no-table
choose choose answer|alfheim               not-your-turn                   does                            not-seated                      not-seated               no-table
send form alfheim                          not-your-turn                   does                            not-seated                      not-seated               no-table
press choices                              not-your-turn                   may                             not-seated                      not-seated               no-table
press verb midgard                         not-your-turn                   may                             not-seated                      not-seated               no-table
press group midgard                        not-your-turn                   may                             not-seated                      not-seated               no-table
press take seat                            seat-taken                      plays-it-already                seat-taken                      seat-taken               no-table
press take turn                            offer-gone                      plays-it-already                offer-gone                      offer-gone               no-table
press take-sure seat                       does                            plays-it-already                only-holder-host-or-moderator   does                     no-table
press take-sure turn                       does                            plays-it-already                only-holder-host-or-moderator   does                     no-table
press offer-sure seat                      does                            does                            only-holder-host-or-moderator   does                     no-table
press offer-sure turn                      does                            does                            only-holder-host-or-moderator   does                     no-table
press undo                                 nothing-to-take-back            nothing-to-take-back            nothing-to-take-back            nothing-to-take-back     no-table
press redo                                 nothing-to-redo                 nothing-to-redo                 nothing-to-redo                 nothing-to-redo          no-table
press vote agree                           proposal-over                   proposal-over                   proposal-over                   proposal-over            no-table

answered:                                  host                            seat                            spectator                       moderator                stranger
/game undo                                 does                            does                            not-seated                      not-seated               no-table
press undo                                 not-yours-to-take-back          does                            not-yours-to-take-back          not-yours-to-take-back   no-table

taken back:                                host                            seat                            spectator                       moderator                stranger
/game redo                                 does                            does                            not-seated                      not-seated               no-table
press redo                                 not-yours-to-take-back          does                            not-yours-to-take-back          not-yours-to-take-back   no-table

proposed:                                  host                            seat                            spectator                       moderator                stranger
press vote agree                           already-agreed                  does                            not-seated                      not-seated               no-table
press vote object                          does                            does                            not-seated                      not-seated               no-table

offered to all:                            host                            seat                            spectator                       moderator                stranger
press take seat                            does                            does                            does                            does                     no-table
press take turn                            does                            does                            does                            does                     no-table
/game join role:#seat                      does                            does                            does                            does                     no-table

offered to the spectator:                  host                            seat                            spectator                       moderator                stranger
press take seat                            not-invited                     does                            does                            not-invited              no-table
press take turn                            not-invited                     does                            does                            not-invited              no-table
/game join role:#seat                      not-invited                     does                            does                            not-invited              no-table

overdue:                                   host                            seat                            spectator                       moderator                stranger
/game skip                                 does                            own-turn                        not-seated                      may                      no-table
press skip                                 does                            own-turn                        not-seated                      may                      no-table
press skip-sure                            does                            own-turn                        not-seated                      does                     no-table
press take turn                            does                            plays-it-already                only-seated-steps-in            only-seated-steps-in     no-table

paused:                                    host                            seat                            spectator                       moderator                stranger
/yggdrasil done                            not-your-turn                   paused                          not-seated                      not-seated               no-table
press answer alfheim                       paused                          paused                          paused                          paused                   no-table
/game resume                               does                            pause-held                      only-host-or-moderator          does                     no-table
press resume                               does                            pause-held                      only-host-or-moderator          does                     no-table
/game abort                                may                             pause-held                      only-host-or-moderator          may                      no-table
send abort                                 does                            pause-held                      only-host-or-moderator          does                     no-table

long paused:                               host                            seat                            spectator                       moderator                stranger
/game resume                               does                            does                            only-host-or-moderator          does                     no-table
press resume                               does                            does                            only-host-or-moderator          does                     no-table
/game abort                                may                             may                             only-host-or-moderator          may                      no-table
send abort                                 does                            does                            only-host-or-moderator          does                     no-table
press end-game                             may                             may                             only-host-or-moderator          may                      no-table
press game-end                             does                            does                            only-host-or-moderator          does                     no-table
press end-lesson                           may                             may                             only-host-or-moderator          may                      no-table
press lesson-end                           does                            does                            only-host-or-moderator          does                     no-table

closed:                                    host                            seat                            spectator                       moderator                stranger
/game reopen                               does                            does                            only-seated-or-host             does                     none-closed
/game reopen table:#table                  does                            does                            only-seated-or-host             does                     no-such-table
offered /game reopen table                 may                             may                             nothing                         may                      may
press reopen                               does                            does                            only-seated-or-host             does                     no-table
press again                                closed                          closed                          closed                          closed                   no-table
press play-again                           closed                          closed                          closed                          closed                   no-table

over:                                      host                            seat                            spectator                       moderator                stranger
press odds                                 may                             may                             may                             may                      no-table
press status                               may                             may                             may                             may                      no-table
press text                                 may                             may                             may                             may                      no-table
press board                                may                             may                             may                             may                      no-table
press since                                may                             may                             may                             may                      no-table
press why                                  may                             may                             may                             may                      no-table
press guide                                may                             may                             may                             may                      no-table
press legend                              may                             may                             may                             may                      no-table
press more                                may                             may                             may                             may                      no-table
press card                                 may                             may                             may                             may                      no-table
press advise                               not-playing                     not-playing                     not-playing                     not-playing              no-table
press details                              may                             may                             may                             may                      no-table
press replay                               may                             may                             may                             may                      no-table
press review                               may                             may                             may                             may                      no-table
press story                                may                             may                             may                             may                      no-table
press poster                               may                             may                             may                             may                      no-table
press review-again                         may                             may                             may                             may                      no-table
press review-more                          may                             may                             may                             may                      no-table
press review-show                          may                             may                             only-seated-or-host             may                      no-table
press way-in                               may                             may                             may                             may                      no-table
press mistakes                             may                             may                             may                             may                      no-table
press way                                  may                             may                             may                             may                      no-table
press praise                               does                            praises-self                    does                            does                     no-table
press tell-end                             game-over                       game-over                       game-over                       game-over                no-table
press session-begin                        not-playing                     not-playing                     not-playing                     not-playing              no-table
press session-end                          not-playing                     not-playing                     not-playing                     not-playing              no-table
press plan                                 game-over                       game-over                       game-over                       game-over                no-table
choose planned nothing                     game-over                       game-over                       game-over                       game-over                no-table
choose set-option at-once                  table-over                      only-host-or-moderator          only-host-or-moderator          table-over               no-table
press again                                does                            does                            only-players-repeat             does                     no-table
press play-again                           does                            does                            only-players-repeat             does                     no-table
press log                                  may                             may                             may                             may                      no-table
press moment on                            may                             may                             may                             may                      no-table
/game log                                  may                             may                             may                             may                      log.no-game
/game export                               may                             may                             may                             may                      log.no-game
press answer alfheim                       game-over                       game-over                       game-over                       game-over                no-table
press advised alfheim                      advice.outdated                 advice.outdated                 advice.outdated                 advice.outdated          no-table

between games:                             host                            seat                            spectator                       moderator                stranger
/campaign status                           may                             may                             may                             may                      no-campaign
/campaign skills                           may                             may                             may                             may                      no-campaign
/campaign end                              may                             only-host-or-moderator          only-host-or-moderator          may                      no-campaign
press campaign-status                      may                             may                             may                             may                      no-table
press campaign-skills                      may                             may                             may                             may                      no-table
choose campaign-buy nothing                may                             may                             may                             may                      no-table
press campaign-pay nothing                 may                             may                             may                             may                      no-table
press campaign-undo 1                      purchase-gone                   purchase-gone                   purchase-gone                   purchase-gone            no-table
press campaign-shop                        may                             may                             may                             may                      no-table
choose campaign-replay nothing             chapter-not-won                 chapter-not-won                 only-campaigners                chapter-not-won          no-table
press campaign-chapter nothing             no-such-chapter                 no-such-chapter                 only-campaigners                no-such-chapter          no-table
press campaign-end                         does                            only-host-or-moderator          only-host-or-moderator          does                     no-table
press campaign-next                        does                            does                            only-campaigners                does                     no-table
/campaign continue                         does                            does                            only-campaigners                does                     which-campaign
`;

export const ROLES = ['host', 'seat', 'spectator', 'moderator', 'stranger'] as const;
export type Role = (typeof ROLES)[number];

export interface Line {
  readonly moment: Moment;
  readonly deed: string;
  readonly cells: readonly string[];
}

const BETWEEN = / {2,}/;

function linesIn(text: string): readonly Line[] {
  const lines: Line[] = [];
  let moment: Moment | undefined;
  for (const [first = '', ...cells] of text.split('\n').map((line) => line.trim().split(BETWEEN))) {
    if (first.endsWith(':')) moment = MOMENTS.find((each) => `${each}:` === first);
    else if (first !== '' && moment !== undefined) lines.push({ moment, deed: first, cells });
  }
  return lines;
}

export const LINES = linesIn(MATRIX);
