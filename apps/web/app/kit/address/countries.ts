import { COUNTRY_CODES, countryName } from '@adunni/contracts/countries';

/** The countries as options of a select. */
export const COUNTRY_OPTIONS = COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code) }));
