/** A game of one question with a campaign of three chapters, to test campaigns without playing for long. */
import type { Campaign } from '../../../src/core/campaign.ts';
import type { Catalogue, GameEntry } from '../../../src/core/catalogue.ts';
import type { Game } from '../../../src/core/game.ts';
import { plainAlternative } from '../../../src/core/requests/request.ts';
import { refused } from '../../../src/core/result.ts';
import { seatIndex } from '../../../src/core/seat.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import type { SampleView } from '../../sample/room/game.ts';

export interface SmallState extends SampleView {
  readonly ended: 'won' | 'lost' | null;
  readonly roles: readonly string[];
  /** The charms that the campaign brought into the game. */
  readonly charms: number;
}

export interface SmallChronicle {
  readonly won: number;
  readonly lost: number;
  readonly roles: readonly { readonly role: string; readonly points: number; readonly charms: number }[];
  readonly friends: readonly string[];
}

const CHAPTERS = ['dawn', 'noon', 'night'] as const;
export const PRICE = 2;

const small: Game<SmallState, SmallState, { readonly price: number }, { readonly price: number }> = {
  id: 'small',
  rulesVersion: 'small-1',
  seats: { min: 1, max: 3 },
  isContest: false,
  roles: ['thor', 'odin', 'tyr'],
  options: {
    rules: {
      fields: [{ kind: 'one', of: [...CHAPTERS, 'alone'] }],
      byDefault: 'alone',
    },
    charms: { fields: [{ kind: 'number', from: 0, to: 9 }], byDefault: 0, byTable: true },
  },
  validateOptions: () => null,
  migrateState: () => null,
  box: (_options, corrections) => corrections ?? { price: PRICE },
  setup: ({ roles, options }) => ({
    state: { turn: 1, points: [0, 0], thrown: 0, ended: null, roles, charms: Number(options['charms']) },
    events: [],
  }),
  apply: (state, _seat, { choice }) =>
    choice === 'won' || choice === 'lost'
      ? { ok: true, state: { ...state, ended: choice }, events: [], revealed: true }
      : refused({ code: 'not-an-answer' }),
  skip: (_state, { key }) => ({ request: key, choice: 'lost', values: {} }),
  requests: ({ ended }) =>
    ended !== null
      ? []
      : [
          {
            key: 'how',
            turn: 1,
            about: 'how',
            seats: [seatIndex(0)],
            alternatives: [plainAlternative('won'), plainAlternative('lost')],
          },
        ],
  outcome: ({ ended }) => (ended === null ? { kind: 'ongoing' } : { kind: ended, why: ['so'] }),
  closeness: () => null,
  observe: (state) => state,
  resample: (state) => state,
  reseed: (state) => state,
  withChance: (state) => state,
};

const campaign: Campaign<SmallState, SmallChronicle, { readonly price: number }> = {
  version: 2,
  begin: (roles) => ({
    won: 0,
    lost: 0,
    roles: roles.map((role) => ({ role, points: 0, charms: 0 })),
    friends: [],
  }),
  migrate: (version, chronicle) => (version === 2 ? (chronicle as SmallChronicle) : null),
  next: ({ won }) => (won >= CHAPTERS.length ? [] : [CHAPTERS[won] ?? 'dawn', 'night']),
  options: ({ roles }, rules) => ({ rules, charms: roles.reduce((sum, { charms }) => sum + charms, 0) }),
  after: (chronicle, { ended }) => ({
    ...chronicle,
    won: chronicle.won + (ended === 'won' ? 1 : 0),
    lost: chronicle.lost + (ended === 'lost' ? 1 : 0),
    roles: chronicle.roles.map((one) => ({ ...one, points: one.points + 3 })),
  }),
  wares: ({ roles }, { price }) => {
    const [first, second] = roles;
    return [
      ...roles.map(({ role, points }) => ({
        ware: `${role} charm`,
        payers: [{ role, price }],
        refusal: points < price ? { code: 'too-dear' } : null,
        label: { key: 'small.charm' },
        effect: { key: 'small.helps' },
      })),
      ...(first === undefined || second === undefined
        ? []
        : [
            {
              ware: `${first.role}+${second.role}`,
              payers: [first, second].map(({ role }) => ({ role, price: 1 })),
              refusal: first.points < 1 || second.points < 1 ? { code: 'too-dear' } : null,
              label: { key: 'small.friends' },
              effect: { key: 'small.helps' },
            },
          ]),
    ];
  },
  buy(chronicle, named, box) {
    // Two friends may be named in either order.
    const names = [named, named.split('+').reverse().join('+')];
    const offer = campaign.wares(chronicle, box).find((each) => names.includes(each.ware));
    if (offer === undefined) return refused({ code: 'unknown-ware' });
    const { ware } = offer;
    const paid = chronicle.roles.map((one) => {
      const price = offer.payers.find(({ role }) => role === one.role)?.price ?? 0;
      const isCharm = ware === `${one.role} charm`;
      return { ...one, points: one.points - price, charms: one.charms + (isCharm ? 1 : 0) };
    });
    if (paid.some(({ points }) => points < 0)) return refused({ code: 'too-dear' });
    if (paid.some(({ charms }) => charms > 1)) return refused({ code: 'has-it' });
    const friends = ware.includes('+') ? [...chronicle.friends, ware] : chronicle.friends;
    return { ok: true, ware, chronicle: { ...chronicle, roles: paid, friends } };
  },
  summary: ({ won, lost, roles }) => ({
    isWon: won >= CHAPTERS.length,
    chapters: CHAPTERS.map((chapter, at) => ({
      chapter,
      status: at < won ? 'won' : at === won ? 'next' : 'to-come',
      defeats: at === won ? lost : 0,
    })),
    roles: roles.map(({ role, points, charms }) => ({
      role,
      points,
      skills: charms > 0 ? [{ key: 'small.charm' }] : [],
    })),
  }),
};

const SMALL: GameEntry<SmallState, SmallState, { readonly price: number }, { readonly price: number }> = {
  ...SAMPLE,
  lesson: null,
  game: small,
  presenter: {
    ...SAMPLE.presenter,
    houseValues: () => [],
    role: (role) => ({ key: `small.${role}` }),
    optionValue: (_option, value) => ({ key: `small.${String(value)}` }),
  },
  boxFile: null,
  campaign,
  judgement: null,
  policies: {},
  samples: () => Promise.reject(new Error('the small game has no samples')),
};

export const SMALL_CATALOGUE: Catalogue = new Map([['small', SMALL as GameEntry]]);
