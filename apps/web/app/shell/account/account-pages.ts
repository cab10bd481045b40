import type { SideLink } from '../../kit/page/side-nav.tsx';

interface AccountPage {
  to: string;
  label: string;
  /** Where what the page lists is shown, if not below its own address. */
  lists?: string;
  within?: readonly AccountPage[];
}

/** The pages of a signed-in person, in the order of their navigation. */
export const ACCOUNT_PAGES: readonly AccountPage[] = [
  { to: '/account', label: 'Overview' },
  { to: '/orders', label: 'Orders' },
  { to: '/bookings/my-bookings', label: 'Bookings', lists: '/bookings' },
  { to: '/account/aso-ebi', label: 'Aso-ebi' },
  { to: '/account/requests', label: 'Requests' },
  { to: '/messages', label: 'Messages' },
  { to: '/support/tickets', label: 'Tickets' },
  { to: '/wishlist', label: 'Wishlist' },
  { to: '/account/looks', label: 'Saved looks' },
  { to: '/account/designs', label: 'My designs' },
  { to: '/account?section=measurements', label: 'Measurements', lists: '/account/patterns' },
  { to: '/account?section=addresses', label: 'Addresses' },
  {
    to: '/subscription',
    label: 'Subscription',
    within: [
      { to: '/account/subscription', label: 'My Subscription' },
      { to: '/subscription/billing', label: 'Billing' },
      { to: '/subscription/usage', label: 'Usage' },
      { to: '/subscription/history', label: 'History' },
      { to: '/subscription/settings', label: 'Settings' },
      { to: '/subscription/plans', label: 'Plans' },
    ],
  },
  { to: '/account/affiliate', label: 'Partner programme' },
  { to: '/profile', label: 'Profile' },
  { to: '/account?section=security', label: 'Security' },
  { to: '/account?section=notifications', label: 'Notifications' },
  { to: '/account?section=privacy', label: 'Privacy' },
];

const everyPage = ACCOUNT_PAGES.flatMap((page) => [page, ...(page.within ?? [])]);

/** The links of the navigation at an address: which one is the present page, and below it the pages that belong to it. */
export function accountLinks(address: { pathname: string; search: string }): SideLink[] {
  const current = everyPage
    .filter(({ to, lists = to }) => leadsTo(to, address) || leadsTo(lists, address))
    .reduce((closest, { to }) => (to.length > closest.length ? to : closest), '');
  const linkOf = ({ to, label }: AccountPage): SideLink => ({ to, label, isCurrent: to === current });
  return ACCOUNT_PAGES.map(({ within = [], ...page }) => {
    const isOpen = [page, ...within].some(({ to }) => to === current);
    return { ...linkOf(page), ...(isOpen && within.length > 0 && { within: within.map(linkOf) }) };
  });
}

/** Whether an address is that of a page or lies below it. */
function leadsTo(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path = '', query] = to.split('?');
  if (query) return pathname === path && new URLSearchParams(search).get('section') === query.replace('section=', '');
  return pathname === path || pathname.startsWith(`${path}/`);
}
