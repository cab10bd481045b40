/** What somebody who imports for themselves may reckon with, and the page of the authority that decides it. */
export interface DutyGuide {
  /** Where it holds, as people call it. */
  place: string;
  countryCodes: readonly string[];
  /** The rule in short; a guide, and no promise. */
  rule: string;
  page: { name: string; url: string };
}

/**
 * By destination, in the order in which they are shown, for parcels that somebody buys for themselves. The rules are those
 * of the pages named, but for two: the $800 of the United States were suspended by the executive order of 30 July 2025, and
 * that of Ghana is as its press reports it of the revenue authority. The duty-free limit of the European
 * Union is under change, so that no sum is named.
 */
export const DUTY_GUIDES: readonly DutyGuide[] = [
  {
    place: 'United Kingdom',
    countryCodes: ['GB'],
    rule: 'VAT is due on nearly everything, 20% on clothes for adults, and customs duty as well when the goods are worth more than £135. Above £135 VAT is charged on goods, delivery and duty together, and the carrier may add a handling fee.',
    page: {
      name: 'gov.uk, Tax and customs for goods sent from abroad',
      url: 'https://www.gov.uk/goods-sent-from-abroad',
    },
  },
  {
    place: 'United States',
    countryCodes: ['US'],
    rule: 'The duty-free limit of $800 has been suspended since 29 August 2025, so expect duty whatever your order is worth. The rate depends on fabric and garment.',
    page: {
      name: 'cbp.gov, Internet purchases',
      url: 'https://www.cbp.gov/trade/basic-import-export/internet-purchases',
    },
  },
  {
    place: 'Canada',
    countryCodes: ['CA'],
    rule: 'Above CAN$20, duty and GST or HST, and in some provinces PST, are due on the full value.',
    page: {
      name: 'cbsa-asfc.gc.ca, Importing by mail or courier',
      url: 'https://www.cbsa-asfc.gc.ca/import/courier/menu-eng.html',
    },
  },
  {
    place: 'Ireland',
    countryCodes: ['IE'],
    rule: 'VAT is due whatever the value, and customs duty may be as well. The carrier adds a handling charge.',
    page: {
      name: 'revenue.ie, Buying goods online for personal use',
      url: 'https://www.revenue.ie/en/importing-vehicles-duty-free-allowances/buying-of-goods-online-for-personal-use/index.aspx',
    },
  },
  {
    place: 'Other countries of the European Union',
    countryCodes: ['FR', 'DE', 'NL', 'BE', 'ES', 'PT', 'IT', 'AT', 'SE', 'DK', 'FI', 'PL'],
    rule: 'VAT of the country is due whatever the value, and customs duty may be as well.',
    page: {
      name: 'ec.europa.eu, Buying goods online coming from a non-European Union country',
      url: 'https://taxation-customs.ec.europa.eu/buying-goods-online-coming-non-european-union-country_en',
    },
  },
  {
    place: 'Ghana',
    countryCodes: ['GH'],
    rule: 'Most goods are subject to import duty, by their kind and value.',
    page: { name: 'gra.gov.gh, Customs', url: 'https://gra.gov.gh/customs/' },
  },
];

/** What to reckon with in a country; null where we know no more than that it decides itself. */
export const dutyGuideOf = (countryCode: string): DutyGuide | null =>
  DUTY_GUIDES.find(({ countryCodes }) => countryCodes.includes(countryCode)) ?? null;
