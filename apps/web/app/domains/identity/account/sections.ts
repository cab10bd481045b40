/** The sections of the account page in order; each has an address of its own. */
export const SECTIONS = [
  { id: 'overview', label: 'Overview' },
  { id: 'orders', label: 'Orders' },
  { id: 'bookings', label: 'Bookings' },
  { id: 'measurements', label: 'Measurements' },
  { id: 'addresses', label: 'Addresses' },
  { id: 'wishlist', label: 'Wishlist' },
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
