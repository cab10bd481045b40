import { frameOf } from '../body/body.ts';
import type { SeenBody } from '../body/from-pose.ts';
import { blur } from '../raster/blur.ts';
import { blankField, type Field, type Image } from '../raster/image.ts';

/** Shares of the shoulders’ width: how far from the middle, and how far below the chin, hair may fall. */
const [ASIDE, BELOW] = [0.6, 1.1];
/** More than so much of the head’s own area is a coat of the hair’s colour. */
const MOST = 1.6;
/** In widths of the shoulders from the middle of the throat: what crosses that is a collar or a scarf. */
const THROAT = 0.06;
/** Likeness to the face from which on something is skin, and to the hair from which on it is hair. */
const [SKIN, HAIR] = [0.3, 0.3];

/**
 * Long hair of a person below their chin, 0…1 per pixel: what has the colour of the hair above the brow and hangs together with
 * it. Nothing where that colour goes on into clothes.
 */
export function longHairOf(photo: Image, mask: Field, body: SeenBody, head: Field, likeness: Field): Field {
  const { width, height } = mask;
  const hair = blankField(width, height);
  const isLike = hairColour(photo, body, head, likeness);
  if (!isLike) return hair;
  const shoulders = frameOf(body).width;
  const [cx, chin] = body.head.chin;
  const top = Math.max(0, Math.floor(body.face.nose[1]));
  const [lowest, aside] = [chin + shoulders * BELOW, shoulders * ASIDE];
  const visited = new Uint8Array(width * height);
  const waiting: number[] = [];
  let [headArea, area, isCloth] = [0, 0, false];
  const visit = (i: number): void => {
    if (visited[i] || (mask.data[i] as number) < 0.4 || (likeness.data[i] as number) > SKIN || !isLike(i)) return;
    visited[i] = 1;
    waiting.push(i);
  };
  for (let i = 0; i < head.data.length; i++) {
    if ((head.data[i] as number) < 0.5) continue;
    headArea++;
    if (i >= top * width) visit(i);
  }
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (y < top) continue;
    const isAtThroat = Math.abs(x - cx) < shoulders * THROAT && y > chin + shoulders * THROAT;
    if (isAtThroat || Math.abs(x - cx) > aside || y > lowest || y >= height - 1 || ++area > headArea * MOST) {
      isCloth = true;
      break;
    }
    hair.data[i] = 1;
    visit(i - 1);
    visit(i + 1);
    visit(i + width);
    visit(i - width);
  }
  return isCloth ? blankField(width, height) : blur(hair, 1);
}

/** Whether a pixel has the colour of what is above the brow; null where too little of it shows. */
function hairColour(photo: Image, { head: { brow } }: SeenBody, head: Field, likeness: Field) {
  const { data } = photo;
  const found: number[] = [];
  for (let i = 0; i < Math.floor(brow[1]) * photo.width; i++)
    if ((head.data[i] as number) > 0.8 && (likeness.data[i] as number) < 0.12) found.push(i);
  if (found.length < 60) return null;
  const means = [0, 1, 2].map((k) => found.reduce((sum, i) => sum + (data[4 * i + k] as number), 0) / found.length);
  const spreads = [0, 1, 2].map(
    (k) =>
      160 + found.reduce((sum, i) => sum + ((data[4 * i + k] as number) - (means[k] as number)) ** 2, 0) / found.length,
  );
  return (i: number): boolean => {
    let far = 0;
    for (let k = 0; k < 3; k++)
      far += ((data[4 * i + k] as number) - (means[k] as number)) ** 2 / (spreads[k] as number);
    return Math.exp(-far / 6) > HAIR;
  };
}
