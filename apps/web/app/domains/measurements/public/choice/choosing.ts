import type { CartItem } from '@adunni/contracts/cart/cart';
import type { Figure, MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { measuresText, missingMeasures, neededMeasures } from '@adunni/contracts/measurements/needs';
import { countOf } from '../../../../kit/count-of.ts';

/** Whose body a product is cut for; null when for anyone’s. */
const FIGURES: Readonly<Record<string, Figure>> = { women: 'woman', girls: 'woman', men: 'man', boys: 'man' };
const CHILDREN: readonly string[] = ['girls', 'boys'];

/** Whose measurements a product asks for by whom it is cut for; null when that is anyone. */
export function wearerOf(gender: string | null): { figure: Figure; ageGroup: 'adult' | 'child' } | null {
  const figure = gender === null ? undefined : FIGURES[gender];
  return figure ? { figure, ageGroup: CHILDREN.includes(gender ?? '') ? 'child' : 'adult' } : null;
}

/** Profiles in the order in which they are offered for a product: those of whom it is cut for first. */
export function offeredProfiles(profiles: readonly MeasurementProfile[], gender: string): MeasurementProfile[] {
  return [...profiles].sort((one, other) => Number(fits(other, gender)) - Number(fits(one, gender)));
}

/** The profile that is proposed at first: the person’s own by its name, or the only one that a product is cut for. */
export function proposedProfile(
  profiles: readonly MeasurementProfile[],
  gender: string,
  firstName: string,
): MeasurementProfile | null {
  const fitting = profiles.filter((profile) => fits(profile, gender));
  const own = fitting.find(({ name }) => ['me', firstName.toLowerCase()].includes(name.toLowerCase()));
  return own ?? (fitting.length === 1 ? (fitting[0] ?? null) : null);
}

function fits({ figure, ageGroup }: MeasurementProfile, gender: string): boolean {
  const wanted = FIGURES[gender];
  return wanted === undefined || (figure === wanted && (ageGroup === 'child') === CHILDREN.includes(gender));
}

type Line = Pick<CartItem, 'measurementProfileId'> & {
  product: Pick<CartItem['product'], 'kind' | 'categorySlug' | 'unchosenKinds'>;
};

/** Letters, spaces and hyphens: what an apostrophe and an s can follow, as they can’t “Ada, 7”. */
const PLAIN_NAME = /^[\p{L}\p{M} .’'-]+$/u;

/** Whose measurements they are, as whoever shops reads it: `Your measurements` of a profile that is called Me. */
export function whoseMeasurements(name: string): string {
  if (name.toLowerCase() === 'me') return 'Your measurements';
  return PLAIN_NAME.test(name) ? `${name}’s measurements` : `Measurements of ${name}`;
}

/** What a profile lacks of what a product needs. */
const lackingOf = ({ figure, current }: MeasurementProfile, product: Line['product']): MeasureName[] =>
  missingMeasures(neededMeasures(product), { figure, values: current.values });

/** What a line’s profile lacks of what it needs: `hip girth`; null when nothing, and where no known profile was chosen. */
export function lackingText(
  { product, measurementProfileId }: Line,
  profiles: readonly MeasurementProfile[],
): string | null {
  const profile = profiles.find(({ _id }) => _id === measurementProfileId);
  if (product.kind !== 'made-to-measure' || !profile) return null;
  const missing = lackingOf(profile, product);
  return missing.length > 0 ? measuresText(missing, profile.figure) : null;
}

/** What was chosen for a line of a cart: `Amaka’s measurements: 1 length still missing`; null for what is ready to wear. */
export function measurementsLabel(
  { product, measurementProfileId }: Line,
  profiles: readonly MeasurementProfile[],
): string | null {
  if (product.kind !== 'made-to-measure') return null;
  if (!measurementProfileId) return 'Measurements to follow';
  const profile = profiles.find(({ _id }) => _id === measurementProfileId);
  if (!profile) return 'Saved measurements';
  const missing = lackingOf(profile, product).length;
  return `${whoseMeasurements(profile.name)}${missing > 0 ? `: ${countOf(missing, 'length')} still missing` : ''}`;
}
