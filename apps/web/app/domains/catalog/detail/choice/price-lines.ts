import type { Product } from '@adunni/contracts/catalog/catalog';
import { chosenVariant, optionsLabel } from '@adunni/contracts/catalog/choice';
import { choiceOf, type Pick } from './pick.ts';

/** One line of the breakdown, in naira. */
export interface PriceLine {
  label: string;
  amount: number;
}

/** What makes up the price of one piece: the piece itself and every choice that changes its price. */
export function priceLines(product: Product, pick: Pick): PriceLine[] {
  const choice = choiceOf(product, pick);
  const base = chosenVariant(product, choice)?.price ?? product.basePrice;
  const added = optionsLabel(product, choice).map((words) => {
    const group = product.optionGroups.find(({ _id }) => _id === words.groupId);
    const amount = group?.choices.find(({ _id }) => _id === words.choiceId)?.priceDelta ?? 0;
    return { label: `${words.group}: ${words.choice}`, amount };
  });
  return [{ label: product.title, amount: base }, ...added.filter(({ amount }) => amount !== 0)];
}
