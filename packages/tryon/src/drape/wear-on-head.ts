import type { HeadPoints } from '../body/body.ts';
import { add, between, distance, dot, type Point, scale, subtract } from '../geometry.ts';
import type { Headwear } from './outfit.ts';

/** Where a point of a hat’s canvas comes to lie on a head: moved, turned and grown so that temples and brow meet. */
export function placeOnHead({ anchors }: Pick<Headwear, 'anchors'>, head: HeadPoints): (point: Point) => Point {
  const grow = distance(head.templeR, head.templeL) / distance(anchors.templeR, anchors.templeL);
  const side = scale(subtract(head.templeL, head.templeR), 1 / (distance(head.templeR, head.templeL) || 1));
  const down: Point = [-side[1], side[0]];
  const from = between(anchors.templeR, anchors.templeL);
  const to = between(head.templeR, head.templeL);
  // The brow may stand higher or lower on a head than the hat was drawn for: the hat follows halfway.
  const drawn = (anchors.brow[1] - from[1]) * grow;
  const lift = (dot(subtract(head.brow, to), down) - drawn) / 2;
  return (point) => {
    const way = scale(subtract(point, from), grow);
    return add(to, add(scale(side, way[0]), scale(down, way[1] + lift)));
  };
}
