import {
  DRAFT_NAMES,
  type DraftName,
  FABRIC_WIDTHS,
  type FabricWidth,
  isStrip,
  PATTERN_FITS,
  type PatternFit,
} from '@adunni/contracts/patterns/choices';
import type { CuttingPlan } from '@adunni/contracts/patterns/patterns';

/** What an address asks for, as far as it is something that there is. */
export interface PatternChoice {
  draft: DraftName | undefined;
  fit: PatternFit;
  /** Undefined until somebody chooses: then the pattern opens with what suits it. */
  width: FabricWidth | undefined;
}

const among = <T extends string | number>(all: readonly T[], text: string | null): T | undefined =>
  all.find((each) => String(each) === text);

/** Reads the choice of an address such as `?draft=agbada&fit=loose&width=60`. */
export const choiceOf = (search: URLSearchParams): PatternChoice => ({
  draft: among(DRAFT_NAMES, search.get('draft')),
  fit: among(PATTERN_FITS, search.get('fit')) ?? 'regular',
  width: among(FABRIC_WIDTHS, search.get('width')),
});

/** The width that a pattern opens with: strips where it is sewn from these, else the first that all pieces fit on. */
export function openingWidth(
  plans: readonly Pick<CuttingPlan, 'inches' | 'tooWide'>[],
  isOfStrips: boolean,
): FabricWidth {
  const fitting = plans.filter(({ tooWide, inches }) => tooWide.length === 0 && isStrip(inches) === isOfStrips);
  return fitting[0]?.inches ?? FABRIC_WIDTHS[0];
}

/** What a pattern is asked by: without what is not chosen. */
export const queryOf = ({ draft, fit }: PatternChoice) => ({ fit, ...(draft && { draft }) });

/** Whether two addresses ask for the same pattern: another width of the fabric is no other. */
export function asksForSame(one: URL, other: URL): boolean {
  const asked = ({ pathname, searchParams }: URL) => {
    const rest = new URLSearchParams(searchParams);
    rest.delete('width');
    return `${pathname}?${rest}`;
  };
  return asked(one) === asked(other);
}
