import { withTax } from '@adunni/contracts/cart/totals';
import { toKobo, toNaira } from '@adunni/contracts/money';
import type { PublicSettings } from '@adunni/contracts/settings/settings';
import { createContext, useContext } from 'react';
import { Money } from '../../../kit/money/currency-context.tsx';

type Tax = Pick<PublicSettings, 'taxPercent' | 'showsTaxInPrices'>;

const Context = createContext<Tax>({ taxPercent: 0, showsTaxInPrices: false });
export const TaxProvider = Context.Provider;

/** The price of goods as the marketplace shows it: with its tax, when the settings say so. */
export function Price({ amount }: { amount: number }) {
  const { taxPercent, showsTaxInPrices } = useContext(Context);
  return <Money amount={showsTaxInPrices ? toNaira(withTax(toKobo(amount), taxPercent)) : amount} />;
}

/** What prices say of tax: `plus 5% tax at checkout`; empty without tax. */
export function useTaxNote(): string {
  const { taxPercent, showsTaxInPrices } = useContext(Context);
  if (taxPercent === 0) return '';
  return showsTaxInPrices ? `includes ${taxPercent}% tax` : `plus ${taxPercent}% tax at checkout`;
}
