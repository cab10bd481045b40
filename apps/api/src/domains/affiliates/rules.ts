import { STANDARD_PERCENT } from '@adunni/contracts/affiliates/referral';

/** A rate as it is stored: what is null does not limit. Days are those of Lagos, `2026-12-25`. */
export interface Rate {
  title: string;
  percent: number;
  categoryId: string | null;
  partnerId: string | null;
  startsOn: string | null;
  endsOn: string | null;
}

/** What is sold to whom on which day. */
export interface RatedSale {
  partnerId: string;
  /** The partner’s own rate. */
  ownPercent: number | null;
  categoryId: string | null;
  day: string;
}

/** Whether a rate holds on a day. */
export const isInForce = ({ startsOn, endsOn }: Pick<Rate, 'startsOn' | 'endsOn'>, day: string): boolean =>
  (startsOn === null || startsOn <= day) && (endsOn === null || day <= endsOn);

/**
 * The percent that a sale brings its partner. A campaign comes before all else, then the partner’s own rate, then a rate
 * of the partner, then one of the category, then the programme’s general one; of several alike the highest counts.
 */
export function percentOfSale(rates: readonly Rate[], sale: RatedSale): number {
  const fitting = rates.filter(
    (rate) =>
      isInForce(rate, sale.day) &&
      (rate.partnerId === null || rate.partnerId === sale.partnerId) &&
      (rate.categoryId === null || rate.categoryId === sale.categoryId),
  );
  const best = (isOfKind: (rate: Rate) => boolean): number | null => {
    const found = fitting.filter(isOfKind).map(({ percent }) => percent);
    return found.length > 0 ? Math.max(...found) : null;
  };
  const isCampaign = ({ startsOn }: Rate): boolean => startsOn !== null;
  return (
    best(isCampaign) ??
    sale.ownPercent ??
    best((rate) => rate.partnerId !== null) ??
    best((rate) => rate.categoryId !== null) ??
    best(() => true) ??
    STANDARD_PERCENT
  );
}
