import { CURRENCIES, type Currency } from '@adunni/contracts/currency/currency';
import { useCurrency } from '../kit/money/currency-context.tsx';
import classes from './currency-switcher.module.css';

const NAMES = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** Chooses the currency that prices are shown in. `long` spells the currencies out. */
export function CurrencySwitcher({ long = false }: { long?: boolean }) {
  const { currency, rates, choose } = useCurrency();
  return (
    <select
      className={classes.select}
      aria-label="Currency"
      value={currency}
      onChange={(event) => choose(event.target.value as Currency)}
    >
      {(rates?.shown ?? CURRENCIES).map((code) => (
        <option key={code} value={code}>
          {long ? `${code} · ${NAMES.of(code)}` : code}
        </option>
      ))}
    </select>
  );
}
