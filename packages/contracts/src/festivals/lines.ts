/** Lines of a text as their parts between bars: `Green | #008751 | farmland`. */
export const partsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((each) => each.split('|').map((part) => part.trim()))
    .filter(([first]) => first);

/** A colour of a festival and what it stands for. */
export interface FestivalColour {
  name: string;
  hex: string;
  meaning: string;
}
const COLOUR_LINE = /^[^|\n]+\|\s*#[0-9a-f]{6}\s*\|[^|\n]+$/i;
const OUTFIT_LINE = /^[^|\n]+\|[^|\n]+(\|\s*([a-z0-9-]+\/[a-z0-9-]+)?\s*)?$/;
const YEAR_LINE = /^\s*\d{4}\s*\|[^|\n]+$/;

const allAre = (pattern: RegExp) => (text: string) =>
  text.split('\n').every((each) => each.trim() === '' || pattern.test(each));
export const areColours = allAre(COLOUR_LINE);
export const areOutfits = allAre(OUTFIT_LINE);
export const areYears = allAre(YEAR_LINE);

/** `Green | #008751 | farmland` */
export const readColours = (text: string): FestivalColour[] =>
  partsOf(text).map(([name = '', hex = '', meaning = '']) => ({ name, hex, meaning }));

/** `Women | White iro and buba | oleku-iro-and-buba/1`: who, what they wear, and the drawing of it. */
export const readOutfits = (text: string): { who: string; wears: string; drawing: string | null }[] =>
  partsOf(text).map(([who = '', wears = '', drawing]) => ({ who, wears, drawing: drawing || null }));

/** `2024 | What was` */
export const readYears = (text: string): { year: number; what: string }[] =>
  partsOf(text).map(([year, what = '']) => ({ year: Number(year), what }));
