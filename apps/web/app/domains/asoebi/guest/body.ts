import type { GuestMeasurements } from '@adunni/contracts/asoebi/guest-forms';
import type { AgeGroup, Figure, Lengths, MeasureName } from '@adunni/contracts/measurements/catalogue';
import { checkLengths, type Finding } from '@adunni/contracts/measurements/rules';
import { type LengthUnit, parseLength } from '@adunni/contracts/measurements/units';

/** What a set is cut by; makers ask for more by message or measure themselves. */
export const SET_MEASURES: Readonly<Record<Figure, readonly MeasureName[]>> = {
  woman: [
    ...(['height', 'shoulder-width', 'bust-girth', 'waist-girth', 'hip-girth'] as const),
    ...(['arm-length', 'upper-arm-girth', 'gown-length'] as const),
  ],
  man: [
    ...(['height', 'neck-base-girth', 'shoulder-width', 'bust-girth', 'waist-girth'] as const),
    ...(['arm-length', 'kaftan-length', 'outside-leg-length'] as const),
  ],
};

/** Measurements as a guest types them. */
export interface BodyValues {
  figure: Figure;
  ageGroup: AgeGroup;
  unit: LengthUnit;
  typed: Partial<Record<MeasureName, string>>;
  /** Whether what looks odd was said to be right. */
  areRight: boolean;
}

export const NO_BODY: BodyValues = { figure: 'woman', ageGroup: 'adult', unit: 'in', typed: {}, areRight: false };

/** The lengths that can be read, those that cannot, and what is odd about them. */
export function readBody({ figure, ageGroup, unit, typed }: BodyValues): {
  values: Lengths;
  unread: MeasureName[];
  findings: Finding[];
} {
  const values: Lengths = {};
  const unread: MeasureName[] = [];
  for (const name of SET_MEASURES[figure]) {
    const text = typed[name]?.trim() ?? '';
    const mm = text === '' ? undefined : parseLength(text, unit);
    if (mm === null) unread.push(name);
    else if (mm !== undefined) values[name] = mm;
  }
  return { values, unread, findings: checkLengths({ figure, ageGroup, unit, values }) };
}

/** What is sent of a body; null where nothing was entered. `today` is the day on which it was measured. */
export function measurementsOf(body: BodyValues | undefined, today: string): GuestMeasurements | null {
  if (!body) return null;
  const { values, findings } = readBody(body);
  if (Object.keys(values).length === 0) return null;
  const { figure, ageGroup, unit, areRight } = body;
  return {
    ...{ figure, ageGroup, unit, values, method: 'helped', measuredBy: '', measuredOn: today },
    confirmed: areRight ? findings.flatMap(({ key, confirmable }) => (confirmable ? [key] : [])) : [],
  };
}

/** By what a set is made, as it is sent: saved measurements, or those that were entered. */
export const bodyOf = (
  { profileId = null, body }: { profileId?: string | null; body?: BodyValues | undefined } = {},
  today: string,
) => (profileId ? { profileId, measurements: null } : { profileId: null, measurements: measurementsOf(body, today) });
