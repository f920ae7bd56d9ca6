/** The picture of the end of a game: the scene, how near defeat was turn by turn, and what everybody did. */
import { joinedLines } from '../lines.ts';
import { FULL_WIDTH, SCENE, SIZES } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel } from '../panel.ts';
import { at, element, group, OWN_COLOURS, rect, type Svg, text } from '../scene.ts';
import { type Part, sheetOf } from '../sheet.ts';
import { type Danger, dangerPart } from './danger-graph.ts';

export interface EndPicture {
  readonly light: 'won' | 'lost';
  /** A piece with the measures of a scene. */
  readonly scene: Svg;
  readonly title: string;
  readonly why: string;
  /** Null where nobody can count it. */
  readonly danger: Danger | null;
  readonly people: readonly { readonly name: string; readonly feats: readonly string[] }[];
}

const CORNER = 18;
const WORDS = 138;
const NAME = 300;

export function endPicture(end: EndPicture): Svg {
  return sheetOf([scenePart(end), ...dangerParts(end), ...peopleParts(end)]);
}

export function dangerParts({ danger }: EndPicture): readonly Part[] {
  return danger === null ? [] : [dangerPart(danger)];
}

export function peopleParts({ people }: EndPicture): readonly Part[] {
  return people.length === 0 ? [] : [peoplePart(people)];
}

export function scenePart({ scene, title: words, why, light }: EndPicture): Part {
  const height = SCENE.height + WORDS;
  const colour = light === 'won' ? PALETTE.gold : PALETTE.danger;
  return {
    height,
    svg: group([
      element('defs', {}, [
        element('clipPath', { id: 'end-frame' }, [rect(0, 0, FULL_WIDTH, height, { rx: CORNER })]),
      ]),
      group(
        [group([scene], OWN_COLOURS), rect(0, SCENE.height, FULL_WIDTH, WORDS, { fill: PALETTE.panel })],
        {
          'clip-path': 'url(#end-frame)',
        },
      ),
      rect(0, 0, FULL_WIDTH, height, { rx: CORNER, fill: 'none', stroke: colour, 'stroke-width': 5 }),
      text(words, FULL_WIDTH / 2, SCENE.height + 44, {
        size: 60,
        face: 'title',
        fill: colour,
        anchor: 'middle',
        within: FULL_WIDTH - 60,
      }),
      text(why, FULL_WIDTH / 2, SCENE.height + 100, {
        size: SIZES.name,
        fill: PALETTE.ink,
        anchor: 'middle',
        within: FULL_WIDTH - 60,
      }),
    ]),
  };
}

const LINE = 46;
const NOTHING = '–';
const FEATS = { size: SIZES.text, fill: PALETTE.ink, within: FULL_WIDTH - NAME - 24 } as const;

/** What each did, in as many lines as it takes. */
function peoplePart(people: EndPicture['people']): Part {
  let y = 10;
  const rows = people.map(({ name, feats }) => {
    const lines = feats.length === 0 ? [NOTHING] : joinedLines(feats, FEATS.within, FEATS);
    const row = at(
      0,
      y,
      text(name, 24, LINE / 2, {
        size: SIZES.name,
        face: 'title',
        fill: PALETTE.accent,
        within: NAME - 40,
      }),
      ...lines.map((line, place) => text(line, NAME, (place + 0.5) * LINE, FEATS)),
    );
    y += lines.length * LINE + 14;
    return row;
  });
  const height = y - 4;
  return { height, svg: group([panel(FULL_WIDTH, height), ...rows]) };
}
