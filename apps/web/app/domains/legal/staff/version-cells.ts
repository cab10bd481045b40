import { LEGAL_DOCUMENT_NAMES, LEGAL_DOCUMENTS } from '@adunni/contracts/legal/names';
import type { LegalRow } from '@adunni/contracts/legal/staff';

/** The documents to choose from. */
export const DOCUMENT_CHOICES = LEGAL_DOCUMENT_NAMES.map((value) => ({ value, label: LEGAL_DOCUMENTS[value].title }));

/** What does not show by its kind: the document by its title. */
export const VERSION_CELLS = { document: ({ document }: LegalRow): string => LEGAL_DOCUMENTS[document].title };
