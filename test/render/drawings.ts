/** Small SVG documents for the tests of the renderer. */
function drawing(width: number, height: number, inside = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

export const SMALL = drawing(30, 20, '<rect width="30" height="20" fill="#f00"/>');

/** Noise over so many points that no machine is done with it before a test is. */
export const ENDLESS = drawing(
  8000,
  8000,
  '<filter id="f"><feTurbulence baseFrequency="0.05" numOctaves="9"/></filter><rect width="100%" height="100%" filter="url(#f)"/>',
);

/** Noise that takes long enough to see what else goes on meanwhile. */
export const LONG = ENDLESS.replaceAll('8000', '700');

export function line(family: string, words: string): string {
  return drawing(
    400,
    60,
    `<rect width="400" height="60" fill="#fff"/><text x="5" y="40" font-size="30" font-family="${family}">${words}</text>`,
  );
}
