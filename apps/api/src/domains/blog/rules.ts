/** The domain of an address that led to us, without `www`; empty for our own pages and for what is no address. */
export function domainOf(referrer: string, own: string): string {
  if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return '';
  const name = new URL(referrer).hostname.toLowerCase().replace(/^www\./, '');
  return name === own.replace(/^www\./, '') || name.length > 100 ? '' : name;
}
