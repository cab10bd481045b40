import { oneSetText } from '@adunni/contracts/measurements/one-set';
import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { nextStages, stageLabel } from '@adunni/contracts/orders/stages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { day } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Status } from '../../../../kit/resource/status.tsx';
import { PartMeasurements } from '../../../measurements/public/part-measurements.tsx';
import { outcomeOf } from '../../labels.ts';
import { BookedFitting } from '../../measurements/booked-fitting.tsx';
import { StageTimeline } from '../../stage-timeline.tsx';
import { acceptText, isMade, nextText } from '../labels.ts';
import { Late, StageLabel } from '../stage-labels.tsx';
import { AskToCheckDialog } from './ask-to-check.tsx';
import { DateDialog } from './date-dialog.tsx';
import classes from './part.module.css';
import { PartBalance } from './part-balance.tsx';
import { PartCheck } from './part-check.tsx';
import { AcceptDialog, EndDialog, TailorDialog } from './part-dialogs.tsx';
import { PartMoney } from './part-money.tsx';
import { PartWaits } from './part-waits.tsx';
import { Pieces } from './pieces.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { type Open, Steps } from './steps.tsx';

/** One maker’s part of an order: where it stands, what can be done now, its pieces and what it brings. */
export function PartPanel({ order, part }: { order: StaffOrder; part: StaffPart }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  // Who works on it needs them before all else.
  const measurements = part.kind === 'made-to-measure' && (
    <PartMeasurements
      partId={part._id}
      isMaker={part.viewer !== 'staff'}
      many={new Map(part.items.map((item) => [item._id, oneSetText(item)]))}
    >
      {canAsk(part) && (
        <Button variant="subtle" onClick={() => setOpen('check')}>
          Ask customer to check them
        </Button>
      )}
    </PartMeasurements>
  );
  return (
    <section className={classes.part} aria-labelledby={`part-${part._id}`}>
      <header className={classes.head}>
        <h2 id={`part-${part._id}`}>{part.maker.name}</h2>
        <StageLabel stage={part.stage} delivery={order.deliveryOption} owes={owes(part)} />
      </header>
      <PartFacts part={part} delivery={order.deliveryOption} />
      {part.balance && <PartBalance part={part} balance={part.balance} />}
      {owes(part) && part.balance && (
        <p className={classes.waits}>
          It can be {order.deliveryOption === 'pickup' ? 'collected' : 'dispatched'} once the customer has paid the
          balance of {naira(part.balance.amount)}.
        </p>
      )}
      {part.waitsFor && <PartWaits part={part} waitsFor={part.waitsFor} />}
      {part.checkAskedAt && <PartCheck partId={part._id} askedAt={part.checkAskedAt} />}
      {part.fittings.map((fitting) => (
        <BookedFitting
          key={fitting.bookingId}
          fitting={fitting}
          to={`../../bookings/${fitting.bookingId}`}
          action={`booking ${fitting.number}`}
        />
      ))}
      <Steps part={part} delivery={order.deliveryOption} onOpen={setOpen} />
      <div className={classes.columns}>
        <div>
          {part.viewer !== 'staff' && measurements}
          <Pieces items={part.items} />
          {part.viewer === 'staff' && measurements}
          {part.money && <PartMoney part={part} money={part.money} />}
        </div>
        <div>
          <StageTimeline
            part={part}
            delivery={order.deliveryOption}
            now={nextText(part, order.deliveryOption)}
            foldable
          />
          {part.carrier && (
            <p className={classes.parcel}>
              Sent with {part.carrier}
              {part.trackingNumber && `, tracking number ${part.trackingNumber}`}
            </p>
          )}
        </div>
      </div>
      {open === 'accept' && <AcceptDialog part={part} number={order.number} onClose={close} />}
      {open === 'check' && <AskToCheckDialog part={part} onClose={close} />}
      {open === 'date' && <DateDialog part={part} number={order.number} onClose={close} />}
      {open === 'tailor' && <TailorDialog part={part} number={order.number} onClose={close} />}
      {(open === 'decline' || open === 'cancel') && (
        <EndDialog
          part={part}
          number={order.number}
          isDecline={open === 'decline'}
          back={part.money && part.money.paid - part.money.refunded}
          isDeposit={part.money !== null && part.money.paid < part.money.totalAmount}
          onClose={close}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <StageDialog order={order} part={part} to={open.step} onClose={close} />
      )}
    </section>
  );
}

/** Whether only its balance keeps a part from being sent. */
const owes = ({ balance, kind, stage }: StaffPart): boolean =>
  balance !== null && nextStages(kind, stage).includes('dispatched');

/** Whether its maker may ask whether complete measurements are right: before they are confirmed. */
const canAsk = ({ viewer, next }: StaffPart): boolean => viewer === 'maker' && next.includes('measurements-confirmed');

function PartFacts({ part, delivery }: { part: StaffPart; delivery: StaffOrder['deliveryOption'] }) {
  const isOver = part.isRefunded || ['delivered', 'closed', 'cancelled'].includes(part.stage);
  const outcome = outcomeOf(part);
  return (
    <p className={classes.facts}>
      {outcome && <strong>{outcome}</strong>}
      {!isOver && (
        <span>
          {part.isLate ? (
            <>
              <Late readyBy={part.readyBy} isMade={isMade(part.stage)} />, was due {day(part.readyBy)}
            </>
          ) : (
            `Ready by ${day(part.readyBy)}`
          )}
        </span>
      )}
      {part.balance?.dueBy && !part.balance.isOverdue && (
        <span>
          Balance of {naira(part.balance.amount)} due by {day(part.balance.dueBy)}
        </span>
      )}
      {part.heldAt && <span>On hold at “{stageLabel(part.heldAt, delivery)}”</span>}
      {part.tailor && (
        <span>
          Sewn by <Link to={`/makers/${part.tailor.slug}`}>{part.tailor.name}</Link>
          {part.viewer === 'maker' && (
            <>
              {', '}
              <Link to={`/messages/new?maker=${part.tailor.slug}`}>message them</Link>
            </>
          )}
        </span>
      )}
      {part.acceptBy && part.canAccept && (
        <span>
          <Status tone="waiting">{acceptText(part.acceptBy, Date.now())}</Status>
        </span>
      )}
    </p>
  );
}
