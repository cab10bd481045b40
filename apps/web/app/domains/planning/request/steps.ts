import type { RequestDraft } from './draft.ts';

/** The steps of a request, with the fields that each asks for. */
export const STEPS = [
  { name: 'day', label: 'The day', fields: ['level', 'kind', 'day', 'flexibility', 'city', 'venue'] },
  {
    name: 'people',
    label: 'People and style',
    fields: ['guests', 'budget', 'outfits', 'cultures', 'faith', 'colours'],
  },
  { name: 'vendors', label: 'Vendors', fields: ['vendorsBooked', 'vendorsNeeded'] },
  {
    name: 'contact',
    label: 'Contact',
    fields: ['decisionMaker', 'contactName', 'contactPhone', 'contactBy', 'notes'],
  },
] as const satisfies readonly { name: string; label: string; fields: readonly (keyof RequestDraft)[] }[];
export type StepName = (typeof STEPS)[number]['name'];

/** The first step that something is wrong in; null when nothing is. */
export const stepOf = (errors: Readonly<Record<string, string>>): StepName | null =>
  STEPS.find(({ fields }) => fields.some((field) => field in errors))?.name ?? null;
