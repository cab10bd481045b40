import type { ChoiceValues, GroupValues } from '../editor/product-values.ts';

/** A choice that nothing is said of yet. */
export const NEW_CHOICE: ChoiceValues = {
  _id: null,
  label: '',
  priceDelta: 0,
  leadDays: 0,
  isDefault: false,
  swatch: null,
  mediaId: null,
};

/** A group with its first choice. */
export const NEW_GROUP: GroupValues = {
  _id: null,
  name: '',
  kind: 'fabric',
  required: true,
  choices: [{ ...NEW_CHOICE, isDefault: true }],
};
