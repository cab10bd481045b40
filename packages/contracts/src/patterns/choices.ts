/** What a pattern can be drafted of, as `@adunni/patterns` names it. */
export const DRAFTS = {
  buba: 'Buba',
  iro: 'Iro',
  sokoto: 'Sokoto',
  kaftan: 'Kaftan',
  isiagu: 'Isiagu top',
  senator: 'Senator top',
  agbada: 'Agbada (awosoke)',
  'babban-riga': 'Babban riga',
  boubou: 'Boubou',
  'straight-skirt': 'Straight skirt',
  'a-line-skirt': 'A-line skirt',
  trousers: 'Trousers',
  bodice: 'Bodice block',
  corset: 'Corset bodice',
} as const;
export type DraftName = keyof typeof DRAFTS;
export const DRAFT_NAMES = Object.keys(DRAFTS) as DraftName[];

/** How much room it has around the body. */
export const PATTERN_FITS = ['fitted', 'regular', 'loose'] as const;
export type PatternFit = (typeof PATTERN_FITS)[number];

/** Widths in which fabric is sold, and in which aso-oke comes off the loom as strips, in inches. */
export const CLOTH_WIDTHS = [45, 60] as const;
export const STRIP_WIDTHS = [6, 4] as const;
export const FABRIC_WIDTHS = [...CLOTH_WIDTHS, ...STRIP_WIDTHS] as const;
export type FabricWidth = (typeof FABRIC_WIDTHS)[number];
export type StripWidth = (typeof STRIP_WIDTHS)[number];

/** Whether fabric of a width comes as strips that are sewn together before anything is cut. */
export const isStrip = (width: FabricWidth): width is StripWidth => STRIP_WIDTHS.some((strip) => strip === width);

interface FileKind {
  type: string;
  /** What its name ends with. */
  ending: string;
}

/** The files that a pattern can be taken along as. */
export const PATTERN_FILES = {
  a4: { type: 'application/pdf', ending: 'a4.pdf' },
  a0: { type: 'application/pdf', ending: 'a0.pdf' },
  full: { type: 'application/pdf', ending: 'full-size.pdf' },
  svg: { type: 'image/svg+xml', ending: 'full-size.svg' },
  dxf: { type: 'image/vnd.dxf', ending: 'full-size.dxf' },
  sheet: { type: 'application/pdf', ending: 'sheet.pdf' },
} as const satisfies Record<string, FileKind>;
export type PatternFile = keyof typeof PATTERN_FILES;
export const PATTERN_FILE_NAMES = Object.keys(PATTERN_FILES) as PatternFile[];

interface Drafted {
  draft: DraftName;
  fit: PatternFit;
  file: PatternFile;
  /** Number of the order that it is for; null for one of a profile. */
  number: string | null;
}

/** What a file is called: `agbada-regular-ADN-2026-000123-a4.pdf`. */
export const patternFileName = ({ draft, fit, file, number }: Drafted): string =>
  [draft, fit, ...(number === null ? [] : [number]), PATTERN_FILES[file].ending].join('-');
