import type { Place } from '../../kit/maps/borders.ts';

/** Towns of Nigeria where workshops are, or may be soon. */
const TOWNS: Readonly<Record<string, Place>> = {
  Aba: [7.37, 5.11],
  Abeokuta: [3.35, 7.15],
  Abuja: [7.49, 9.06],
  Akure: [5.2, 7.25],
  'Benin City': [5.62, 6.34],
  Calabar: [8.32, 4.95],
  Enugu: [7.5, 6.44],
  Ibadan: [3.9, 7.38],
  Ilorin: [4.55, 8.5],
  Jos: [8.89, 9.92],
  Kaduna: [7.44, 10.52],
  Kano: [8.52, 12.0],
  Lagos: [3.38, 6.5],
  Maiduguri: [13.15, 11.83],
  Onitsha: [6.78, 6.15],
  Osogbo: [4.56, 7.77],
  Owerri: [7.03, 5.48],
  'Port Harcourt': [7.0, 4.82],
  Sokoto: [5.24, 13.06],
  Uyo: [7.93, 5.04],
  Warri: [5.75, 5.52],
  Zaria: [7.7, 11.07],
};
/** Parts of Lagos, which lie so close that one dot stands for them. */
const LAGOS = new Set(['Ikeja', 'Ikorodu', 'Ikoyi', 'Lagos', 'Lekki', 'Mushin', 'Surulere', 'Yaba']);

/** Pixels of the drawing for a degree, and its corner. */
const SCALE = 30;
const [WEST, NORTH] = [1.2, 14.3];
export const MAP_SIZE = { width: 423, height: 315 };

/** Where on the drawing something lies. */
export const onMap = ([east, north]: Place): { x: number; y: number } => ({
  x: Math.round((east - WEST) * SCALE),
  y: Math.round((NORTH - north) * SCALE),
});

interface Town {
  name: string;
  place: Place;
}

/** Where the name of a town may stand beside its dot, the best first; `anchor` is the part of it that stands there. */
const SPOTS = [
  { right: 9, down: 4, anchor: 'start' },
  { right: -9, down: 4, anchor: 'end' },
  { right: 0, down: 17, anchor: 'middle' },
  { right: 0, down: -9, anchor: 'middle' },
] as const;
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;
/** A letter of a name, and the dot of a town. */
const LETTER = { width: 6.2, height: 11 };
const DOT = 5;

interface Label {
  name: string;
  x: number;
  y: number;
  anchor: keyof typeof BEFORE;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The names on the drawing: of each town that has room for it beside other dots and names. */
export function labels(towns: readonly Town[]): Label[] {
  const taken = new Map(towns.map(({ name, place }) => [name, boxOf(onMap(place))]));
  return towns.flatMap(({ name, place }) => {
    const { x, y } = onMap(place);
    const free = SPOTS.map(({ right, down, anchor }) => ({ name, x: x + right, y: y + down, anchor })).find((label) => {
      const box = boxOfLabel(label);
      const isWithin = box.left >= 0 && box.right <= MAP_SIZE.width && box.bottom <= MAP_SIZE.height;
      return isWithin && ![...taken].some(([other, its]) => other !== name && meet(box, its));
    });
    if (free) taken.set(`${name}:label`, boxOfLabel(free));
    return free ? [free] : [];
  });
}

const boxOf = ({ x, y }: { x: number; y: number }): Box => ({
  ...{ left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT },
});

function boxOfLabel({ name, x, y, anchor }: Label): Box {
  const width = name.length * LETTER.width;
  const left = x - width * BEFORE[anchor];
  return { left, top: y - LETTER.height, right: left + width, bottom: y + 2 };
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Towns of workshops: those that the drawing has, the parts of Lagos as one, and the others by name. */
export function split(cities: readonly string[]): { drawn: (Town & { parts: string[] })[]; others: string[] } {
  const names = [...new Set(cities)].sort(byName);
  const towns = new Map<string, string[]>();
  for (const name of names) {
    const town = LAGOS.has(name) ? 'Lagos' : name;
    if (TOWNS[town]) towns.set(town, [...(towns.get(town) ?? []), ...(town === name ? [] : [name])]);
  }
  const drawn = [...towns].flatMap(([name, parts]) => (TOWNS[name] ? [{ name, place: TOWNS[name], parts }] : []));
  return { drawn: drawn.sort((a, b) => byName(a.name, b.name)), others: names.filter((name) => !isDrawn(name)) };
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en');
const isDrawn = (name: string): boolean => LAGOS.has(name) || name in TOWNS;
