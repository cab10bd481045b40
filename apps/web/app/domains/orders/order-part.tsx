import { ifOrderEnds } from '@adunni/contracts/bookings/order-ends';
import type { MeasuringAppointment, OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { oneSetText } from '@adunni/contracts/measurements/one-set';
import { awaitsFitting } from '@adunni/contracts/orders/fitting/fitting';
import type { Reading } from '@adunni/contracts/orders/measurements';
import type { Order, OrderItem, OrderPart as Part } from '@adunni/contracts/orders/orders';
import { hasLeft } from '@adunni/contracts/orders/stages';
import type { ReviewLine } from '@adunni/contracts/reviews/reviews';
import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { day } from '../../kit/dates.ts';
import { GetHelp } from '../../kit/help/get-help.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { Picture } from '../../kit/pictures/picture.tsx';
import { arrivalLine } from '../cart/public/arrival-line.ts';
import { Choices } from '../cart/public/choices.tsx';
import { MadeFrom } from '../measurements/public/made-from.tsx';
import { ReviewLink } from '../reviews/public/review-link.tsx';
import { BookedFittings } from './fittings/booked-fittings.tsx';
import { EarlyNote } from './fittings/early-note.tsx';
import { FittingLink } from './fittings/fitting-link.tsx';
import { tooEarly } from './fittings/too-early.ts';
import { outcomeOf } from './labels.ts';
import { partTitleId } from './measurements/give-form.tsx';
import type { Offers } from './measurements/load-offers.ts';
import { MeasurementViews } from './measurements/measurement-views.tsx';
import { ProposedMeasurements } from './measurements/proposed.tsx';
import { StandingVisits } from './measurements/standing-visits.tsx';
import { UpdateMeasurements } from './measurements/update-measurements.tsx';
import { stillBookedText } from './measurements/visit-text.ts';
import classes from './order-part.module.css';
import { PickupPlace } from './pickup/pickup-place.tsx';
import { fittingSpan } from './public/fitting-day.ts';
import { stageNow } from './stage-now.ts';
import { newPromise } from './stage-steps.ts';
import { StageTimeline } from './stage-timeline.tsx';

interface Props {
  part: Part;
  order: Pick<Order, '_id' | 'number' | 'status' | 'placedAt' | 'paid' | 'deliveryOption' | 'address'>;
  /** What the order’s pieces are made from. */
  measured: readonly OrderMeasurements[];
  /** Who read them. */
  readings: readonly Reading[];
  /** All that are booked for the order and lie ahead. */
  visits: readonly MeasuringAppointment[];
  /** Of these the fittings. */
  fittings: readonly MeasuringAppointment[];
  offers: Offers;
  /** Lines of the order that can be or have been reviewed. */
  reviews: readonly ReviewLine[];
  /** Offered when this part alone can be cancelled. */
  onCancel: (() => void) | null;
}

/** One maker’s share of an order: its pieces as they were bought, and how far they are. */
export function OrderPart({ part, order, measured, readings, visits, fittings, reviews, offers, onCancel }: Props) {
  const isOwn = ({ partId }: MeasuringAppointment) => partId === part._id;
  const isCancelled = part.stage === 'cancelled';
  const outcome = outcomeOf({ ...part, money: part });
  const promise = part.arrival && newPromise(part);
  const isUnmeasured = measured.some((line) => line.partId === part._id && line.wanted);
  // Those of what waits for measurements stand beside the measuring visit.
  const booked = isCancelled || isUnmeasured ? [] : fittings.filter(isOwn);
  const isTriedOn = !isUnmeasured && awaitsFitting(part, order);
  const places = offers.places.get(part.maker.slug);
  const isWaiting = part.stage === 'confirmed' && isUnmeasured;
  return (
    <section className={classes.part}>
      <header className={classes.head}>
        <Title order={2} size="h3" id={partTitleId(part._id)} tabIndex={-1}>
          <Link to={`/makers/${part.maker.slug}`}>{part.maker.name}</Link>
        </Title>
        {outcome && <Text fw={600}>{outcome}</Text>}
        {part.arrival && <Text fw={600}>{arrivalLine(part.arrival, order.deliveryOption, new Date())}</Text>}
      </header>
      {promise && (
        <p className={classes.promise}>
          The date was changed on {day(promise.at)}: {promise.note}
        </p>
      )}
      <div className={classes.columns}>
        <ul className={classes.items}>
          {part.items.map((item) => (
            <Item
              key={item._id}
              item={item}
              order={order}
              maker={part.maker.name}
              line={measured.find(({ itemId }) => itemId === item._id)}
              review={reviews.find(({ itemId }) => itemId === item._id)}
            />
          ))}
        </ul>
        <div>
          <StageTimeline
            part={part}
            delivery={order.deliveryOption}
            owes={part.balance !== null}
            now={isWaiting ? `${part.maker.name} starts once the measurements are there.` : stageNow(part, order)}
            foldable={order.paid === 0}
          />
          {part.pickup && <PickupPlace part={part} pickup={part.pickup} number={order.number} />}
          {isCancelled && <StandingVisits visits={visits.filter(isOwn)} />}
          <BookedFittings
            fittings={booked}
            toOf={({ bookingId }) => `/bookings/${bookingId}`}
            actionOf={() => (hasLeft(part.stage) ? 'View or cancel booking' : 'View or reschedule booking')}
          />
          {isTriedOn &&
            booked.map((fitting) => {
              const why = tooEarly(fitting, null, fittingSpan(order, part, new Date()).from);
              return why && <EarlyNote key={fitting.bookingId} bookingId={fitting.bookingId} why={why} />;
            })}
          {hasLeft(part.stage) && booked.length > 0 && (
            <p role="status">{stillBookedText(booked.length, `Your items have left ${part.maker.name}`)}</p>
          )}
          {isTriedOn && (
            <FittingLink
              order={order}
              part={part}
              isBooked={booked.length > 0}
              found={places}
              fitWindowDays={offers.fitWindowDays}
            />
          )}
          {isTriedOn && (booked.length > 0 || Boolean(places?.fitting.length)) && (
            <p>{ifOrderEnds(part.maker.name, { visits: 'visits booked for it are' })}</p>
          )}
          {part.carrier && (
            <Text size="sm" mb="sm">
              Sent with {part.carrier}
              {part.trackingNumber && (
                <>
                  , tracking number <strong className={classes.number}>{part.trackingNumber}</strong>
                </>
              )}
            </Text>
          )}
          {onCancel && (
            <Button variant="default" mt="sm" onClick={onCancel}>
              Cancel these items
            </Button>
          )}
          <MeasurementViews partId={part._id} readings={readings} />
          <GetHelp about="order-part" id={part._id} />
        </div>
      </div>
    </section>
  );
}

interface ItemProps {
  item: OrderItem;
  order: Props['order'];
  maker: string;
  line: OrderMeasurements | undefined;
  review: ReviewLine | undefined;
}

function Item({ item, order, maker, line, review }: ItemProps) {
  return (
    <li className={classes.item}>
      <span className={classes.picture}>{item.picture && <Picture picture={item.picture} sizes="8rem" alt="" />}</span>
      <div>
        {item.productId ? (
          <Link to={`/products/${item.productId}`} className={classes.title}>
            {item.title}
          </Link>
        ) : (
          <span className={classes.title}>{item.title}</span>
        )}
        <Choices {...item} plain={[item.size, item.colour]} />
        {oneSetText(item) && <p className={classes.rights}>{oneSetText(item)}</p>}
        <MadeFrom line={line} isOwn />
        <ProposedMeasurements maker={maker} line={line} />
        <UpdateMeasurements order={order} maker={maker} line={line} />
        <p className={classes.price}>
          {item.quantity > 1 && `${item.quantity} × `}
          <Money amount={item.unitPrice} charged />
        </p>
        {item.refundedQuantity > 0 && (
          <p className={classes.refunded}>
            {item.refundedQuantity < item.quantity
              ? `${item.refundedQuantity} of ${item.quantity} refunded`
              : 'Refunded'}
          </p>
        )}
        <p className={classes.rights}>
          {item.returnable ? 'Returnable' : 'Made to order: altered or remade if it doesn’t match your order'}
        </p>
        <ReviewLink line={review} />
      </div>
    </li>
  );
}
