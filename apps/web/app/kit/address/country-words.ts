import { needsState } from '@adunni/contracts/countries';

/** What the part of a country is called in its addresses, where it has one word. */
const PARTS: Readonly<Record<string, string>> = {
  GB: 'County',
  IE: 'County',
  US: 'State',
  BR: 'State',
  IN: 'State',
  AU: 'State or territory',
  CA: 'Province or territory',
  AE: 'Emirate',
  JP: 'Prefecture',
  ZA: 'Province',
};

const POSTCODES: Readonly<Record<string, string>> = { US: 'ZIP code', CA: 'Postal code', IE: 'Eircode' };

/** What the fields of state and postcode are called outside Nigeria, and whether the state may be left out. */
export function placeLabels(countryCode: string): { state: string; postcode: string } {
  const part = PARTS[countryCode] ?? 'State, province or county';
  return {
    state: needsState(countryCode) ? part : `${part} (optional)`,
    postcode: POSTCODES[countryCode] ?? 'Postcode',
  };
}

/** Codes by which the countries are called that most orders from abroad come from. */
const CALLED_BY: Readonly<Record<string, string>> = {
  GH: '+233',
  BJ: '+229',
  TG: '+228',
  KE: '+254',
  ZA: '+27',
  IE: '+353',
  US: '+1',
  CA: '+1',
  FR: '+33',
  DE: '+49',
  NL: '+31',
  AE: '+971',
  AU: '+61',
};

/** What the phone of a recipient may look like. */
export const phoneHint = (countryCode: string): string =>
  countryCode === 'NG'
    ? 'Of the recipient, for example 0803 123 4567 or +234 803 123 4567'
    : `Of the recipient, with the country code, such as ${CALLED_BY[countryCode] ?? '+44'}`;
