import { expect, it } from 'vitest';
import { TEMPLATE } from '../body/body.ts';
import { bodyFromPose } from '../body/from-pose.ts';
import { between, type Point } from '../geometry.ts';
import { testPhoto } from '../photo/test-photo.ts';
import { fillPolygon } from '../raster/fill-polygon.ts';
import { blankField, blankImage, type Field, type Image } from '../raster/image.ts';
import { cutByColour } from './background.ts';
import { boxAround, cutPatch, paint, swapPatch } from './brush.ts';
import { outlineOf, reachesEdge } from './outline.ts';
import { joinLayers, layersOfParts, PART_ROLES, proposeParts } from './parts.ts';
import { placed, placeOnCanvas } from './placing.ts';
import { proposeBody, proposeHead, proposePlacing } from './propose.ts';
import { cutByAlpha, onWhite } from './transparent.ts';
import { cutFromPerson, placePerson, wornAnchors } from './worn.ts';

const CANVAS = { width: 1200, height: 1600 };

/** A shirt with short sleeves, and with `legs` trousers below it; px of a photo of 600 by 800. */
const SHIRT: Point[] = [
  ...([
    [260, 120],
    [340, 120],
    [390, 140],
    [470, 270],
    [420, 310],
    [385, 260],
    [385, 420],
  ] as const),
  ...([
    [215, 420],
    [215, 260],
    [180, 310],
    [130, 270],
    [210, 140],
  ] as const),
];
const LEGS: Point[][] = [
  [
    [225, 415],
    [296, 415],
    [296, 700],
    [230, 700],
  ],
  [
    [304, 415],
    [375, 415],
    [370, 700],
    [304, 700],
  ],
];
const shape = (polygons: readonly Point[][]): Field => {
  const fields = polygons.map((points) => fillPolygon(points, 600, 800));
  const whole = blankField(600, 800);
  for (const { data } of fields)
    for (let i = 0; i < data.length; i++) whole.data[i] = Math.max(whole.data[i] as number, data[i] as number);
  return whole;
};

/** Cloth on a wall whose light falls off from one side to the other. */
function photoOf(cover: Field, cloth: readonly number[], wall: readonly number[]): Image {
  const photo = blankImage(cover.width, cover.height);
  for (let i = 0; i < cover.data.length; i++) {
    const light = 1 - 0.15 * ((i % cover.width) / cover.width);
    const grain = ((i * 7919) % 11) - 5;
    const share = cover.data[i] as number;
    for (let k = 0; k < 3; k++)
      photo.data[4 * i + k] = (cloth[k] as number) * share + ((wall[k] as number) * light + grain) * (1 - share);
    photo.data[4 * i + 3] = 255;
  }
  return photo;
}

/** The share of what either covers that both do. */
function overlap(a: Field, b: Field): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.data.length; i++) {
    const [here, there] = [(a.data[i] as number) > 0.5, (b.data[i] as number) > 0.5];
    if (here && there) both++;
    if (here || there) either++;
  }
  return both / either;
}

it('takes away a wall of uneven light, and nothing of the cloth, dark or light', () => {
  const cover = shape([SHIRT]);
  for (const cloth of [
    [120, 20, 40],
    [30, 30, 34],
    [246, 240, 226],
  ])
    expect(overlap(cutByColour(photoOf(cover, cloth, [150, 165, 170]), 28), cover)).toBeGreaterThan(0.97);
});

it('keeps a garment whose background was removed before, white on white too, without a dark edge', () => {
  const cover = shape([SHIRT]);
  const picture = blankImage(600, 800);
  cover.data.forEach((share, i) => {
    if (share > 0) picture.data.set([250, 248, 244, 255 * share], 4 * i);
  });
  const cut = cutByAlpha(picture);
  if (!cut) throw new Error('its background is removed');
  expect(overlap(cut.cover, cover)).toBeGreaterThan(0.999);
  const { picture: laid, cover: on } = placeOnCanvas(cut.picture, cut.cover, { grow: 2, x: 0, y: 0 }, CANVAS);
  on.data.forEach((share, i) => {
    if (share > 0.02) expect(laid.data[4 * i], `px ${i}`).toBeGreaterThan(240);
  });
});

