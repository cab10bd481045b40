import type { Festival } from '@adunni/contracts/festivals/festivals';
import { festivalPath } from '../festival-address.ts';

/** The festival as schema.org knows it: an `Event` whose date is certain, since it has no word for one that is estimated. */
export function festivalJsonLd(festival: Festival, origin: string): Record<string, unknown>[] {
  const { _id, title, summary, place, region, country, latitude, longitude, next, picture } = festival;
  if (next?.status !== 'confirmed') return [];
  const url = origin + festivalPath(_id);
  return [
    {
      ...{ '@type': 'Event', '@id': url, name: title, description: summary, url },
      ...{ startDate: next.startsOn, endDate: next.endsOn },
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      ...(picture && { image: `${origin}${picture.url}/1280.jpg` }),
      location: {
        '@type': 'Place',
        name: place,
        address: { '@type': 'PostalAddress', addressRegion: region, addressCountry: country },
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
      },
    },
  ];
}
