/** The faults of a box file, in words. */
import { describe, expect, test } from 'vitest';
import { SKILL_PRICES } from '../../../../src/games/chronicles/box/house-skills.ts';
import { draftBut, faultsIn, type Parts } from './filled-in.ts';

const gram = { level: 1, power: 'prevents-in-fights', risks: 1, against: 'iotunns' };
const page = ['blank', 'tree'];
const SKILLS = { ...SKILL_PRICES };
const worlds =
  '"asgard", "vanaheim", "alfheim", "midgard", "nidavellir", "svartalfheim", "iotunheim", "muspellheim", and "niflheim"';

const TREE = [{ effect: 'tree' }];
const LAST = { spaces: [TREE] };
const TRACK = { foe: 'hrym', world: 'midgard', length: 5, strength: 1, perSpace: 1, back: 1 };

function saga(pages: readonly unknown[]): Parts {
  return { sagas: { baldr: { pages } } };
}

function card(parts: Parts): Parts {
  return { artifacts: { gram: { ...gram, ...parts } } };
}

function creature(effect: Parts): Parts {
  return { creatures: { garm: effect } };
}

const WRONG: readonly (readonly [parts: Parts, fault: string | RegExp])[] = [
  [{ game: undefined }, 'game: The field "game" is missing here.'],
  [
    { game: 'chess' },
    'game: This file is for "chess", not "chronicles". Choose that game in /server box, or send another file.',
  ],
  [
    { rules: ['easy'] },
    /^rules: There's no field "rules" here\. The fields are "\$schema", "game", "islands", /,
  ],
  [
    { islands: [] },
    'islands: Without an island to swim to, Jörmungand would win with its first step. Enter at least one number here.',
  ],
  [
    { islands: [0, 1, 2, 3] },
    "islands.1: 0 isn't a number that an island can have. An island calls 1, 2 or 3 Anonymous; enter the number without quotes.",
  ],
  [
    { islands: Array(7).fill(1) },
    'islands: There are at most six islands to the right of the rainbow island.',
  ],
  [{ islands: 3 }, 'islands: Expected a list in square brackets, [ ], not 3.'],
  [
    { iotunns: { thrym: 'asgard' } },
    /^iotunns\.thrym: "thrym" isn't an Iotunn you can enter here\. The five obstacles, from Suttung to Utgard-Loki, are known; the others are "vafthrudnir", /,
  ],
  [
    { iotunns: { thiazi: 'nidhogg' } },
    /^iotunns\.thiazi: "nidhogg" is neither a World nor an enemy on the Tree\. The choices are "asgard", .*"fenrir"\.$/,
  ],
  [{ godDie: [] }, 'godDie: The die has six faces, so this list needs six entries.'],
  [
    { godDie: ['success', 'success', 'success', 'success', 'failure', 'failure-lost'] },
    'godDie.6: "failure-lost" isn\'t a face of this die. The choices are "success" and "failure".',
  ],
  [
    { godDie: Array(6).fill('failure') },
    'godDie: This die would never save anyone. At least one face must be a success.',
  ],
  [{ vanirDie: ['success'] }, 'vanirDie: The die has six faces, so this list needs six entries.'],
  [
    { vanirDie: Array(6).fill('failure-lost') },
    'vanirDie: This die would never save anyone. At least one face must be a success.',
  ],
  [
    { runeStones: { red: ['move-god', 'move-god'] } },
    'runeStones.red: "red" isn\'t a rune stone. The stones are "white", "green", and "black".',
  ],
  [
    { runeStones: { white: ['move-god', 'mann'] } },
    'runeStones.white.2: "mann" isn\'t a rune. The runes are "turn-tree", "move-god", "regain-life", and "world-action".',
  ],
  [
    { runeStones: { white: ['turn-tree'] } },
    'runeStones.white: A rune stone has two sides, so this list needs two runes.',
  ],
  [
    { runeStones: { black: ['move-god', 'move-god'] } },
    'runeStones: The rune "world-action" is on none of these stones, but each of the four must be on at least one.',
  ],
  [
    { runeStones: { white: ['world-action', 'turn-tree'], green: ['world-action', 'move-god'] } },
    'runeStones: "world-action" is on more than one side of the white and green stones. It lets you throw those two again, so a turn might never end, and the bot can\'t play that yet. Tell us if your stones are like this.',
  ],
  [
    { artifacts: { excalibur: gram } },
    /^artifacts\.excalibur: "excalibur" isn't one of our Artifact names\. You can give any card any of these: "valshamr", /,
  ],
  [
    { artifacts: { gram: { power: 'gives-life' } } },
    'artifacts.gram.level: The field "level" is missing here.',
  ],
  [card({ level: 4 }), "artifacts.gram.level: 4 isn't a level. Use one of 1, 2, and 3, without quotes."],
  [
    card({ level: 2 }),
    'artifacts.gram.level: 7 Artifacts would have level 2, but each level has six. Give one of these another level: "megingjord", "draupnir", "jarngreipr", "hofund", "gjallarhorn", and "mistilteinn".',
  ],
  [
    card({ power: 'wins' }),
    /^artifacts\.gram\.power: "wins" isn't a power\. The choices are "ignores-enemies", /,
  ],
  [card({ risks: undefined }), 'artifacts.gram.risks: The field "risks" is missing here.'],
  [card({ steps: 2 }), "artifacts.gram.steps: This power or effect doesn't use this field. Remove it."],
  [
    card({ risks: 0 }),
    "artifacts.gram.risks: 0 isn't an amount. Use a whole number from 1 to 9, without quotes.",
  ],
  ...[['odin'], [], 'loki', 3].map(
    (against) =>
      [
        card({ against }),
        `artifacts.gram.against: ${JSON.stringify(against)} isn't a foe to fight. Use "anybody", "iotunns", or a list of enemies: "hel", "surt", "loki", "jormungand", "fenrir".`,
      ] as const,
  ),
  [
    { godPowers: { loki: { power: 'gives-life' } } },
    'godPowers.loki: "loki" isn\'t a god. The gods are "freyr", "freyja", "frigg", "heimdall", "odin", "thor", and "tyr".',
  ],
  [
    { godPowers: { freyr: { power: 'moves', steps: 0 } } },
    "godPowers.freyr.steps: 0 isn't a number of steps. Use a whole number from 1 to 5, without quotes.",
  ],
  [
    { godPowers: { freyr: { power: 'links', worlds: ['asgard'] } } },
    'godPowers.freyr.worlds: Expected two different Worlds.',
  ],
  [
    { godPowers: { freyr: { power: 'links', worlds: ['asgard', 'asgard'] } } },
    'godPowers.freyr.worlds: Expected two different Worlds.',
  ],
  [
    { godPowers: { freyr: { power: 'links', worlds: 'asgard' } } },
    'godPowers.freyr.worlds: Expected a list in square brackets, [ ], not "asgard".',
  ],
  [
    { godPowers: { freyr: { power: 'links', worlds: ['asgard', 'helheim'] } } },
    `godPowers.freyr.worlds.2: "helheim" isn't a World. The Worlds are ${worlds}.`,
  ],
  [
    { godPowers: { freyr: { power: 'takes-more', world: 'midgard', more: 1 } } },
    'godPowers.freyr.world: There\'s nothing in "midgard" to take more of. Use "alfheim" for Elves or "vanaheim" for Vanir dice.',
  ],
  [
    { creatures: { fafnir: { effect: 'heals' } } },
    /^creatures\.fafnir: "fafnir" isn't one of our creatures\. Use any of our names for any card: "ratatoskr", /,
  ],
  [
    creature({ effect: 'wins' }),
    /^creatures\.garm\.effect: "wins" isn't an effect of a creature\. The choices are "goes-anywhere", /,
  ],
  [
    creature({ effect: 'moves-gods', gods: 6, steps: 1 }),
    "creatures.garm.gods: 6 isn't a number of gods. Use a whole number from 1 to 5, without quotes.",
  ],
  [
    creature({ effect: 'heals', life: 1 }),
    "creatures.garm.life: This power or effect doesn't use this field. Remove it.",
  ],
  [creature({ effect: 'artifact' }), 'creatures.garm.level: The field "level" is missing here.'],
  [
    creature({ effect: 'takes', elves: 0, vanirDice: 0 }),
    'creatures.garm: This creature would bring nothing. Enter at least one Elf or Vanir die.',
  ],
  [
    creature({ effect: 'fights', prevents: -1 }),
    "creatures.garm.prevents: -1 isn't an amount. Use a whole number from 0 to 9, without quotes.",
  ],
  [
    { sagaPages: { easy: [] } },
    'sagaPages.easy: The page must end with "tree", the space where the gods win, and can\'t have it anywhere else.',
  ],
  ...[['blank'], ['tree', 'blank'], ['tree', 'tree']].map(
    (hard) =>
      [
        { sagaPages: { hard } },
        'sagaPages.hard: The page must end with "tree", the space where the gods win, and can\'t have it anywhere else.',
      ] as const,
  ),
  [
    { sagaPages: { easy: ['dead-tree', 'tree'] } },
    'sagaPages.easy.1: "dead-tree" isn\'t a space of the Saga book. The choices are "blank", "turn-tree", and "tree".',
  ],
  [
    { sagaPages: { easy: [...Array(20).fill('blank'), 'tree'] } },
    'sagaPages.easy: A page has at most 20 spaces.',
  ],
  [
    { sagaPages: { saga: page } },
    'sagaPages.saga: There\'s no field "saga" here. The fields are "easy" and "hard".',
  ],
  [saga([]), 'sagas.baldr.pages: A saga needs at least one page.'],
  [saga(Array(7).fill(LAST)), 'sagas.baldr.pages: A saga has at most 6 pages.'],
  [{ sagas: { thor: {} } }, /^sagas\.thor: "thor" isn't a saga\. The sagas are "baldr", .*"fenrir"\.$/],
  [
    saga([{ ...LAST, title: 'no' }]),
    /^sagas\.baldr\.pages\.1\.title: There's no field "title" here\. The fields are "spaces", /,
  ],
  [
    saga([{ spaces: [] }]),
    'sagas.baldr.pages.1.spaces: A page without spaces would never end. List at least the last one.',
  ],
  [
    saga([{ spaces: [[{ effect: 'sleeps' }], TREE] }]),
    /^sagas\.baldr\.pages\.1\.spaces\.1\.1\.effect: "sleeps" isn't an effect of a saga space\. The choices are "turn-tree", /,
  ],
  [
    saga([{ spaces: [[{ effect: 'wakes' }], TREE] }]),
    'sagas.baldr.pages.1.spaces.1.1.enemy: The field "enemy" is missing here.',
  ],
  [
    saga([{ spaces: [[{ effect: 'turn-tree', amount: 1 }], TREE] }]),
    "sagas.baldr.pages.1.spaces.1.1.amount: This power or effect doesn't use this field. Remove it.",
  ],
  [
    saga([{ spaces: [[{ effect: 'calls' }], TREE] }]),
    'sagas.baldr.pages.1.spaces.1.1: This space would call no one. Enter how many "anonymous", "fireGiants" or "iotunns" come.',
  ],
  [
    saga([{ spaces: [[{ effect: 'takes', what: 'heroes', amount: 1, from: 'alone' }], TREE] }]),
    'sagas.baldr.pages.1.spaces.1.1.from: All the gods share the Heroes, so a space can\'t take them only from gods who are alone. Remove "from".',
  ],
  [
    saga([LAST, LAST]),
    'sagas.baldr.pages.1.spaces.1: Every page but the last ends with a space that\'s only "turn-page". "turn-page" and "tree" can\'t be anywhere else on it.',
  ],
  ...[[[]], [TREE, TREE], [[...TREE, { effect: 'turn-tree' }]], [[{ effect: 'turn-page' }]]].map(
    (spaces) => [saga([{ spaces }]), /^sagas\.baldr\.pages\.1\.spaces\.1: The last page ends with/] as const,
  ),
  [
    saga([{ ...LAST, spacesForFew: { upTo: 2, spaces: [[], []] } }]),
    /^sagas\.baldr\.pages\.1\.spacesForFew\.spaces\.2: The last page ends with/,
  ],
  [
    saga([{ ...LAST, spacesForFew: { upTo: 2, spaces: [] } }]),
    'sagas.baldr.pages.1.spacesForFew.spaces: A page without spaces would never end. List at least the last one.',
  ],
  [
    saga([{ ...LAST, spacesForFew: { upTo: 5, spaces: [TREE] } }]),
    "sagas.baldr.pages.1.spacesForFew.upTo: 5 can't be the number of gods here. Use 1, 2, 3, and 4, without quotes. With five gods the page has all its spaces.",
  ],
  [
    saga([
      { ...LAST, spacesForFew: { upTo: 1, spaces: [[{ effect: 'runs', foe: 'hati', spaces: 1 }], TREE] } },
    ]),
    'sagas.baldr.pages.1.spacesForFew.spaces.1.1.foe: "hati" has no track on this page. Add one under "tracks", or remove this.',
  ],
  [
    saga([{ ...LAST, entry: [{ effect: 'turn-tree' }] }]),
    'sagas.baldr.pages.1.entry: No one turns to the first page, so it can\'t have an entry effect. Remove "entry", or use "setUp".',
  ],
  [
    saga([{ spaces: [[{ effect: 'turn-page' }]] }, { ...LAST, entry: TREE }]),
    'sagas.baldr.pages.2.entry: "turn-page" and "tree" end a page, so they can\'t be used here.',
  ],
  [
    saga([{ ...LAST, task: { deeds: 2 }, deed: { name: 'oath', worlds: ['asgard'] } }]),
    "sagas.baldr.pages.1.task.deeds: 2 is too many: this page's deed has fewer Worlds, and each World counts once.",
  ],
  [
    saga([{ ...LAST, task: { deeds: 2 } }]),
    'sagas.baldr.pages.1.task.deeds: This page has no deed. Add one under "deed", or remove this.',
  ],
  [
    saga([{ ...LAST, deed: { name: 'oath', worlds: ['asgard', 'asgard'] } }]),
    'sagas.baldr.pages.1.deed.worlds: One of these Worlds appears twice.',
  ],
  [
    saga([{ ...LAST, task: { fights: { skoll: 1 } } }]),
    'sagas.baldr.pages.1.task.fights.skoll: "skoll" has no track on this page. Add one under "tracks", or remove this.',
  ],
  [
    saga([{ spaces: [[{ effect: 'runs', foe: 'hati', spaces: 1 }], TREE] }]),
    'sagas.baldr.pages.1.spaces.1.1.foe: "hati" has no track on this page. Add one under "tracks", or remove this.',
  ],
  [
    saga([{ ...LAST, tracks: [TRACK, TRACK] }]),
    'sagas.baldr.pages.1.tracks.2.foe: "hrym" has a track on this page already.',
  ],
  [
    saga([{ ...LAST, tracks: [{ ...TRACK, length: 13 }] }]),
    "sagas.baldr.pages.1.tracks.1.length: 13 isn't the length of a track. Use a whole number from 2 to 12, without quotes.",
  ],
  [
    saga([{ ...LAST, tracks: [{ ...TRACK, perSpace: 0.3 }] }]),
    /^sagas\.baldr\.pages\.1\.tracks\.1\.perSpace: 0\.3 isn't a Strength a space can add\./,
  ],
  [
    saga([{ ...LAST, taken: { malus: 0, normal: 1, bonus: 1 } }]),
    "sagas.baldr.pages.1.taken.malus: 0 isn't an amount. Use a whole number from 1 to 9, without quotes.",
  ],
  [
    { sagas: { baldr: { setUp: { iotunns: 8 }, pages: [LAST] } } },
    "sagas.baldr.setUp.iotunns: 8 can't start there. Use a whole number without quotes: there are 8 Anonymous, 8 Fire Giants and 7 Iotunns.",
  ],
  [
    { skills: { ...SKILLS, steadyHand: 0 } },
    "skills.steadyHand: 0 isn't a price. Use a whole number from 1 to 20, without quotes.",
  ],
  [
    { skills: { ...SKILLS, elves: [3, 21] } },
    "skills.elves.2: 21 isn't a price. Use a whole number from 1 to 20, without quotes.",
  ],
  [
    { skills: { ...SKILLS, vanirDice: [1, 2, 3] } },
    'skills.vanirDice: A god can start with at most two of these, so list at most two prices.',
  ],
  [{ skills: { ...SKILLS, relation: undefined } }, 'skills.relation: The field "relation" is missing here.'],
  [
    { relations: { 'thor+odin': { power: 'gives-life' } } },
    'relations.thor+odin: "thor+odin" isn\'t a pair of gods. Use two of these gods, in this order, with a plus between them: "freyr", "freyja", "frigg", "heimdall", "odin", "thor", "tyr".',
  ],
  [
    { relations: { 'odin+thor': { power: 'keeps-dice', dice: 1, life: 1 } } },
    "relations.odin+thor.life: This power or effect doesn't use this field. Remove it.",
  ],
  [
    { relations: { 'odin+thor': { power: 'steadies-god-die', faces: 0 } } },
    "relations.odin+thor.faces: 0 isn't an amount. Use a whole number from 1 to 9, without quotes.",
  ],
  [
    { rulings: { fenrirAlwaysBites: 'no' } },
    'rulings.fenrirAlwaysBites: Expected true or false, without quotes, not "no".',
  ],
  [{ rulings: {} }, 'rulings.fenrirAlwaysBites: The field "fenrirAlwaysBites" is missing here.'],
];

describe('a field', () => {
  test.each(WRONG)('%o is refused', (parts, fault) => {
    const faults = faultsIn(draftBut(parts));
    expect(faults).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
  });

  test('for a power against several enemies may name each enemy only once', () => {
    const again = card({ against: ['hel', 'surt', 'hel'] });
    expect(faultsIn(draftBut(again))).toEqual([
      'artifacts.gram.against: One of these enemies appears twice.',
    ]);
    expect(faultsIn(draftBut({ artifacts: { gram: { ...gram, against: ['hel', 'surt'] } } }))).toEqual([]);
  });

  test("in another game's file is not checked", () => {
    expect(faultsIn('{ "game": "chess", "islands": 8 }')).toHaveLength(1);
  });
});
