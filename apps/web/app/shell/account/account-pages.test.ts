import { describe, expect, it } from 'vitest';
import { ACCOUNT_PAGES, accountLinks } from './account-pages.ts';

/** Labels of the present pages at an address. */
function currentAt(address: string): string[] {
  const { pathname, search } = new URL(address, 'https://adunni.example');
  return accountLinks({ pathname, search })
    .flatMap((link) => [link, ...(link.within ?? [])])
    .flatMap(({ label, isCurrent }) => (isCurrent ? [label] : []));
}

describe('the navigation of an account', () => {
  it('marks exactly the page of every address that it leads to', () => {
    for (const { to, label } of ACCOUNT_PAGES.flatMap((page) => [page, ...(page.within ?? [])]))
      expect(currentAt(to), to).toEqual([label]);
  });

  it('marks the list of what is open, whatever it is filtered by', () => {
    expect(currentAt('/orders?filter=to-pay&page=2')).toEqual(['Orders']);
    expect(currentAt('/messages/0195')).toEqual(['Messages']);
    expect(currentAt('/orders/0195?reference=1')).toEqual(['Orders']);
    expect(currentAt('/bookings/0195')).toEqual(['Bookings']);
    expect(currentAt('/support/tickets/create')).toEqual(['Tickets']);
    expect(currentAt('/account?section=measurements&who=child')).toEqual(['Measurements']);
    expect(currentAt('/account?section=elsewhere')).toEqual(['Overview']);
  });

  it('shows the pages of a subscription only there', () => {
    const within = (pathname: string) => accountLinks({ pathname, search: '' }).flatMap((link) => link.within ?? []);
    expect(within('/orders')).toEqual([]);
    expect(within('/subscription').map(({ label }) => label)).toContain('Billing');
    expect(within('/account/subscription')).toHaveLength(6);
  });
});
