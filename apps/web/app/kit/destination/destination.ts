import { isDeliveredTo } from '@adunni/contracts/countries';
import type { Currency } from '@adunni/contracts/currency/currency';

/** Where we are at home, and where an order goes as long as nothing tells otherwise. */
export const HOME = 'NG';

/** The country that is at home in a currency; several are in euros. */
const COUNTRY_OF: Readonly<Partial<Record<Currency, string>>> = {
  NGN: 'NG',
  USD: 'US',
  GBP: 'GB',
  CAD: 'CA',
  AUD: 'AU',
  JPY: 'JP',
  CHF: 'CH',
  CNY: 'CN',
};

/** What tells in which country somebody shops. */
export interface Shopper {
  /** The currency that they chose themselves. */
  chosen: Currency | null;
  /** The country and its currency that were detected; null while nothing was. */
  detected: { countryCode: string; currency: Currency } | null;
}

/** The country that somebody shops from, when we deliver there: by the currency that they chose, else as detected. */
export function shoppingCountry({ chosen, detected }: Shopper): string | null {
  const likely = [chosen && COUNTRY_OF[chosen], detected?.countryCode, detected && COUNTRY_OF[detected.currency]];
  return likely.find((code) => code && isDeliveredTo(code)) ?? null;
}

/** What tells where an order is to go, the surest first. */
interface Signs {
  /** The country of the checkout that was begun. */
  checkout: string | null;
  /** The country that was chosen on this device. */
  chosen: string | null;
  /** The country of the person’s default address, else of the last one. */
  address: string | null;
  /** The country that they shop from. */
  shopping: string | null;
}

/** The country that an order goes to. */
export const destinationOf = ({ checkout, chosen, address, shopping }: Signs): string =>
  [checkout, chosen, address, shopping].find((code) => code && isDeliveredTo(code)) ?? HOME;
