/** Names with dots and an ending, and maybe a place there: `tolustyles.com/lookbook`. */
const BARE_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?:[/?#].*)?$/i;

/** Where a partner’s website is, if what they gave is an address of the web; null for a handle and anything else. */
export function siteAddress(site: string): string | null {
  const text = site.trim();
  if (!/^https?:\/\//i.test(text) && !BARE_DOMAIN.test(text)) return null;
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { href, hostname, username, password } = new URL(address);
  // A name before the host could pass for the host.
  return username || password || !hostname.includes('.') ? null : href;
}

/** A website as it is read: without what every address begins and may end with. */
export const siteName = (site: string): string =>
  siteAddress(site)
    ? site
        .trim()
        .replace(/^https?:\/\/(?:www\.)?/i, '')
        .replace(/\/$/, '')
    : site;
