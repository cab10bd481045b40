import { type Point, smoothCurve } from '../geometry.ts';
import type { Skeleton } from './skeleton.ts';

/** The outline of a figure’s hair; from behind it covers the head down to the nape. */
export function hairOf({ build, middle, at, half }: Skeleton, side: 'front' | 'back'): Point[] {
  const head = at.chin - at.crown;
  const y = (share: number): number => at.crown + head * share;
  const isWoman = build === 'woman';
  const grow = isWoman ? 0.15 : 0.03;
  const outer: Point[] = [
    [-half.head * (1.0 + grow), y(isWoman ? 0.46 : 0.4)],
    [-half.head * (1.04 + grow), y(0.26)],
    [-half.head * (0.72 + grow), y(0.04 - grow)],
    [0, y(-0.035 - grow)],
    [half.head * (0.72 + grow), y(0.04 - grow)],
    [half.head * (1.04 + grow), y(0.26)],
    [half.head * (1.0 + grow), y(isWoman ? 0.46 : 0.4)],
  ];
  const line: Point[] =
    side === 'back'
      ? [
          [half.head * 0.96, y(isWoman ? 0.66 : 0.58)],
          [half.head * 0.74, y(isWoman ? 0.88 : 0.78)],
          [half.head * 0.3, y(isWoman ? 0.97 : 0.86)],
          [0, y(isWoman ? 0.985 : 0.87)],
          [-half.head * 0.3, y(isWoman ? 0.97 : 0.86)],
          [-half.head * 0.74, y(isWoman ? 0.88 : 0.78)],
          [-half.head * 0.96, y(isWoman ? 0.66 : 0.58)],
        ]
      : [
          [half.head * 0.93, y(0.37)],
          [half.head * 0.78, y(0.25)],
          [half.head * 0.4, y(0.195)],
          [0, y(0.185)],
          [-half.head * 0.4, y(0.195)],
          [-half.head * 0.78, y(0.25)],
          [-half.head * 0.93, y(0.37)],
        ];
  return [...smoothCurve(outer, 8), ...smoothCurve(line, 6)].map(([x, height]): Point => [middle + x, height]);
}
