import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { hasLeft } from '@adunni/contracts/orders/stages';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { naira } from '../../../../kit/money/naira.ts';
import { suggestMessage } from '../../../conversations/public/drafts.ts';
import { leastPrice, type Measuring, placesText, useMeasuring } from '../../../services/public/measuring.ts';
import { BookedFittings } from '../../fittings/booked-fittings.tsx';
import { stillBookedText } from '../../measurements/visit-text.ts';
import classes from './part-waits.module.css';

interface Props {
  order: Pick<StaffOrder, '_id' | 'customer'>;
  part: StaffPart;
  /** Called when the customer is to be asked. */
  onAsk?: () => void;
}

/** The fittings ahead that are booked for a part, the soonest first; when one is due and none is, who books it and how. */
export function PartFittings({ order, part, onAsk }: Props) {
  const isDue = part.stage === 'first-fitting' || part.next.includes('first-fitting');
  if (part.fittings.length === 0)
    return isDue && part.viewer !== 'tailor' && <NoFitting order={order} part={part} onAsk={onAsk} />;
  const isOver = hasLeft(part.stage) || part.stage === 'cancelled';
  const why = part.stage === 'cancelled' ? 'The order is cancelled' : 'The order has left the workshop';
  return (
    <>
      <BookedFittings
        fittings={part.fittings}
        toOf={({ bookingId }) => `../../bookings/${bookingId}`}
        actionOf={({ number }) => `${isOver ? 'View or cancel' : 'View'} booking ${number}`}
        customer="the customer"
      />
      {isOver && <p role="status">{stillBookedText(part.fittings.length, why)}</p>}
    </>
  );
}

function NoFitting({ order, part, onAsk }: Props) {
  const found = useMeasuring(part.maker.slug);
  const { name } = order.customer;
  if (!found) return <p>No fitting is booked yet.</p>;
  const isOffered = found.fitting.length > 0;
  const canSkip = part.next.includes('finishing');
  const titles = part.items.map(({ title }) => title).join(', ');
  const draft = isOffered
    ? `Your order can be tried on soon: ${titles}. Please book a fitting: open this order in My Orders and choose “Book a fitting”.`
    : `Your order can be tried on soon: ${titles}. When could you come for a fitting?`;

  function ask(): void {
    onAsk?.();
    suggestMessage(order._id, draft);
  }

  return (
    <div className={classes.fitting}>
      <p>
        No fitting is booked yet. It is optional
        {canSkip && <>: to go on without one, choose “Skip to finishing” under “More”</>}.{' '}
        {isOffered ? (
          <>
            {name} books and pays for it in My Orders: <Offered fitting={found.fitting} />
          </>
        ) : part.viewer === 'maker' ? (
          <>
            You offer no fittings that customers can book, so arrange one in the messages, or{' '}
            <Link to="../../services/add" relative="path">
              add a service
            </Link>
            .
          </>
        ) : (
          `${part.maker.name} offers no fittings that customers can book, and arranges one in the messages.`
        )}
      </p>
      {part.viewer === 'maker' && (
        <Button variant="default" mt="xs" onClick={ask}>
          Write a message to {name}
        </Button>
      )}
    </div>
  );
}

/** What a fitting costs, where, and the services that are booked for it. */
function Offered({ fitting }: Pick<Measuring, 'fitting'>) {
  const price = leastPrice(fitting) ?? 0;
  return (
    <>
      {fitting.map(({ _id, title }, index) => (
        <span key={_id}>
          {index > 0 && ', '}
          <Link to={`/services/${_id}`}>{title}</Link>
        </span>
      ))}
      , {placesText(fitting)}, {price > 0 ? `from ${naira(price)}` : 'free of charge'}.
    </>
  );
}
