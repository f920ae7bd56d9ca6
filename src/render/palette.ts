/**
 * The colours that all boards share: a winter night, lamplight, and tones of warning. Every value is a multiple of 8,
 * as the finished picture keeps five bits of each colour.
 */
export const PALETTE = {
  nightTop: '#080820',
  nightBottom: '#182840',
  panel: '#101830',
  panelEdge: '#304060',
  panelRaised: '#182848',
  ink: '#f0f0e0',
  inkSoft: '#b0c0d0',
  /** For text on bright colours. */
  inkDark: '#101828',
  inkFaint: '#7080a0',
  gold: '#f0c050',
  goldDeep: '#886820',
  danger: '#f86858',
  dangerDeep: '#601820',
  closed: '#281028',
  halo: '#f8f0b0',
  shadow: '#080810',
} as const;
