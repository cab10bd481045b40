import { oneSetText } from '@adunni/contracts/measurements/one-set';
import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { nextStages } from '@adunni/contracts/orders/stages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { naira } from '../../../../kit/money/naira.ts';
import { PartMeasurements } from '../../../measurements/public/part-measurements.tsx';
import { StageTimeline } from '../../stage-timeline.tsx';
import { nextText } from '../labels.ts';
import { closingText } from '../part-words.ts';
import { takesReturns } from '../returns.ts';
import { StageLabel } from '../stage-labels.tsx';
import { AskToCheckDialog } from './ask-to-check.tsx';
import { DateDialog } from './date-dialog.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';
import classes from './part.module.css';
import { PartBalance } from './part-balance.tsx';
import { PartCheck } from './part-check.tsx';
import { AcceptDialog, EndDialog } from './part-dialogs.tsx';
import { PartFacts } from './part-facts.tsx';
import { PartFittings } from './part-fittings.tsx';
import { PartMoney } from './part-money.tsx';
import { PartPickup } from './part-pickup.tsx';
import { PartProposals } from './part-proposals.tsx';
import { PartWaits } from './part-waits.tsx';
import { Pieces } from './pieces.tsx';
import { ReturnsNote } from './returns-note.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { canDraft, type Open, Steps } from './steps.tsx';
import { TailorDialog } from './tailor-dialog.tsx';
import { TO_FOLLOW } from './to-follow.ts';

/** One maker’s part of an order: where it stands, what can be done now, its pieces and what it brings. */
export function PartPanel({ order, part }: { order: StaffOrder; part: StaffPart }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const several = part.items.length > 1;
  const closing = closingText(part, order.deliveryOption);
  // Who works on it needs them before all else.
  const measurements = part.kind === 'made-to-measure' && (
    <PartMeasurements
      partId={part._id}
      isMaker={part.viewer !== 'staff'}
      waiting={part.proposals.length}
      toFollow={
        part.waitsFor?.isAll
          ? {
              text: TO_FOLLOW,
              canPropose: part.viewer !== 'staff' && !part.canAccept,
            }
          : null
      }
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
        <StageLabel stage={part.stage} delivery={order.deliveryOption} owes={part.balance !== null} />
      </header>
      <PartFacts order={order} part={part} />
      {order.deliveryOption === 'pickup' && <PartPickup part={part} number={order.number} />}
      {part.balance && <PartBalance part={part} balance={part.balance} />}
      {owes(part) && part.balance && (
        <p className={classes.waits}>
          It can be {order.deliveryOption === 'pickup' ? 'collected' : 'dispatched'} once the customer has paid the
          balance of {naira(part.balance.amount)}.
        </p>
      )}
      {part.waitsFor && <PartWaits part={part} waitsFor={part.waitsFor} />}
      {part.proposals.length > 0 && <PartProposals part={part} />}
      {part.checkAskedAt && (
        <PartCheck
          partId={part._id}
          askedAt={part.checkAskedAt}
          canConfirm={part.next.includes('measurements-confirmed')}
        />
      )}
      <PartFittings order={order} part={part} />
      {several && <p className={classes.facts}>The stages and the work sheet cover all of its items.</p>}
      <Steps part={part} delivery={order.deliveryOption} onOpen={setOpen} />
      <div className={classes.columns}>
        <div>
          {part.viewer !== 'staff' && measurements}
          <Pieces items={part.items} pattern={canDraft(part) && several ? patternOf(part._id) : undefined} />
          {takesReturns(part) && <ReturnsNote order={order} />}
          {part.viewer === 'staff' && measurements}
          {part.money && <PartMoney part={part} delivery={order.deliveryOption} money={part.money} />}
        </div>
        <div>
          <StageTimeline
            part={part}
            delivery={order.deliveryOption}
            owes={part.balance !== null}
            now={nextText(part, order.deliveryOption)}
            foldable
          />
          {closing && <p className={classes.soft}>{closing}</p>}
        </div>
      </div>
      {open === 'accept' && (
        <AcceptDialog
          part={part}
          number={order.number}
          isUnmeasured={part.waitsFor !== null}
          tailor={part.tailor?.name ?? null}
          onClose={close}
        />
      )}
      {open === 'check' && <AskToCheckDialog part={part} onClose={close} />}
      {open === 'date' && <DateDialog part={part} number={order.number} onClose={close} />}
      {open === 'parcel' && <ParcelDialog part={part} number={order.number} onClose={close} />}
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

/** Where the pattern of an item of a part is, from the page of its order. */
const patternOf =
  (partId: string) =>
  (itemId: string): string =>
    `pattern/${partId}?item=${itemId}`;

/** Whether only its balance keeps a part from being sent. */
const owes = ({ balance, kind, stage }: StaffPart): boolean =>
  balance !== null && nextStages(kind, stage).includes('dispatched');

/** Whether its maker may ask whether complete measurements are right: before they are confirmed. */
const canAsk = ({ viewer, next }: StaffPart): boolean => viewer === 'maker' && next.includes('measurements-confirmed');
