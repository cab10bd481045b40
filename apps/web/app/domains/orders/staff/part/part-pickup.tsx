import { pickupAddress } from '@adunni/contracts/makers/pickup';
import { AFTER_KEEPING, bringsNumber, PICKUP_DAYS } from '@adunni/contracts/orders/pickup';
import type { StaffPart } from '@adunni/contracts/orders/staff';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { day } from '../../../../kit/dates.ts';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import classes from './part.module.css';

interface Props {
  part: Pick<StaffPart, 'stage' | 'viewer' | 'pickup'>;
  /** Of the order. */
  number: string;
}

/** Leads a maker who has no pickup place to where it is added. */
function AddPlace() {
  return (
    <Link to="../../shop" relative="path">
      Add a pickup place
    </Link>
  );
}

/** Where the customer picks a part up, or that its maker has not said yet. */
export function PartPickup({ part: { stage, viewer, pickup }, number }: Props) {
  if (viewer === 'tailor' || ['delivered', 'closed', 'cancelled'].includes(stage)) return null;
  if (!pickup)
    return (
      <p className={classes.waits}>
        Customer picks up, and no address is known yet. {viewer === 'maker' && <AddPlace />}
      </p>
    );
  return (
    <p className={classes.facts}>
      <strong>Customer picks up</strong>
      <span>{pickupAddress(pickup)}</span>
      {pickup.hours && <span>{pickup.hours}</span>}
      <span>
        <NumberText>{bringsNumber(number)}</NumberText>
      </span>
      {pickup.keptUntil && (
        <span>
          Keep it until {day(pickup.keptUntil)}. {AFTER_KEEPING}
        </span>
      )}
    </p>
  );
}

/** What its customer is told once a part is ready to be picked up. */
export function PickupNotice({ part: { viewer, pickup }, number }: Props) {
  if (pickup)
    return (
      <Text>
        Customer picks up at {pickupAddress(pickup)}.{' '}
        {pickup.hours || 'No hours are set: they message to agree on a time'}. They are told this now, and that you keep
        it for {PICKUP_DAYS} days. {bringsNumber(number)}
      </Text>
    );
  return (
    <Text>
      The customer is told to message you to agree when and where to pick it up. Please send them the address.{' '}
      {bringsNumber(number)} {viewer === 'maker' && <AddPlace />}
    </Text>
  );
}
