/** What search engines have no business with: calls, work, and what is a person’s own. */
const PRIVATE = [
  '/api/',
  '/admin/',
  '/designer/',
  '/tailor/',
  '/account',
  '/bookings/',
  '/cart',
  '/checkout',
  '/forgot-password',
  '/login',
  '/messages',
  '/newsletter/',
  '/orders',
  '/pay/',
  '/profile',
  '/register',
  '/reset-password',
  '/reviews/',
  '/subscription',
  '/support/tickets',
  '/unauthorized',
  '/verify/',
  '/virtual-tryon',
  '/wishlist',
];
/** Public, though it lies below what is not. */
const PUBLIC = ['/subscription/plans'];

/** `robots.txt` of a site at an origin. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...PUBLIC.map((path) => `Allow: ${path}`),
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
