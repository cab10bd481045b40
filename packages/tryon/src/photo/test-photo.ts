import { LANDMARK, type Landmark, type LandmarkName } from '../body/landmarks.ts';
import { drawFigure, type FigureLook } from '../figure/figure.ts';
import { between, type Point } from '../geometry.ts';
import { blankField, blankImage, type Field, type Image, layOver } from '../raster/image.ts';

/** A photo of a drawn person, whose body is known exactly. */
export interface TestPhoto {
  photo: Image;
  mask: Field;
  landmarks: Landmark[];
  figure: ReturnType<typeof drawFigure>;
}

/** Draws a person before a wall that is lit from one side. `light` brightens all of it, 1 as drawn. */
export function testPhoto(look: FigureLook, width: number, height: number, light = 1): TestPhoto {
  const figure = drawFigure(look, width, height);
  const photo = blankImage(width, height);
  const mask = blankField(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const wall = 150 + (60 * x) / width;
      photo.data.set([wall, wall * 0.97, wall * 0.9, 255], 4 * i);
      mask.data[i] = (figure.picture.data[4 * i + 3] as number) / 255;
    }
  }
  layOver(photo, figure.picture);
  for (let i = 0; i < photo.data.length; i += 4)
    for (let k = 0; k < 3; k++) photo.data[i + k] = (photo.data[i + k] as number) * light;
  return { photo, mask, landmarks: landmarksOf(figure, width, height), figure };
}

/** What a perfect pose landmarker would find on a drawn figure. */
function landmarksOf({ body }: TestPhoto['figure'], width: number, height: number): Landmark[] {
  const { head } = body;
  const face = (across: number, down: number): Point => {
    const [x, y] = between(head.brow, head.chin, down);
    return [x + across * (head.templeL[0] - head.templeR[0]), y];
  };
  // The joint of a shoulder lies below its line.
  const joint = (side: 'R' | 'L'): Point => between(body[`shoulder${side}`], body[`hipJ${side}`], 0.058);
  const hand = (side: 'R' | 'L', by: number): Point => between(body[`elbow${side}`], body[`wrist${side}`], by);
  const places: Record<LandmarkName, Point> = {
    nose: face(0, 0.5),
    ...{ eyeL: face(0.22, 0.25), eyeR: face(-0.22, 0.25), earL: face(0.5, 0.3), earR: face(-0.5, 0.3) },
    ...{ mouthL: face(0.12, 0.72), mouthR: face(-0.12, 0.72) },
    ...{ shoulderL: joint('L'), shoulderR: joint('R'), elbowL: body.elbowL, elbowR: body.elbowR },
    ...{ wristL: body.wristL, wristR: body.wristR, littleL: hand('L', 1.3), littleR: hand('R', 1.3) },
    ...{ indexL: hand('L', 1.34), indexR: hand('R', 1.34), hipL: body.hipJL, hipR: body.hipJR },
    ...{ kneeL: body.kneeL, kneeR: body.kneeR, ankleL: body.ankleL, ankleR: body.ankleR },
  };
  const landmarks: Landmark[] = Array.from({ length: 33 }, () => ({ x: 0.5, y: 0.5, visibility: 0 }));
  for (const [name, [x, y]] of Object.entries(places))
    landmarks[LANDMARK[name as LandmarkName]] = { x: x / width, y: y / height, visibility: 0.99 };
  return landmarks;
}
