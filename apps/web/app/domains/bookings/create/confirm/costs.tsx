import type { Service } from '@adunni/contracts/services/services';
import type { ReactNode } from 'react';
import { Charge } from '../../../../kit/money/charge.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
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
          <Cost label={`${travelName(guestIn(draft))}, ${zone.name}`} amount={sums.travel} />
        </>
      )}
      <Cost label={draft.seats > 1 ? `${draft.seats} seats` : 'Total'} amount={sums.total} isTotal />
    </dl>
  );
}

function costText(amount: number, isTotal: boolean): ReactNode {
  if (isTotal) return <Charge amount={amount} />;
  return amount === 0 ? 'Free' : <Money amount={amount} charged />;
}

function Cost({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{costText(amount, isTotal)}</dd>
    </div>
  );
}
