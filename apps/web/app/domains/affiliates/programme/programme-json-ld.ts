import type { Programme } from '@adunni/contracts/affiliates/programme';
import { AFFILIATES } from '../address.ts';
import { termsOf } from './terms-of.ts';

/** The questions of the programme as schema.org knows them. `origin` is scheme and host. */
export const programmeJsonLd = (programme: Programme, origin: string): Record<string, unknown>[] => [
  {
    '@type': 'FAQPage',
    '@id': `${origin}${AFFILIATES}#terms`,
    mainEntity: termsOf(programme).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
];
