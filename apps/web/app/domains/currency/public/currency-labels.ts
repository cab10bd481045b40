const NAMES = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** `British Pound` of `GBP`; what is no currency stays as it is. */
export const currencyName = (code: string): string => (/^[A-Z]{3}$/.test(code) ? (NAMES.of(code) ?? code) : code);

/** Naira for one unit of a currency, always with two decimals: `₦9.34`. */
export const nairaRate = (nairaPerUnit: number): string =>
  `₦${nairaPerUnit.toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
