import { z } from 'zod';
import { id, line, momentIn, prose } from '../fields.ts';
import { moneyIn, twoDecimals } from '../money-forms.ts';
import { statusNames } from '../statuses.ts';
import { GENDERS, PRODUCT_KINDS, PRODUCT_STATUSES, SIZE_CHARTS } from './catalog.ts';

/** Most pictures of one product. */
export const MAX_PICTURES = 12;
/** Most variants of one product: 20 sizes in 10 colours. */
export const MAX_VARIANTS = 200;
/** What an option group is about; `colour` groups paint swatches and are found by colour. */
export const OPTION_KINDS = [
  'fabric',
  'colour',
  'neckline',
  'sleeve',
  'lining',
  'length',
  'headwear',
  'embroidery',
  'fit',
  'other',
] as const;

const hex = line(7).regex(/^#[0-9a-f]{6}$/i, 'A colour such as #1b2d6b.');
const days = z.number().int('Whole days.').min(0, 'Not less than 0.').max(365, 'At most 365 days.');
const words = (count: number, length: number) => z.array(line(length)).max(count, `At most ${count}.`);

/** One piece on the shelf. A variant that is left out of the form is withdrawn; orders in flight keep it. */
export const variantForm = z.object({
  /** Null for a new one. */
  _id: id.nullable(),
  sku: line(60).regex(/^\S+$/, 'Without spaces.'),
  size: line(20, 0),
  colour: line(40, 0),
  colourHex: hex,
  price: moneyIn,
  stock: z.number().int('Enter a whole number.').min(0, 'Not less than 0.').max(1_000_000, 'At most 1,000,000.'),
  /** The stock that the editor was opened with: the difference is booked, so that sales meanwhile are not overwritten. */
  stockSeen: z.number().int().min(0).max(1_000_000),
});

export const choiceForm = z.object({
  _id: id.nullable(),
  label: line(60),
  priceDelta: moneyIn,
  /** Days that this choice adds to the lead time. */
  leadDays: days,
  isDefault: z.boolean(),
  swatch: hex.nullable(),
  mediaId: id.nullable(),
});

export const optionGroupForm = z
  .object({
    _id: id.nullable(),
    name: line(60),
    kind: line(30),
    required: z.boolean(),
    choices: z.array(choiceForm).min(1, 'Add at least one choice.').max(60, 'At most 60 choices.'),
  })
  .refine(({ choices }) => choices.filter(({ isDefault }) => isDefault).length <= 1, {
    path: ['choices'],
    message: 'Only one choice can be the default.',
  });

export const productPictureForm = z.object({
  mediaId: id,
  alt: line(200, 0),
  /** Colour that the picture shows, when it shows one of the product’s colours. */
  colour: line(40).nullable(),
});

const repeats = (values: readonly string[]) => {
  const lower = values.map((value) => value.toLowerCase());
  return lower.findIndex((value, index) => lower.indexOf(value) !== index);
};

/** A whole product as its maker or staff write it: one form for all of it. Money is naira; lists are in their order. */
export const productForm = z
  .object({
    title: line(120),
    /** One sentence. */
    summary: line(240),
    description: prose(6000, 1),
    kind: z.enum(PRODUCT_KINDS),
    gender: z.enum(GENDERS),
    categoryId: id,
    /** Whose it is; only staff choose, at creation. A designer’s products are always their own. */
    makerId: id.nullable(),
    /** The maker’s own number or name for it; imports find it by that. */
    code: line(60).nullable(),
    fabric: line(60),
    occasions: words(12, 40),
    tags: words(20, 40),
    care: words(12, 200),
    returnable: z.boolean(),
    basePrice: moneyIn,
    leadDaysMin: days,
    leadDaysMax: days,
    sizeChart: z.enum(SIZE_CHARTS),
    /** Shown among the chosen pieces; only staff set it. */
    featured: z.boolean(),
    status: z.enum(statusNames(PRODUCT_STATUSES)),
    /** When a scheduled product shows. */
    publishAt: momentIn().nullable(),
    variants: z.array(variantForm).max(MAX_VARIANTS, `At most ${MAX_VARIANTS} variants.`),
    optionGroups: z.array(optionGroupForm).max(12, 'At most 12 groups of options.'),
    pictures: z.array(productPictureForm).max(MAX_PICTURES, `At most ${MAX_PICTURES} images.`),
  })
  .superRefine((form, ctx) => {
    const remark = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    if (form.leadDaysMin > form.leadDaysMax) remark(['leadDaysMax'], 'Not less than the shortest time.');
    if (form.status === 'scheduled' && !form.publishAt) remark(['publishAt'], 'Please choose a date and time.');
    if (form.kind === 'made-to-measure' && form.variants.length > 0)
      remark(['variants'], 'Made-to-measure products have options, not variants.');
    if (form.kind === 'ready-to-wear' && form.optionGroups.length > 0)
      remark(['optionGroups'], 'Ready-to-wear products have variants, not options.');
    const choice = repeats(form.variants.map(({ size, colour }) => `${size}\n${colour}`));
    if (choice >= 0) remark(['variants', choice, 'size'], 'This size and colour already exists.');
    const sku = repeats(form.variants.map((variant) => variant.sku));
    if (sku >= 0) remark(['variants', sku, 'sku'], 'This SKU already exists.');
    const picture = repeats(form.pictures.map(({ mediaId }) => mediaId));
    if (picture >= 0) remark(['pictures', picture, 'mediaId'], 'This image has already been added.');
    if (form.status === 'published' || form.status === 'scheduled') {
      if (form.pictures.length === 0) remark(['pictures'], 'A published product needs at least one image.');
      if (form.kind === 'ready-to-wear' && form.variants.length === 0)
        remark(['variants'], 'A published ready-to-wear product needs at least one variant.');
      if (form.basePrice <= 0) remark(['basePrice'], 'A published product needs a price.');
    }
    form.pictures.forEach(({ alt }, index) => {
      if (!alt) remark(['pictures', index, 'alt'], 'Describe the image for people who can’t see it.');
    });
  });
export type ProductForm = z.output<typeof productForm>;

/** Part of a picture to keep, in pixels of its original. */
export const cropForm = z.object({
  x: z.number().int().min(0),
  y: z.number().int().min(0),
  width: z.number().int().min(96, 'At least 96 pixels.'),
  height: z.number().int().min(96, 'At least 96 pixels.'),
});

/** How prices change: by a percentage or an amount of naira, either up or down, then to whole hundreds if wanted. */
export const priceChange = z.object({
  by: z.enum(['percent', 'amount']),
  value: twoDecimals(z.number().min(-10_000_000).max(10_000_000)),
  /** Round to the nearest ₦100. */
  roundTo100: z.boolean(),
});
export type PriceChange = z.output<typeof priceChange>;
