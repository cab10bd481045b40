import type { FestivalCard } from '@adunni/contracts/festivals/festivals';
import type { Place } from '../../../kit/maps/borders.ts';

/** The part of the world that is drawn, in degrees, and how large, in units of the drawing. */
const FRAME = { west: -8.8, east: 14.8, south: 3.6, north: 17.6 };
const SCALE = 36;
export const MAP_SIZE = {
  width: Math.round((FRAME.east - FRAME.west) * SCALE),
  height: Math.round((FRAME.north - FRAME.south) * SCALE),
};

/** Where a place lies on the drawing; so near to the equator degrees are about square. */
export const onMap = ([east, north]: Place): { x: number; y: number } => ({
  x: Math.round((east - FRAME.west) * SCALE),
  y: Math.round((FRAME.north - north) * SCALE),
});

/** Festivals that are too near to each other for marks of their own. */
export interface Spot {
  x: number;
  y: number;
  festivals: FestivalCard[];
}

/** Marks nearer than this would lie on one another, in units of the drawing. */
const APART = 26;

/** Festivals by the mark that stands for them, from the north to the south. */
export function spotsOf(festivals: readonly FestivalCard[]): Spot[] {
  const spots: Spot[] = [];
  for (const festival of festivals) {
    const { x, y } = onMap([festival.longitude, festival.latitude]);
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < APART);
    if (near) near.festivals.push(festival);
    else spots.push({ x, y, festivals: [festival] });
  }
  return spots.sort((a, b) => a.y - b.y || a.x - b.x);
}
