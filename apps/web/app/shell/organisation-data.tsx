import { BRAND } from '@adunni/contracts/brand';
import { useRouteLoaderData } from 'react-router';

/** Tells search engines whose site this is; the same on every page. */
export function OrganisationData() {
  const origin = (useRouteLoaderData('root') as { origin: string } | undefined)?.origin ?? '';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.name,
    description: BRAND.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants and our own origin, with no “<” in them
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
