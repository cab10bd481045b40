import { CURRENCY_NAMES, type Currency, DEFAULT_CURRENCY } from '@adunni/contracts/currency/currency';
import { useCurrency } from '../kit/money/currency-context.tsx';
import classes from './currency-switcher.module.css';

const WITHOUT_RATES = 'Exchange rates are unavailable. Prices are shown in naira.';

/** Chooses the currency that prices are shown in; without rates it says that there is only one. `long` spells them out. */
export function CurrencySwitcher({ long = false }: { long?: boolean }) {
  const { currency, rates, isWithoutRates, choose } = useCurrency();
  return (
    <>
      <select
        className={classes.select}
        aria-label="Currency"
        value={currency}
        onChange={(event) => choose(event.target.value as Currency)}
      >
        {(rates?.shown ?? [DEFAULT_CURRENCY]).map((code) => (
          <option key={code} value={code}>
            {long ? `${code} · ${CURRENCY_NAMES[code]}` : code}
          </option>
        ))}
        {isWithoutRates && <option disabled>{WITHOUT_RATES}</option>}
      </select>
      {long && isWithoutRates && (
        <p className={classes.note} role="status">
          {WITHOUT_RATES}
        </p>
      )}
    </>
  );
}
