const CHECKOUT = '/checkout';
const WAYS_IN = ['/login', '/register'];

/** Whether a path of our own is the checkout, whatever its query says. */
export const isCheckout = (path: string): boolean => path.split(/[?#]/, 1)[0] === CHECKOUT;

/** Whether somebody is about to order: at the checkout, or logging in on the way there. */
export function isCheckingOut({ pathname, search }: { pathname: string; search: string }): boolean {
  if (isCheckout(pathname)) return true;
  return WAYS_IN.includes(pathname) && isCheckout(new URLSearchParams(search).get('next') ?? '');
}
