import type { Product } from '@adunni/contracts/catalog/catalog';
import { firstPick, type Pick } from './pick.ts';

type Shown = Product['pictures'][number];

/** What of the pick a picture may show: the colour of a variant, or the choice of a group. */
type Part = 'colour' | (string & {});

/** The pictures of a product as its page shows them: first what is picked at first, and last those of choices alone. */
export function galleryOf(product: Product): Shown[] {
  const known = new Set(product.pictures.map(({ _id }) => _id));
  const added = product.optionGroups
    .flatMap(({ choices }) => choices.flatMap(({ picture }) => picture ?? []))
    .filter(({ _id }) => !known.has(_id) && known.add(_id))
    .map((picture) => ({ ...picture, colour: null }));
  const all = [...product.pictures, ...added];
  const pick = firstPick(product);
  const lead = ['colour', ...product.optionGroups.map(({ _id }) => _id)]
    .map((part) => pictureOf(product, all, pick, part))
    .find((place) => place !== null);
  return lead === undefined ? all : all.toSpliced(lead, 1).toSpliced(0, 0, ...all.slice(lead, lead + 1));
}

/** Place of the picture that shows one part of the pick, or null when none does. */
export function pictureOf(product: Product, pictures: readonly Shown[], pick: Pick, part: Part): number | null {
  const choice = product.optionGroups
    .find(({ _id }) => _id === part)
    ?.choices.find(({ _id }) => _id === pick.options[part]);
  const picture = choice?.picture;
  if (picture) return pictures.findIndex(({ _id }) => _id === picture._id);
  const word = (part === 'colour' ? pick.colour : choice?.label)?.toLowerCase();
  const index = pictures.findIndex(({ colour }) => colour !== null && colour.toLowerCase() === word);
  return index < 0 ? null : index;
}

/** Which part of the pick differs between two, or null when none of what pictures show does. */
export function changedPart(before: Pick, after: Pick): Part | null {
  if (before.colour !== after.colour) return 'colour';
  const groups = Object.keys({ ...before.options, ...after.options });
  return groups.find((groupId) => before.options[groupId] !== after.options[groupId]) ?? null;
}