it('takes an opaque photo, or one with round corners, for one that has its background', () => {
  const photo = photoOf(shape([SHIRT]), [120, 20, 40], [200, 200, 200]);
  expect(cutByAlpha(photo)).toBeNull();
  photo.data.fill(0, 0, 4 * 600);
  expect(cutByAlpha(photo)).toBeNull();
  expect([...onWhite(photo).data.slice(0, 4)]).toEqual([255, 255, 255, 255]);
});

it('leaves out specks beside the garment', () => {
  const cover = shape([SHIRT]);
  const dusty = shape([
    SHIRT,
    [
      [40, 40],
      [52, 40],
      [52, 52],
      [40, 52],
    ],
  ]);
  const cut = cutByColour(photoOf(dusty, [120, 20, 40], [200, 200, 200]), 28);
  expect(overlap(cut, cover)).toBeGreaterThan(0.97);
  expect(cut.data[46 * 600 + 46]).toBe(0);
});

it('finds armpits, trunk and the parting of the legs; of nothing there is no outline', () => {
  const shirt = outlineOf(shape([SHIRT]));
  expect(shirt).toMatchObject({ top: 120, bottom: 419, left: 130, right: 469, crotch: null });
  expect(shirt?.half).toBeCloseTo(85, 0);
  expect(shirt?.armpit).toBeGreaterThan(230);
  expect(shirt?.armpit).toBeLessThan(320);
  expect(outlineOf(shape([SHIRT, ...LEGS]))?.crotch).toBe(420);
  expect(outlineOf(blankField(20, 20))).toBeNull();
});

it('puts a garment on the canvas as drawn ones lie there, within it', () => {
  for (const kind of [
    { fit: 'fitted', slot: 'top' },
    { fit: 'robe', slot: 'whole' },
    { fit: 'head', slot: 'head' },
  ] as const) {
    const outline = outlineOf(shape([SHIRT]));
    if (!outline) throw new Error('there is a shirt');
    const placing = proposePlacing(outline, kind, CANVAS);
    const [[left, top], [right, bottom]] = [
      placed(placing, [outline.left, outline.top]),
      placed(placing, [outline.right, outline.bottom]),
    ];
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(CANVAS.width);
    expect(bottom).toBeLessThanOrEqual(CANVAS.height);
    expect((left + right) / 2).toBeCloseTo(600, -1);
  }
});

function laid(polygons: readonly Point[][]) {
  const cover = shape(polygons);
  const kind = { fit: 'fitted', slot: 'whole' } as const;
  const outline = outlineOf(cover);
  if (!outline) throw new Error('there is a garment');
  const on = placeOnCanvas(
    photoOf(cover, [120, 20, 40], [200, 200, 200]),
    cover,
    proposePlacing(outline, kind, CANVAS),
    CANVAS,
  );
  return { ...on, outline: outlineOf(on.cover), kind };
}

it('proposes points that stand as those of a body, chest within the cloth and arms along the sleeves', () => {
  const { cover } = laid([SHIRT, ...LEGS]);
  const points = proposeBody(cover, 'fitted');
  expect(points.chestR[0]).toBeGreaterThan(600 - 172);
  expect(points.chestL[0] - points.chestR[0]).toBeGreaterThan(230);
  expect(points.wristR[0]).toBeLessThan(points.elbowR[0]);
  expect(points.elbowR[0]).toBeLessThan(points.shoulderR[0]);
  expect(points.ankleL[0] - points.ankleR[0]).toBeGreaterThan(40);
  for (const [x, y] of Object.values(points)) expect(x >= 0 && x <= 1200 && y >= 0 && y <= 1600).toBe(true);
  expect(proposeBody(blankField(1200, 1600), 'robe')).toEqual(TEMPLATE);
});

it('proposes where a head is inside a hat', () => {
  const hat = fillPolygon(
    [
      [350, 600],
      [850, 600],
      [840, 950],
      [360, 950],
    ],
    1200,
    1600,
  );
  const { templeR, templeL, brow } = proposeHead(hat);
  expect(templeR[0]).toBeGreaterThan(350);
  expect(templeL[0]).toBeLessThan(850);
  expect(brow[1]).toBeGreaterThan(templeR[1]);
});

