/** Cards about things that only sagas have: pages, the rules that some pages add, and the campaign. */
import type { GuideCard } from '../../../core/teaching/guide.ts';
import { drawFirstPage, drawPage, drawSkills } from '../board/guide/saga-cards.ts';
import { SAGAS, type SagaName } from '../box/box.ts';
import { SAGA_VALUES } from '../box/house-sagas.ts';
import type { SagaPage } from '../box/saga.ts';

/** The rules that some pages add, and the rulebook rows that explain them in full. */
const ADDED = [
  { name: 'deed', rows: 'C-041', isOn: ({ deed }) => deed !== null },
  { name: 'tracks', rows: 'C-043, C-044', isOn: ({ tracks }) => tracks.length > 0 },
  { name: 'toll', rows: 'C-047', isOn: ({ toll }) => toll > 0 },
  { name: 'fated', rows: 'C-048', isOn: ({ fated }) => hasAny(fated) },
  { name: 'stronger', rows: 'C-049', isOn: ({ stronger }) => hasAny(stronger) },
] as const satisfies readonly Added[];

interface Added {
  readonly name: string;
  readonly rows: string;
  isOn(page: SagaPage): boolean;
}

export const CARDS_OF_SAGAS = ['saga', ...ADDED.map(({ name }) => name), 'campaign'] as const;

export const SAGA_CARDS: readonly GuideCard[] = [
  ...SAGAS.map(sagaCard),
  ...ADDED.flatMap(addedCard),
  {
    text: { key: 'chronicles.guide.campaign', with: { rows: 'C-005, C-006, C-008, C-011' } },
    altText: { key: 'chronicles.guide.picture.campaign' },
    rules: SAGAS,
    picture: drawSkills,
  },
];

function sagaCard(saga: SagaName): GuideCard {
  const name = { key: `chronicles.saga.${saga}` };
  return {
    text: { key: 'chronicles.guide.saga', with: { saga: name, rows: 'C-002, C-003' } },
    altText: { key: 'chronicles.guide.picture.saga', with: { saga: name } },
    rules: [saga],
    picture: (translate) => drawFirstPage(saga, translate),
  };
}

/** A card about an added rule, for the sagas that use it. The picture shows the first page with that rule. */
function addedCard({ name, rows, isOn }: Added): readonly GuideCard[] {
  const places = SAGAS.flatMap((saga) => {
    const page = SAGA_VALUES[saga].pages.findIndex(isOn);
    return page < 0 ? [] : [{ saga, page }];
  });
  const [first] = places;
  if (first === undefined) return [];
  return [
    {
      text: { key: `chronicles.guide.${name}`, with: { rows } },
      altText: { key: `chronicles.guide.picture.${name}` },
      rules: places.map(({ saga }) => saga),
      picture: (translate) => drawPage(first.saga, first.page, translate),
    },
  ];
}

function hasAny(foes: SagaPage['fated'] | SagaPage['stronger']): boolean {
  return Object.keys(foes).length > 0;
}
