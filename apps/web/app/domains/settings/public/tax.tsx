import { toKobo, toNaira } from '@adunni/contracts/money';
import { shownPrice, type TaxSettings, taxNote, taxSentence } from '@adunni/contracts/settings/shown-price';
import { createContext, useContext } from 'react';
import { Money } from '../../../kit/money/currency-context.tsx';
import classes from './tax.module.css';

const Context = createContext<TaxSettings>({ taxPercent: 0, showsTaxInPrices: false });
export const TaxProvider = Context.Provider;

/** The price of goods as the marketplace shows it: with its tax, when the settings say so. */
export function Price({ amount }: { amount: number }) {
  return <Money amount={toNaira(shownPrice(toKobo(amount), useContext(Context)))} />;
}

/** What a price says of tax: `plus 5% tax at checkout`; empty without tax. */
export const useTaxNote = (): string => taxNote(useContext(Context));

/** What many prices say of tax, in a sentence; empty without tax. */
export const useTaxSentence = (): string => taxSentence(useContext(Context));

/** The line above or below a list of prices that says whether tax is in them. */
export function TaxLine() {
  const sentence = useTaxSentence();
  return sentence && <p className={classes.line}>{sentence}</p>;
}
