/**
 * The colours that all boards share: a winter night, lamplight, and warning tones. Every value is a multiple of 8, since the
 * finished picture keeps five bits per channel.
 */
export const PALETTE = {
  nightTop: '#080820',
  nightBottom: '#182840',
  /** The world tree behind everything. */
  bark: '#203858',
  /** The northern lights. */
  auroraGreen: '#30a890',
  auroraBright: '#48d0a0',
  auroraViolet: '#6858d0',
  panel: '#101830',
  panelEdge: '#304060',
  panelRaised: '#182848',
  ink: '#f0f0e0',
  inkSoft: '#b0c0d0',
  /** For text on bright colours. */
  inkDark: '#101828',
  inkFaint: '#7888a8',
  /** For titles, for the current player and for finished things. */
  accent: '#a8d0f0',
  accentDeep: '#305888',
  /** Things made of metal. */
  bronze: '#d8b070',
  bronzeDeep: '#886820',
  /** On boards, only for the newest change. */
  gold: '#f8c848',
  /** The colour of a recent success, and its dark background. */
  good: '#80e8c0',
  goodDeep: '#103830',
  danger: '#f86858',
  dangerDeep: '#601820',
  closed: '#281028',
  shadow: '#080810',
} as const;
