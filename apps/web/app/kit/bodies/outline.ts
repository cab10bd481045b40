import type { Model } from './models.ts';

/** Half the width, in units of a drawing 48 high, of a part with a girth of so much of the height. */
const half = (girth: number | undefined, height: number, usual: number): number =>
  Math.min(9, (girth === undefined ? usual : girth / height) * 9.6);

/** The outline of a body’s build, neck to feet, as a path 28 wide and 48 high. */
export function outlineOf({ build, lengths: { height = 170, bust, waist, hips } }: Model['look']): string {
  const chest = half(bust, height, 0.56);
  const [middle, seat] = [half(waist, height, 0.48), half(hips, height, 0.58)];
  const shoulder = chest + (build === 'man' ? 1.6 : 0.7);
  const at = (x: number, y: number): string => `${(14 + x).toFixed(1)} ${y}`;
  const leg = Math.max(2.2, seat * 0.5);
  return [
    `M${at(-1.2, 8)} L${at(1.2, 8)} C${at(2, 10)} ${at(shoulder, 9.6)} ${at(shoulder, 12)}`,
    `C${at(shoulder, 15)} ${at(middle, 17)} ${at(middle, 20)} C${at(middle, 23)} ${at(seat, 24)} ${at(seat, 27)}`,
    `L${at(leg * 0.95, 46)} L${at(0.9, 46)} L${at(0, 30)} L${at(-0.9, 46)} L${at(-leg * 0.95, 46)} L${at(-seat, 27)}`,
    `C${at(-seat, 24)} ${at(-middle, 23)} ${at(-middle, 20)} C${at(-middle, 17)} ${at(-shoulder, 15)} ${at(-shoulder, 12)}`,
    `C${at(-shoulder, 9.6)} ${at(-2, 10)} ${at(-1.2, 8)} Z`,
  ].join(' ');
}
