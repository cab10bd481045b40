import { BRAND } from '@adunni/contracts/brand';
import type { LegalDocument } from '@adunni/contracts/legal/documents';
import { LEGAL_DOCUMENTS, legalPath } from '@adunni/contracts/legal/names';

/** The document as schema.org knows it. `origin` is scheme and host. */
export function documentJsonLd({ name, version }: LegalDocument, origin: string): Record<string, unknown>[] {
  const { title, description } = LEGAL_DOCUMENTS[name];
  const url = origin + legalPath(name);
  return [
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: title,
      description,
      version: version.label,
      datePublished: version.effectiveAt,
      inLanguage: 'en-GB',
      publisher: { '@type': 'Organization', name: BRAND.name, url: origin },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: BRAND.name, item: origin },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
  ];
}
