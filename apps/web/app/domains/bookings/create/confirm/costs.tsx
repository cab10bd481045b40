import type { Service } from '@adunni/contracts/services/services';
import { Charge } from '../../../../kit/money/charge.tsx';
import { travelName } from '../../../services/public/labels.ts';
import { type Draft, guestIn } from '../draft.ts';
import classes from './costs.module.css';
import { sumsOf } from './sums.ts';

/** What the booking costs, line by line where there is more than one. */
export function Costs({ service, draft }: { service: Service; draft: Draft }) {
  const sums = sumsOf(service, draft);
  const zone = service.travelZones.find(({ _id }) => _id === draft.travelZoneId);
  return (
    <dl className={classes.costs}>
      {zone && sums.travel !== null && (
        <>
          <Cost label={service.title} amount={sums.seats} />
          <Cost label={travelName(guestIn(draft))} more={`Travel zone: ${zone.name}`} amount={sums.travel} />
        </>
      )}
      <Cost label={draft.seats > 1 ? `${draft.seats} seats` : 'Total'} amount={sums.total} isTotal />
    </dl>
  );
}

interface CostProps {
  label: string;
  /** What is said below it. */
  more?: string;
  amount: number;
  isTotal?: boolean;
}

function Cost({ label, more, amount, isTotal = false }: CostProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {label}
        {more && <small>{more}</small>}
      </dt>
      <dd>{amount === 0 && !isTotal ? 'Free' : <Charge amount={amount} />}</dd>
    </div>
  );
}
