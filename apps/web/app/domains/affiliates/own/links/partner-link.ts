import { REFERRAL_PARAMETER } from '@adunni/contracts/affiliates/referral';

/** What only the person themselves or staff can open, by the first part of its path. */
const NOT_FOR_SHARING = new Set(
  'account admin api bookings cart checkout designer login messages orders pay profile register tailor wishlist'.split(
    ' ',
  ),
);

export type PartnerLink = { link: string } | { problem: string };

/**
 * The link by which a partner recommends a page of ours, given as its address or its path; nothing stands for the home
 * page. `origin` is scheme and host of the site.
 */
export function partnerLink(page: string, code: string, origin: string): PartnerLink {
  const { host } = new URL(origin);
  const elsewhere = { problem: `Paste the address of a page on ${host}.` };
  const url = addressOf(page.trim(), origin);
  if (!url || bareHost(url.host) !== bareHost(host)) return elsewhere;
  const ours = new URL(url.pathname + url.search + url.hash, origin);
  // A path with two slashes would lead to another site.
  if (ours.origin !== new URL(origin).origin) return elsewhere;
  if (NOT_FOR_SHARING.has(ours.pathname.split('/')[1] ?? ''))
    return { problem: 'Only you can open this page. Choose one that everyone can see.' };
  ours.searchParams.set(REFERRAL_PARAMETER, code);
  return { link: ours.href };
}

/** An address however it was written: whole, without its scheme, or as a path. */
function addressOf(text: string, origin: string): URL | null {
  const isWhole = /^https?:\/\//i.test(text);
  const isPath = text === '' || (text.startsWith('/') && !text.startsWith('//'));
  const address = isWhole ? text : isPath ? origin + (text || '/') : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : null;
}

const bareHost = (host: string): string => host.replace(/^www\./, '');
