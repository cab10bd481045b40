/** What a choice is made from: a product as it travels, or as the server reads it. `M` is its unit of money. */
export interface Choosable<M extends number> {
  basePrice: M;
  leadDaysMin: number;
  leadDaysMax: number;
  variants: readonly { _id: string; price: M }[];
  optionGroups: readonly {
    _id: string;
    name: string;
    required: boolean;
    choices: readonly { _id: string; label: string; priceDelta: M; leadDays: number; isDefault: boolean }[];
  }[];
}

/** What a shopper picked; `options` maps a group’s id to the chosen choice’s id. */
export interface Choice {
  variantId?: string | null | undefined;
  options?: Readonly<Record<string, string>> | undefined;
}

/** Why a choice cannot be ordered. `field` is its path in a request: `variantId` or `options.<group id>`. */
export interface ChoiceFault {
  kind: 'variant-needed' | 'variant-unknown' | 'option-needed' | 'option-unknown';
  field: string;
  message: string;
}

/** A chosen option in words. */
export interface ChosenOption {
  groupId: string;
  group: string;
  choiceId: string;
  choice: string;
}

/** The variant that was picked, or null. */
export const chosenVariant = <V extends { _id: string }>(product: { variants: readonly V[] }, choice: Choice) =>
  product.variants.find(({ _id }) => _id === choice.variantId) ?? null;

/** First reason why the choice cannot be ordered, or null: a variant where there are any, every required option. */
export function checkChoice(product: Choosable<number>, choice: Choice): ChoiceFault | null {
  if (product.variants.length > 0 && !choice.variantId)
    return { kind: 'variant-needed', field: 'variantId', message: 'Please choose a size and colour.' };
  if (choice.variantId && !chosenVariant(product, choice))
    return { kind: 'variant-unknown', field: 'variantId', message: 'This size and colour is no longer offered.' };
  const options = choice.options ?? {};
  const known = new Set(product.optionGroups.map(({ _id }) => _id));
  const stray = Object.keys(options).find((groupId) => !known.has(groupId));
  if (stray) return unknownOption(stray);
  for (const group of product.optionGroups) {
    const choiceId = options[group._id];
    if (choiceId === undefined && group.required)
      return { kind: 'option-needed', field: `options.${group._id}`, message: `Please choose: ${group.name}.` };
    if (choiceId !== undefined && !group.choices.some(({ _id }) => _id === choiceId)) return unknownOption(group._id);
  }
  return null;
}

const unknownOption = (groupId: string): ChoiceFault => ({
  kind: 'option-unknown',
  field: `options.${groupId}`,
  message: 'This option is no longer offered.',
});

/** Price of one piece as chosen, in the product’s own unit of money; what is not chosen yet costs nothing. */
export function priceOfChoice<M extends number>(product: Choosable<M>, choice: Choice): M {
  const base = chosenVariant(product, choice)?.price ?? product.basePrice;
  const amounts = [base, ...chosen(product, choice).map(({ picked }) => picked.priceDelta)];
  return (amounts.reduce<number>((sum, amount) => sum + Math.round(amount * 100), 0) / 100) as M;
}

/** Days from order to ready, as chosen: the product’s own span plus what each option adds. */
export function leadDaysOfChoice(product: Choosable<number>, choice: Choice): { min: number; max: number } {
  const added = chosen(product, choice).reduce((days, { picked }) => days + picked.leadDays, 0);
  return { min: product.leadDaysMin + added, max: product.leadDaysMax + added };
}

/** Chosen options in the order of the product’s groups. */
export const optionsLabel = (product: Choosable<number>, choice: Choice): ChosenOption[] =>
  chosen(product, choice).map(({ group, picked }) => ({
    groupId: group._id,
    group: group.name,
    choiceId: picked._id,
    choice: picked.label,
  }));

/** Kinds of options that a product offers and of which none was chosen. */
export const unchosenKinds = (
  { optionGroups }: { optionGroups: readonly { _id: string; kind: string }[] },
  { options }: Choice,
): string[] => optionGroups.filter(({ _id }) => options?.[_id] === undefined).map(({ kind }) => kind);

/** What a page preselects: in each required group the default choice, or the only one. */
export function defaultOptions(product: Choosable<number>): Record<string, string> {
  const picks = product.optionGroups
    .filter(({ required }) => required)
    .flatMap(({ _id, choices }) => {
      const pick = choices.find(({ isDefault }) => isDefault) ?? (choices.length === 1 ? choices[0] : undefined);
      return pick ? [[_id, pick._id] as const] : [];
    });
  return Object.fromEntries(picks);
}

/** From so few pieces on, the shopper is told how many are left. */
export const LOW_STOCK = 3;

function chosen<M extends number>(product: Choosable<M>, choice: Choice) {
  return product.optionGroups.flatMap((group) => {
    const picked = group.choices.find(({ _id }) => _id === choice.options?.[group._id]);
    return picked ? [{ group, picked }] : [];
  });
}
