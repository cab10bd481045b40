import type { AgeGroup, Figure } from '@adunni/contracts/measurements/catalogue';
import type { TakenBy } from '@adunni/contracts/measurements/measurements';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { day } from '../../kit/dates.ts';

export const FIGURE_LABELS: Readonly<Record<Figure, string>> = { woman: 'Women’s measures', man: 'Men’s measures' };
export const AGE_LABELS: Readonly<Record<AgeGroup, string>> = { adult: 'Adult', child: 'Child' };
export const UNIT_LABELS: Readonly<Record<LengthUnit, string>> = { cm: 'Centimetres', in: 'Inches' };

/** How measurements were taken, to choose from; a fitting is entered by its maker. */
export const METHOD_LABELS: Readonly<Record<TakenBy, string>> = {
  alone: 'Alone, with a tape',
  helped: 'By somebody else, with a tape',
  tailor: 'By a tailor or designer',
  garment: 'From a garment that fits',
  fitting: 'At a fitting',
};

/** Who a profile is for in a few words: `Adult, women’s measures`. */
export const wearerLabel = ({ figure, ageGroup }: { figure: Figure; ageGroup: AgeGroup }): string =>
  `${AGE_LABELS[ageGroup]}, ${FIGURE_LABELS[figure].toLowerCase()}`;

interface Taken {
  method: TakenBy;
  measuredBy: string;
  measuredOn: string;
}

/** When and how measurements were taken: `3 May 2026, at a fitting, Ireti Stitch House`. */
export const takenLabel = ({ method, measuredBy, measuredOn }: Taken): string =>
  [day(measuredOn), METHOD_LABELS[method].toLowerCase(), measuredBy].filter(Boolean).join(', ');

/** The pages of a profile within the account. */
const SECTION = '/account?section=measurements';
export const listPath = SECTION;
export const newPath = `${SECTION}&profile=new`;
export const profilePath = (profileId: string): string => `${SECTION}&profile=${profileId}`;
export const editPath = (profileId: string): string => `${profilePath(profileId)}&edit=1`;
