import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { fittingPath, fittingPlaces, leastPrice, type Measuring } from '../../services/public/measuring.ts';
import { fittingSpan, madeOf, tryOnText } from '../public/fitting-day.ts';
import { FittingAbroad } from './fitting-abroad.tsx';

interface Props {
  order: Pick<Order, '_id' | 'placedAt' | 'address'>;
  part: Pick<OrderPart, '_id' | 'maker' | 'stage' | 'readyBy' | 'events' | 'items'>;
  /** When its measurements are taken, where it waits for them. */
  measuredAt?: string | null;
  /** Whether one is booked already. */
  isBooked: boolean;
  /** Where the maker fits; nothing where that is not known. */
  found: Measuring | undefined;
  fitWindowDays: number | null;
}

/** Leads to the appointments at which a part of an order is tried on; to a message where its maker offers none. */
export function FittingLink({ order, part, measuredAt = null, isBooked, found, fitWindowDays }: Props) {
  const { _id, maker } = part;
  if (isSentAbroad(part, order))
    return (
      <FittingAbroad order={order} part={part} isBooked={isBooked} isOpen found={found} fitWindowDays={fitWindowDays} />
    );
  if (!found) return null;
  const price = leastPrice(found.fitting);
  if (price === null) return isBooked ? null : <p>Fittings are optional. Message {maker.name} to arrange one.</p>;
  const ready = tryOnText(madeOf(part), fittingSpan(order, part, new Date(), measuredAt));
  return (
    <>
      <p>
        {isBooked ? 'Another fitting is' : 'What is sewn is tried on at a fitting, which is'}{' '}
        {fittingPlaces(found.fitting)}, from <Money amount={price} />. {ready}
      </p>
      <Button
        variant="default"
        size="md"
        mt="xs"
        component={Link}
        to={fittingPath(found, { order: order._id, part: _id })}
      >
        {isBooked ? 'Book another fitting' : 'Book a fitting'}
      </Button>
    </>
  );
}
