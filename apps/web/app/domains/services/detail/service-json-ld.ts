import type { Service } from '@adunni/contracts/services/services';

/** The service as schema.org knows it, for search engines. `origin` is scheme and host. */
export function serviceJsonLd(service: Service, origin: string): Record<string, unknown> {
  const url = `${origin}/services/${service._id}`;
  return {
    '@type': 'Service',
    '@id': url,
    name: service.title,
    description: service.summary,
    category: service.category.name,
    image: service.pictures.map((picture) => `${origin}${picture.url}/1280.jpg`),
    areaServed: service.travelZones.map(({ name }) => name),
    provider: {
      '@type': 'LocalBusiness',
      name: service.maker.name,
      url: `${origin}/makers/${service.maker.slug}`,
      address: { '@type': 'PostalAddress', addressLocality: service.maker.city, addressCountry: service.maker.country },
    },
    offers: { '@type': 'Offer', url, price: service.price, priceCurrency: 'NGN' },
    ...(service.rating !== null &&
      service.reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: service.rating, reviewCount: service.reviewCount },
      }),
  };
}
