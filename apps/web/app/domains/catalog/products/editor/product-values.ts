import type { ProductRecord } from '@adunni/contracts/catalog/products';
import type { productForm } from '@adunni/contracts/catalog/products-forms';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';

/** What the editor’s form holds. */
export type ProductValues = Omit<z.input<typeof productForm>, 'leadDaysMin' | 'leadDaysMax'> & {
  /** Null until it is said. */
  leadDaysMin: number | null;
  leadDaysMax: number | null;
};
export type ProductFormState = UseFormReturnType<ProductValues>;
export type VariantValues = ProductValues['variants'][number];
export type GroupValues = ProductValues['optionGroups'][number];
export type ChoiceValues = GroupValues['choices'][number];

/** A product that nothing is known of yet. */
export const NEW_PRODUCT: ProductValues = {
  title: '',
  summary: '',
  description: '',
  kind: 'ready-to-wear',
  gender: 'women',
  categoryId: '',
  makerId: null,
  code: null,
  fabric: '',
  occasions: [],
  tags: [],
  care: [],
  returnable: true,
  basePrice: 0,
  leadDaysMin: 2,
  leadDaysMax: 5,
  sizeChart: 'women',
  featured: false,
  status: 'draft',
  publishAt: null,
  variants: [],
  optionGroups: [],
  pictures: [],
};

/** The form of a product that exists. */
export const valuesOf = (product: ProductRecord): ProductValues => ({
  title: product.title,
  summary: product.summary,
  description: product.description,
  kind: product.kind,
  gender: product.gender,
  categoryId: product.category._id,
  makerId: product.maker._id,
  code: product.code,
  fabric: product.fabric,
  occasions: product.occasions,
  tags: product.tags,
  care: product.care,
  returnable: product.returnable,
  basePrice: product.basePrice,
  leadDaysMin: product.leadDaysMin,
  leadDaysMax: product.leadDaysMax,
  sizeChart: product.sizeChart,
  featured: product.featured,
  status: product.status,
  publishAt: product.publishAt,
  variants: product.variants.map(({ held: _, ...variant }) => ({ ...variant, stockSeen: variant.stock })),
  optionGroups: product.optionGroups.map(({ choices, ...group }) => ({
    ...group,
    choices: choices.map(({ picture, ...choice }) => ({ ...choice, mediaId: picture?._id ?? null })),
  })),
  pictures: product.pictures.map(({ _id, alt, colour }) => ({ mediaId: _id, alt, colour })),
});
