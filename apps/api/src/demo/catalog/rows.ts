import { kobo, toKobo } from '@adunni/contracts/money';
import { pictureIndex } from '@adunni/garment-art/media';
import { v7 as newId } from 'uuid';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { colourHex } from './palette.ts';
import { recipesOf } from './recipes.ts';
import type { DemoProduct, MadeToMeasure } from './types.ts';

/** Ids that the rows of a product refer to. */
export interface Known {
  makers: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
  now: Date;
}

const thousand = (amount: number) => toKobo(amount * 1000);
const found = (ids: ReadonlyMap<string, string>, name: string): string => {
  const id = ids.get(name);
  if (!id) throw new Error(`the demo catalogue misses ${name}`);
  return id;
};

/** A demo product as rows of every table that it fills; it came to the shop so many days ago. */
export function rowsOf(demo: DemoProduct, daysAgo: number, known: Known) {
  const productId = newId();
  const isMade = 'groups' in demo;
  const pictures = picturesOf(demo, productId, known);
  const drawn = recipesOf(demo);
  return {
    product: {
      _id: productId,
      makerId: found(known.makers, demo.maker),
      categoryId: found(known.categories, demo.category),
      slug: demo.slug,
      title: demo.title,
      summary: demo.summary,
      description: demo.description.join('\n\n'),
      kind: isMade ? ('made-to-measure' as const) : ('ready-to-wear' as const),
      gender: demo.gender,
      fabric: demo.fabric,
      occasions: [...demo.occasions],
      tags: [...demo.tags],
      care: [...demo.care],
      returnable: !isMade,
      basePrice: thousand(demo.price),
      leadDaysMin: demo.leadDays[0],
      leadDaysMax: demo.leadDays[1],
      sizeChart: demo.sizeChart ?? ('none' as const),
      status: 'published' as const,
      featured: demo.featured ?? false,
      // What is made has its colours among its options.
      recipe: drawn && { base: drawn.base, colours: isMade ? {} : drawn.colours },
      createdAt: new Date(known.now.getTime() - daysAgo * DAY_MS),
      updatedAt: known.now,
    },
    pictures,
    variants: isMade ? [] : variantsOf(demo, productId),
    groups: isMade ? groupsOf(demo, productId, pictures, known, drawn) : [],
  };
}

function picturesOf(demo: DemoProduct, productId: string, known: Known) {
  const main = demo.colours['1'];
  return (pictureIndex[demo.slug] ?? [])
    .filter(({ kind }) => kind === 'product')
    .map(({ file }, position) => {
      const name = file.replace(/^.*\/|\.webp$/g, '');
      return { productId, mediaId: found(known.pictures, file), position, colour: demo.colours[name] ?? main };
    });
}

function variantsOf(demo: Extract<DemoProduct, { sizes: unknown }>, productId: string) {
  return Object.values(demo.colours).flatMap((colour, row) =>
    demo.sizes.map((size, column) => ({
      productId,
      sku: `${demo.slug}-${colour}-${size}`.toUpperCase().replace(/[^A-Z0-9]+/g, '-'),
      size,
      colour,
      colourHex: colourHex[colour],
      price: thousand(demo.price + (demo.dearer?.[size] ?? 0)),
      stock: demo.stock[row]?.[column] ?? 0,
      position: row * demo.sizes.length + column,
    })),
  );
}

type Pictures = ReturnType<typeof picturesOf>;

/** A picture of the product itself by its name, another by its path. */
const pathOf = (slug: string, picture: string): string =>
  picture.includes('/') ? `${picture}.webp` : `products/${slug}/${picture}.webp`;

function groupsOf(
  { slug, groups, colours }: MadeToMeasure,
  productId: string,
  pictures: Pictures,
  known: Known,
  drawn: ReturnType<typeof recipesOf>,
) {
  const rows = groups.map(({ name, kind, required = true, choices }, index) => {
    const _id = newId();
    return {
      group: { _id, productId, name, kind, required, position: index + 1 },
      choices: choices.map(([label, adds, leadDays = 0, picture], position) => ({
        groupId: _id,
        label,
        priceDelta: thousand(adds),
        leadDays,
        isDefault: required && position === 0,
        swatch: null as string | null,
        mediaId: picture ? found(known.pictures, pathOf(slug, picture)) : null,
        recipe: drawn?.choices[label] ?? null,
        position,
      })),
    };
  });
  // What there is in one colour asks for none.
  if (Object.keys(colours).length === 1) return rows;
  const _id = newId();
  const colourChoices = Object.values(colours).map((label, position) => ({
    groupId: _id,
    label,
    priceDelta: kobo(0),
    leadDays: 0,
    isDefault: position === 0,
    swatch: colourHex[label],
    mediaId: pictures.find(({ colour }) => colour === label)?.mediaId ?? null,
    recipe: drawn?.colours[label] ?? null,
    position,
  }));
  const colour = { _id, productId, name: 'Colour', kind: 'colour', required: true, position: 0 };
  return [{ group: colour, choices: colourChoices }, ...rows];
}
