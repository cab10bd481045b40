import { siteAddress, siteName } from './site-address.ts';

/** A partner’s website as a link, or their handle as they wrote it. */
export function PartnerSite({ site }: { site: string }) {
  const href = siteAddress(site);
  if (!href) return <span>{site}</span>;
  return (
    <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
      {siteName(site)}
    </a>
  );
}
