import { BRAND } from '@adunni/contracts/brand';
import type { JobKind } from '@adunni/contracts/careers/names';
import type { Opening } from '@adunni/contracts/careers/openings';
import { CAREERS, openingPath } from '../address.ts';

/** What search engines call each kind. */
const EMPLOYMENT: Record<JobKind, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'TEMPORARY',
  apprenticeship: 'OTHER',
  internship: 'INTERN',
};

/** Where the work is done: a city of Nigeria, or one with its country: `Accra, Ghana`. */
function locationOf(place: string) {
  const [addressLocality, addressCountry = 'NG'] = place.split(/,\s*/);
  return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality, addressCountry } };
}

/** From where remote work can be done: `Nigeria, Ghana or the United Kingdom`. */
const areasOf = (place: string) =>
  place.split(/,\s*|\s+(?:or|and)\s+/).map((name) => ({
    '@type': 'AdministrativeArea',
    name: name.replace(/^the\s+/, ''),
  }));

/** The opening as schema.org knows it, and the way to it. `origin` is scheme and host. */
export function openingJsonLd(opening: Opening, origin: string): Record<string, unknown>[] {
  const { title, slug, place, isRemote, kind, payFrom, payTo, postedOn, closesOn } = opening;
  const url = origin + openingPath(slug);
  return [
    {
      '@type': 'JobPosting',
      '@id': url,
      ...{ url, title, datePosted: postedOn, employmentType: EMPLOYMENT[kind], directApply: true },
      description: [opening.about, opening.tasks, opening.needs, opening.offers].join('\n\n'),
      ...(closesOn && { validThrough: `${closesOn}T23:59:59+01:00` }),
      hiringOrganization: { '@type': 'Organization', name: BRAND.name, sameAs: origin },
      ...(isRemote
        ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: areasOf(place) }
        : { jobLocation: locationOf(place) }),
      ...(payFrom !== null &&
        payTo !== null && {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'NGN',
            value: { '@type': 'QuantitativeValue', minValue: payFrom, maxValue: payTo, unitText: 'MONTH' },
          },
        }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Careers', item: origin + CAREERS },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
  ];
}
