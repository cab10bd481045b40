import { countryInText } from '../countries.ts';

/** What of an order that leaves Nigeria is not in its price, and who collects it. */
export const dutiesText = (countryCode: string): string =>
  `Import duty and tax of ${countryInText(countryCode)} are not included: the carrier collects them.`;
