/** Simulates colour vision deficiencies, and measures the distance between two colours. */

/** The matrices of Machado, Oliveira and Fernandes (2009) in linear light, for people without one kind of cone. */
const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export const ALL_VISIONS = Object.keys(VISIONS) as (keyof typeof VISIONS)[];
export type Vision = (typeof ALL_VISIONS)[number];

/** Colours this far apart differ at a glance, even if they don't touch. */
const AT_A_GLANCE = 20;

/** The matrix from linear light to the three values from which CIE L*a*b* is computed, each from 0 to 1. */
const TO_XYZ = [
  [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
] as const;

type Matrix = readonly (readonly [number, number, number])[];

/** The pairs of these colours that are hard to distinguish, each with the vision and the distance. */
export function confused(colours: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.keys(colours);
  return ALL_VISIONS.flatMap((vision) =>
    names.flatMap((one, at) =>
      names.slice(at + 1).flatMap((other) => {
        const apart = distance(colours[one] ?? '', colours[other] ?? '', vision);
        return apart < AT_A_GLANCE ? [`${one} and ${other}: ${apart.toFixed(0)} in ${vision}`] : [];
      }),
    ),
  );
}

/** The CIE 1976 distance of two colours. */
function distance(one: string, other: string, vision: Vision): number {
  const [seen, instead] = [labOf(one, vision), labOf(other, vision)];
  return Math.hypot(...seen.map((part, at) => part - (instead[at] ?? 0)));
}

function labOf(colour: string, vision: Vision): readonly number[] {
  const light = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const seen = times(VISIONS[vision], light).map((part) => Math.min(1, Math.max(0, part)));
  const [x = 0, y = 0, z = 0] = times(TO_XYZ, seen).map((part) =>
    part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function times(matrix: Matrix, light: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, part, at) => sum + part * (light[at] ?? 0), 0));
}
