import {
  type Currency,
  type CurrencyData,
  DEFAULT_CURRENCY,
  detectCurrency,
  FALLBACK_CURRENCY_DATA,
  formatMoney,
  getRates,
  type RateTable,
  setCurrencyPreference,
} from '@adunni/contracts/currency/currency';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { ApiError, callApi, messageOf } from '../api/call-api.ts';
import { type Shopper, shoppingCountry } from '../destination/destination.ts';
import { usePersonId } from '../session/use-session.ts';
import { stored } from '../storage/browser-storage.ts';
import { toast } from '../toasts.ts';

interface CurrencyState {
  currency: Currency;
  /** The country that somebody shops from, when we deliver there; null while it is not known. */
  country: string | null;
  rates: RateTable | null;
  /** Whether the rates could not be had, so that only naira can be shown. */
  isWithoutRates: boolean;
  choose: (currency: Currency) => void;
}

const CHOICE_KEY = 'adunni.currency';

/** What tells where somebody shops: the currency that they chose, with the account or in this browser, and their place. */
export const shopperOf = (place: CurrencyData) => ({
  chosen: place.preferredCurrency ?? (stored.read(CHOICE_KEY) as Currency | null),
  detected: place.detected ? place : null,
});

const Context = createContext<CurrencyState>({
  currency: DEFAULT_CURRENCY,
  country: null,
  rates: null,
  isWithoutRates: false,
  choose: () => undefined,
});

/** The display currency and how to choose another. Charges are always in NGN. */
export const useCurrency = (): CurrencyState => useContext(Context);

/** Starts at NGN, detects on load, and remembers a choice (with the account when signed in). */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const person = usePersonId();
  const signedIn = Boolean(person);
  const [currency, setCurrency] = useState<Currency>(DEFAULT_CURRENCY);
  const [shopper, setShopper] = useState<Shopper>({ chosen: null, detected: null });
  const [rates, setRates] = useState<RateTable | null>(null);
  const [isWithoutRates, setWithoutRates] = useState(false);

  useEffect(() => {
    if (person === undefined) return;
    let isStale = false;
    callApi(detectCurrency)
      .then(
        ({ data }) => data,
        (error) => {
          // That a session has ended is said once, by the check of its expiry.
          const hasEnded = error instanceof ApiError && error.status === 401;
          if (!isStale && !hasEnded) toast('error', messageOf(error, 'Failed to detect currency'));
          return FALLBACK_CURRENCY_DATA;
        },
      )
      .then((data) => {
        if (isStale) return;
        // Read when the answer is there, so that it does not undo what was chosen meanwhile.
        const found = shopperOf(data);
        setShopper(found);
        setCurrency(found.chosen ?? data.currency);
      });
    return () => {
      isStale = true;
    };
  }, [person]);

  useEffect(() => {
    callApi(getRates).then(setRates, () => setWithoutRates(true));
  }, []);

  const choose = useCallback(
    (next: Currency) => {
      setCurrency(next);
      setShopper(({ detected }) => ({ chosen: next, detected }));
      stored.keep(CHOICE_KEY, next);
      if (!signedIn) return;
      callApi(setCurrencyPreference, { body: { currency: next } }).catch((error) =>
        toast('error', messageOf(error, 'Failed to update currency')),
      );
    },
    [signedIn],
  );

  const shown = rates?.shown.includes(currency) ? currency : DEFAULT_CURRENCY;
  const country = shoppingCountry(shopper);
  const state = useMemo(
    () => ({ currency: shown, country, rates, isWithoutRates, choose }),
    [shown, country, rates, isWithoutRates, choose],
  );
  return <Context value={state}>{children}</Context>;
}

/** A naira amount in the display currency. `charged` shows naira whatever is chosen. */
export function Money({ amount, charged = false }: { amount: number; charged?: boolean }) {
  const { currency, rates } = useCurrency();
  return <span data-money={amount}>{formatMoney(amount, charged ? DEFAULT_CURRENCY : currency, rates)}</span>;
}