it('parts sleeves and legs, lets layers go on below those in front, and joins them again to what they were', () => {
  const { picture, cover, outline, kind } = laid([SHIRT, ...LEGS]);
  const parts = proposeParts(cover, outline, kind);
  const layers = layersOfParts(picture, cover, parts);
  expect(layers.map(({ role }) => role)).toEqual(['legR', 'legL', 'body', 'sleeveR', 'sleeveL']);
  const joined = joinLayers(layers, CANVAS);
  let strange = 0;
  for (let i = 0; i < parts.length; i++) {
    if ((cover.data[i] as number) * 255 < 1) continue;
    if (joined.parts[i] !== parts[i] || Math.abs((joined.cover.data[i] as number) - (cover.data[i] as number)) > 0.01)
      strange++;
  }
  expect(strange).toBe(0);
  const body = layers.find(({ role }) => role === 'body');
  const underSleeve = parts.findIndex(
    (part, i) => PART_ROLES[part] === 'sleeveR' && (body?.image.data[4 * i + 3] ?? 0) > 0,
  );
  expect(underSleeve).toBeGreaterThan(0);
});

it('erases, brings back and gives to a layer along a stroke, and undoes it', () => {
  const cover = blankField(60, 40);
  cover.data.fill(1);
  const painted = { cover, parts: new Uint8Array(60 * 40).fill(3) };
  const stroke = [
    [10, 20],
    [50, 20],
  ] as const;
  const before = cutPatch(painted, boxAround(cover, stroke, 6));
  paint(painted, 'erase', stroke, 5);
  expect([cover.data[20 * 60 + 30], cover.data[20 * 60 + 3], cover.data[2 * 60 + 30]]).toEqual([0, 1, 1]);
  paint(painted, 5, stroke, 5);
  expect(painted.parts[20 * 60 + 30]).toBe(5);
  const after = swapPatch(painted, before);
  expect([cover.data[20 * 60 + 30], painted.parts[20 * 60 + 30]]).toEqual([1, 3]);
  swapPatch(painted, after);
  paint(painted, 'restore', stroke, 7);
  expect(cover.data.every((value) => value === 1)).toBe(true);
});

it('cuts what a person of any tone wears: the clothes, and neither face, arms nor hands', () => {
  for (const skin of [
    [222, 176, 142],
    [66, 40, 28],
  ] as const) {
    const { photo, mask, landmarks, figure } = testPhoto({ build: 'man', lengths: {}, skin }, 300, 400);
    const body = bodyFromPose(landmarks, mask);
    const { shoulderR, shoulderL, hipJR, hipJL } = figure.body;
    const shirt = fillPolygon([shoulderR, shoulderL, hipJL, hipJR], 300, 400);
    for (let i = 0; i < shirt.data.length; i++)
      if ((shirt.data[i] as number) > 0.5) photo.data.set([30, 90, 160, 255], 4 * i);
    const cut = cutFromPerson(photo, mask, body);
    const at = ([x, y]: Point): number => cut.data[Math.round(y) * 300 + Math.round(x)] as number;
    expect(at(between(between(shoulderR, shoulderL), between(hipJR, hipJL)))).toBe(1);
    for (const bare of [body.face.nose, figure.body.elbowR, figure.body.wristL, figure.body.kneeR])
      expect(at(bare), `${skin}`).toBe(0);
    expect(at([5, 5])).toBe(0);
  }
});

it('puts a person on the canvas as large as drawn garments are worn, with all points on it', () => {
  const { mask, landmarks } = testPhoto({ build: 'woman', lengths: {}, skin: [150, 98, 66] }, 300, 400);
  const body = bodyFromPose(landmarks, mask);
  const anchors = wornAnchors(body, placePerson(body, CANVAS), CANVAS);
  expect(between(anchors.shoulderR, anchors.shoulderL)[0]).toBeCloseTo(600, 0);
  expect(anchors.shoulderL[0] - anchors.shoulderR[0]).toBeGreaterThan(240);
  expect(anchors.shoulderL[0] - anchors.shoulderR[0]).toBeLessThan(340);
  for (const [x, y] of Object.values(anchors)) expect(x >= 0 && x <= 1200 && y >= 0 && y <= 1600).toBe(true);
});

it('notices a garment that goes on beyond the picture', () => {
  const whole = shape([SHIRT]);
  expect(reachesEdge(whole)).toBe(false);
  const below = SHIRT.map(([x, y]): Point => [x, y + 420]);
  expect(reachesEdge(shape([below]))).toBe(true);
});
