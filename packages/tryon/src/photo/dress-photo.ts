import { frameOf } from '../body/body.ts';
import { areLegsIn, type SeenBody } from '../body/from-pose.ts';
import { placeOnBody } from '../drape/deform.ts';
import type { Headwear, LayerRole, Outfit, WornGarment } from '../drape/outfit.ts';
import { castShadow, coverage } from '../drape/shadow.ts';
import { between, distance, smoothstep } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { fillHoles } from '../raster/fill-holes.ts';
import {
  blankField,
  doubled,
  doubledField,
  type Field,
  halve,
  halveField,
  type Image,
  layOver,
} from '../raster/image.ts';
import { warp } from '../raster/warp.ts';
import { type Bare, bareOf } from './bare.ts';
import { type Covers, collarTop, coversOf } from './covers.ts';
import { layHead } from './lay-head.ts';
import { lightOf, shine } from './light.ts';
import { takeOff } from './old-clothes.ts';
import { skinOf } from './skin.ts';
import { skinPicture } from './skin-picture.ts';

/** A photo of one person as it was read: opaque pixels, how much of each is the person, and where their body is. */
export interface ReadPhoto {
  photo: Image;
  mask: Field;
  body: SeenBody;
}

/** What of a photo is the same whatever is worn; worth keeping while clothes are changed. */
export interface PreparedPhoto extends ReadPhoto {
  covers: Covers;
  bare: Bare;
  /** Skin wherever a body without clothes would show it. */
  skin: Image;
  light: Field;
  /** What is behind the person, guessed from around them. */
  ground: Image;
}

/** Finds skin, arms, head, light and ground of a photo. */
export function preparePhoto(read: ReadPhoto): PreparedPhoto {
  const { photo, mask, body } = read;
  const skin = skinOf(photo, mask, body);
  const { width } = frameOf(body);
  const bare = bareOf(body, mask);
  // Light and ground are smooth: they are found at half the size, which takes a quarter of the time.
  const [half, person] = [halve(photo), halveField(mask)];
  return {
    ...read,
    bare,
    covers: coversOf(photo, body, mask, skin),
    skin: skinPicture(photo, skin, body, bare),
    light: doubledField(lightOf(half, person, width / 2, skin.brightness), mask),
    ground: doubled(fillHoles(half, away(person)), photo),
  };
}

/** 1 where nothing of a person is, nor close by. */
function away(mask: Field): Field {
  const wide = blur(mask, 2);
  return { ...wide, data: wide.data.map((share) => (share < 0.04 ? 1 : 0)) };
}

/** How dark what lies just below cloth is at the most. */
const SHADOW = 0.42;

const BELOW_ARMS: readonly LayerRole[] = ['legR', 'legL', 'body'];
const ABOVE_ARMS: readonly LayerRole[] = ['sleeveR', 'sleeveL', 'front'];

/**
 * The person of a photo with outfits on. From the back: the ground where old clothes were, what hangs behind the neck, the
 * bare body, trousers and body, the forearms, sleeves over them, then hands, hair and head, and what is worn on the head.
 */
export function dressPhoto(prepared: PreparedPhoto, outfits: readonly Outfit[]): Image {
  const { photo } = prepared;
  const garments = outfits.filter((outfit): outfit is WornGarment => outfit.fit !== 'head');
  const headwear = outfits.filter((outfit): outfit is Headwear => outfit.fit === 'head');
  const dressed: Image = { ...photo, data: photo.data.slice() };
  if (garments.length > 0) layGarments(dressed, prepared, garments, headwear.length > 0);
  layHead(dressed, prepared, headwear);
  return dressed;
}

function layGarments(
  dressed: Image,
  prepared: PreparedPhoto,
  garments: readonly WornGarment[],
  isHairUp: boolean,
): void {
  const { photo, body, covers, light, mask, bare, skin } = prepared;
  const { width, height } = photo;
  const layersOf = (roles: readonly LayerRole[]): Image[] =>
    garments.flatMap((garment) =>
      garment.layers
        .filter(({ role }) => roles.includes(role))
        .map(({ role, sheet }) => {
          const layer = warp(sheet, placeOnBody(role, { garment, body, ease: garment.ease ?? 1 }), width, height);
          shine(layer, light);
          return layer;
        }),
    );
  const [behind, below, above] = [layersOf(['back']), layersOf(BELOW_ARMS), layersOf(ABOVE_ARMS)];
  const cloth = coverage([...below, ...above], width, height);
  const covered = (slot: 'top' | 'bottom'): boolean => garments.some((garment) => (garment.slot ?? 'whole') !== slot);
  // Who tries a top keeps their own trousers, and who tries trousers their own top.
  const [hasTop, hasLegs] = [covered('bottom'), covered('top') && areLegsIn(body, height)];
  const top = hasTop ? collarTop(body) : Math.min(body.waistR[1], body.waistL[1]);
  takeOff(dressed, prepared, cloth, { top, hasTop, hasLegs });
  const rest = beside(covers.head);
  for (const layer of behind) layOver(dressed, layer, rest);
  if (hasTop) layOver(dressed, skin, bare.all);
  if (hasLegs) layOver(dressed, skin, bare.legs);
  castShadow(dressed, { cloth, mask }, frameOf(body).width, SHADOW);
  for (const layer of below) layOver(dressed, layer);
  // Wide robes lie over arms and hands; else a hand before the body brings its forearm with it.
  const isRobe = hasTop && garments.some(({ fit }) => fit === 'robe');
  if (hasTop && !isRobe)
    layOver(dressed, skin, forearmsOver(prepared, coverage(below, width, height), above.length > 0));
  if (!hasTop) layOver(dressed, photo, bare.forearms);
  for (const layer of above) layOver(dressed, layer);
  if (!isRobe) {
    castShadow(dressed, { cloth: covers.hands, mask: cloth }, frameOf(body).width, SHADOW);
    layOver(dressed, photo, covers.hands);
  }
  if (!isHairUp) layOver(dressed, photo, covers.hair);
}

/** Where forearms lie before cloth: not over sleeves that are cut in one with the body, which hang beside the trunk. */
function forearmsOver({ body, bare }: PreparedPhoto, cloth: Field, hasSleeves: boolean): Field {
  const { side, width } = frameOf(body);
  const middle = between(body.waistR, body.waistL);
  const half = distance(body.waistR, body.waistL) / 2 + width * 0.06;
  const level = hasSleeves ? 'waist' : 'hip';
  const lowest = Math.max(body[`${level}R`][1], body[`${level}L`][1]);
  const shown = blankField(cloth.width, cloth.height);
  for (let i = 0; i < shown.data.length; i++) {
    const arm = bare.forearms.data[i] as number;
    if (arm === 0) continue;
    const [x, y] = [i % cloth.width, Math.floor(i / cloth.width)];
    const away = Math.abs((x - middle[0]) * side[0] + (y - middle[1]) * side[1]);
    const isSleeve = smoothstep(half, half + width * 0.04, away) * (1 - smoothstep(lowest - 4, lowest + 4, y));
    shown.data[i] = arm * (1 - isSleeve * (cloth.data[i] as number));
  }
  return shown;
}

/** Where the field is not. */
function beside({ width, height, data }: Field): Field {
  const rest = blankField(width, height);
  for (let i = 0; i < data.length; i++) rest.data[i] = 1 - (data[i] as number);
  return rest;
}
