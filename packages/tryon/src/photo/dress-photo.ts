import { frameOf } from '../body/body.ts';
import type { SeenBody } from '../body/from-pose.ts';
import { placeOnBody } from '../drape/deform.ts';
import type { LayerRole, Outfit, WornGarment } from '../drape/outfit.ts';
import { placeOnHead } from '../drape/wear-on-head.ts';
import { smoothstep } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { fillHoles } from '../raster/fill-holes.ts';
import { blankField, blankImage, type Field, type Image, layOver } from '../raster/image.ts';
import { warp } from '../raster/warp.ts';
import { type Bare, bareOf } from './bare.ts';
import { type Covers, coversOf } from './covers.ts';
import { lightOf, shine } from './light.ts';
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
  const wide = blur(mask, 3);
  const known = blankField(mask.width, mask.height);
  for (let i = 0; i < known.data.length; i++) known.data[i] = (wide.data[i] as number) < 0.04 ? 1 : 0;
  return {
    ...read,
    bare,
    covers: coversOf(body, mask, skin),
    skin: skinPicture(photo, skin, body, bare.all),
    light: lightOf(photo, mask, width, skin.brightness),
    ground: fillHoles(photo, known),
  };
}

const BELOW_ARMS: readonly LayerRole[] = ['legR', 'legL', 'body'];
const ABOVE_ARMS: readonly LayerRole[] = ['sleeveR', 'sleeveL'];

/**
 * The person of a photo with outfits on. From the back: the ground where old clothes were, what hangs behind the neck, the
 * bare body, trousers and body, the forearms, sleeves over them, then head and hands, and what is worn on the head.
 */
export function dressPhoto(prepared: PreparedPhoto, outfits: readonly Outfit[]): Image {
  const { photo, body, covers, light, mask, bare, skin } = prepared;
  const garments = outfits.filter((outfit): outfit is WornGarment => outfit.fit !== 'head');
  const dressed: Image = { ...photo, data: photo.data.slice() };
  if (garments.length > 0) {
    const { width, height } = photo;
    const layersOf = (roles: readonly LayerRole[]): Image[] =>
      garments.flatMap((garment) =>
        garment.layers
          .filter(({ role }) => roles.includes(role))
          .map(({ role, sheet }) => {
            const layer = warp(sheet, placeOnBody(role, { garment, body, ease: 1 }), width, height);
            shine(layer, light);
            return layer;
          }),
      );
    const [behind, below, above] = [layersOf(['back']), layersOf(BELOW_ARMS), layersOf(ABOVE_ARMS)];
    const cloth = coverage([...below, ...above], width, height);
    takeOff(dressed, prepared, cloth);
    for (const layer of behind) layOver(dressed, layer, beside(covers.head));
    layOver(dressed, skin, bare.all);
    castShadow(dressed, cloth, mask, frameOf(body).width);
    for (const layer of below) layOver(dressed, layer);
    // Wide robes lie over the arms; a hand before the body brings its forearm with it.
    if (garments.every(({ fit }) => fit !== 'robe')) layOver(dressed, skin, bare.forearms);
    for (const layer of above) layOver(dressed, layer);
    layOver(dressed, photo, covers.hands);
  }
  layOver(dressed, photo, covers.head);
  for (const outfit of outfits) {
    if (outfit.fit !== 'head') continue;
    for (const { sheet } of outfit.layers) {
      const layer = warp(sheet, placeOnHead(outfit, body.head), photo.width, photo.height);
      shine(layer, light);
      layOver(dressed, layer);
    }
  }
  return dressed;
}

/** Where the field is not. */
function beside({ width, height, data }: Field): Field {
  const rest = blankField(width, height);
  for (let i = 0; i < data.length; i++) rest.data[i] = 1 - (data[i] as number);
  return rest;
}

/** The lowest row of the picture that cloth reaches. */
function hemOf({ width, data }: Field): number {
  return Math.floor(data.findLastIndex((value) => value > 0.5) / width);
}

function coverage(layers: readonly Image[], width: number, height: number): Field {
  const all = blankImage(width, height);
  for (const layer of layers) layOver(all, layer);
  const cover = blankField(width, height);
  for (let i = 0; i < cover.data.length; i++) cover.data[i] = (all.data[4 * i + 3] as number) / 255;
  return cover;
}

/** Puts the ground in place of old clothes that the new ones do not cover, down to the hem. */
function takeOff(dressed: Image, { ground, mask, covers, body }: PreparedPhoto, cloth: Field): void {
  const soft = blur(mask, 3);
  const hem = hemOf(cloth);
  const chin = body.head.chin[1];
  const { head, hands, kept: arms } = covers;
  for (let y = Math.max(0, Math.floor(chin)), i = y * mask.width; y < Math.min(mask.height, hem); y++) {
    for (let x = 0; x < mask.width; x++, i++) {
      const person = smoothstep(0.02, 0.2, soft.data[i] as number);
      if (person === 0) continue;
      const kept = Math.max(head.data[i] as number, hands.data[i] as number, arms.data[i] as number);
      const away = person * (1 - kept) * (1 - (cloth.data[i] as number));
      for (let k = 0; k < 3; k++) {
        const at = 4 * i + k;
        dressed.data[at] = (dressed.data[at] as number) * (1 - away) + (ground.data[at] as number) * away;
      }
    }
  }
}

/** Darkens what lies just below the edges of cloth. */
function castShadow(dressed: Image, cloth: Field, mask: Field, shoulderWidth: number): void {
  const { width, height } = mask;
  const soft = blur(cloth, Math.max(2, shoulderWidth * 0.025));
  const drop = Math.round(shoulderWidth * 0.03);
  for (let y = drop, i = drop * width; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const dark = (soft.data[i - drop * width] as number) * (mask.data[i] as number) * 0.42;
      if (dark === 0) continue;
      for (let k = 0; k < 3; k++) dressed.data[4 * i + k] = (dressed.data[4 * i + k] as number) * (1 - dark);
    }
  }
}
