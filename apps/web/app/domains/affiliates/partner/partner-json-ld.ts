import type { getPartner } from '@adunni/contracts/affiliates/programme';
import type { Answer } from '@adunni/contracts/endpoint';
import { AFFILIATES, partnerPath } from '../address.ts';
import { siteAddress } from '../site-address.ts';

/** A partner’s page as schema.org knows it, and the way to it. `origin` is scheme and host. */
export function partnerJsonLd(partner: Answer<typeof getPartner>['partner'], origin: string) {
  const { _id, name, site, words } = partner;
  const url = origin + partnerPath(_id);
  const website = siteAddress(site);
  return [
    {
      '@type': 'ProfilePage',
      ...{ '@id': url, url, name },
      mainEntity: { '@type': 'Person', name, ...(words && { description: words }), ...(website && { url: website }) },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Partners', item: origin + AFFILIATES },
        { '@type': 'ListItem', position: 2, name, item: url },
      ],
    },
  ];
}
