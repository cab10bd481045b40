import type { AgeGroup, Figure } from '@adunni/contracts/measurements/catalogue';
import type { TakenBy } from '@adunni/contracts/measurements/measurements';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { day } from '../../kit/dates.ts';

export const FIGURE_LABELS: Readonly<Record<Figure, string>> = { woman: 'Women’s', man: 'Men’s' };
export const AGE_LABELS: Readonly<Record<AgeGroup, string>> = { adult: 'Adult', child: 'Child' };
export const UNIT_LABELS: Readonly<Record<LengthUnit, string>> = { cm: 'Centimetres', in: 'Inches' };

/** How measurements were taken, to choose from; a fitting is entered by its maker. */
export const METHOD_LABELS: Readonly<Record<TakenBy, string>> = {
  alone: 'Self-measured',
  helped: 'Measured by someone else',
  tailor: 'Measured by a tailor or designer',
  garment: 'Taken from a garment that fits',
  fitting: 'At a fitting',
};

const WEARERS: Readonly<Record<AgeGroup, Readonly<Record<Figure, string>>>> = {
  adult: { woman: 'Woman', man: 'Man' },
  child: { woman: 'Girl', man: 'Boy' },
};

/** Who a profile is for: `Girl`. */
export const wearerLabel = ({ figure, ageGroup }: { figure: Figure; ageGroup: AgeGroup }): string =>
  WEARERS[ageGroup][figure];

interface Taken {
  method: TakenBy;
  measuredBy: string;
  measuredOn: string;
}

/** When and how measurements were taken: `3 May 2026, at a fitting, Ireti Stitch House`. */
export function takenLabel({ method, measuredBy, measuredOn }: Taken): string {
  const isNamed = measuredBy !== '' && (method === 'helped' || method === 'tailor');
  const how = isNamed ? [`measured by ${measuredBy}`] : [METHOD_LABELS[method].toLowerCase(), measuredBy];
  return [day(measuredOn), ...how].filter(Boolean).join(', ');
}

/** The pages of a profile within the account. */
const SECTION = '/account?section=measurements';
export const listPath = SECTION;
export const newPath = `${SECTION}&profile=new`;
export const profilePath = (profileId: string): string => `${SECTION}&profile=${profileId}`;
export const editPath = (profileId: string): string => `${profilePath(profileId)}&edit=1`;
