/** The sections of the account page in order; each has an address of its own. */
export const SECTIONS = [
  { id: 'overview', label: 'Overview' },
  { id: 'measurements', label: 'Measurements' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'security', label: 'Security' },
  { id: 'privacy', label: 'Privacy' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

/** The section that an address asks for; anything unknown is the overview. */
export const sectionOf = (search: URLSearchParams): SectionId =>
  SECTIONS.find(({ id }) => id === search.get('section'))?.id ?? 'overview';

/** Address of a section. */
export const pathOf = (id: SectionId): string => (id === 'overview' ? '/account' : `/account?section=${id}`);

/** Name of a section. */
export const labelOf = (id: SectionId): string => SECTIONS.find((section) => section.id === id)?.label ?? '';

/** Sections that have pages of their own, which links in older mails do not know. */
const MOVED: Readonly<Record<string, string>> = {
  orders: '/orders',
  bookings: '/bookings/my-bookings',
  wishlist: '/wishlist',
};

/** Where the section that an address asks for is now; null when it is here. */
export const movedTo = (search: URLSearchParams): string | null => MOVED[search.get('section') ?? ''] ?? null;
