import type { CouponRow, CouponStanding } from '@adunni/contracts/coupons/staff';
import { naira } from '../../kit/money/naira.ts';
import { Status, type Tone } from '../../kit/resource/status.tsx';

/** What a person reads for a coupon’s standing. */
export const STANDINGS: Record<CouponStanding, { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'good' },
  planned: { label: 'Planned', tone: 'waiting' },
  paused: { label: 'Paused', tone: 'waiting' },
  spent: { label: 'Used up', tone: 'over' },
  ended: { label: 'Ended', tone: 'over' },
  removed: { label: 'Removed', tone: 'over' },
};

export function Standing({ standing }: { standing: CouponStanding }) {
  const { label, tone } = STANDINGS[standing];
  return <Status tone={tone}>{label}</Status>;
}

/** What a coupon takes off: `15%` or `₦5,000`. */
export const discountOf = ({ discountType, discountAmount }: CouponRow): string =>
  discountType === 'Percentage' ? `${discountAmount}%` : naira(discountAmount);

/** How often it was used, of how often it may be: `12 of 200`. */
export const usesOf = ({ used, totalLimit }: CouponRow): string =>
  totalLimit === null ? String(used) : `${used} of ${totalLimit}`;
