/** What each legal document is called and where it is read, in the order of the navigation. */
export const LEGAL_DOCUMENTS = {
  terms: {
    title: 'Terms of service',
    label: 'Terms',
    description:
      'The rules for buying, selling and booking on Adunni: prices, deposits, cancelling, returns and payouts.',
  },
  privacy: {
    title: 'Privacy policy',
    label: 'Privacy',
    description: 'Which personal data Adunni keeps, why, for how long, who receives it, and your rights.',
  },
  cookies: {
    title: 'Cookie policy',
    label: 'Cookies',
    description:
      'Each cookie and each entry that Adunni stores in your browser, what it is for, and how to change your choice.',
  },
  accessibility: {
    title: 'Accessibility statement',
    label: 'Accessibility',
    description: 'How accessible Adunni is, how we test it, and how to report a barrier.',
  },
  gdpr: {
    title: 'Your data rights',
    label: 'Your data rights',
    description:
      'How to see, correct, download and delete your personal data under the NDPA 2023 and the EU and UK GDPR.',
  },
} as const satisfies Record<string, { title: string; label: string; description: string }>;

export type LegalDocumentName = keyof typeof LEGAL_DOCUMENTS;
export const LEGAL_DOCUMENT_NAMES = Object.keys(LEGAL_DOCUMENTS) as [LegalDocumentName, ...LegalDocumentName[]];

/** Where a document is read. */
export const legalPath = (name: LegalDocumentName): string => `/${name}`;

/** How a version is called: `2`, and `2.1` once it was corrected. */
export const versionLabel = (number: number, correction: number): string =>
  correction === 0 ? `${number}` : `${number}.${correction}`;

/** Days between the announcement of new terms and the day from which they hold; other documents may change at once. */
export const NOTICE_DAYS = 14;
/** Hours for which terms that have just been replaced still count as the ones that somebody was shown. */
export const SHOWN_HOURS = 24;
