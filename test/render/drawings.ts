/** Small SVG documents for the tests of the renderer. */
function drawing(width: number, height: number, inside = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}

export const SMALL = drawing(30, 20, '<rect width="30" height="20" fill="#f00"/>');

/** Layers with enough pixels that no machine paints them before a test is over. */
export const ENDLESS = layered(8000);

/** Layers slow enough that other work can be checked while they are painted. */
export const LONG = layered(500);

function layered(side: number): string {
  const layer = `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" fill="#f8f8f8" fill-opacity="0.01"/>`;
  return drawing(side, side, layer.repeat(3_000));
}

export function line(family: string, words: string): string {
  return drawing(
    400,
    60,
    `<rect width="400" height="60" fill="#fff"/><text x="5" y="40" font-size="30" font-family="${family}" font-weight="700">${words}</text>`,
  );
}
