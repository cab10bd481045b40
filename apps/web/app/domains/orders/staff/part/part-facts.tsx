import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { stageLabel } from '@adunni/contracts/orders/stages';
import { useState } from 'react';
import { Link } from 'react-router';
import button from '../../../../kit/button.module.css';
import { day } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Status } from '../../../../kit/resource/status.tsx';
import { ownZone } from '../../../availability/public/clocks/use-zone.ts';
import { MessageDialog } from '../../../makers/public/message-dialog.tsx';
import { outcomeOf } from '../../labels.ts';
import { deadlineText } from '../accepting.ts';
import { acceptText, DATE_MOVES, isMade, tailorText } from '../labels.ts';
import { tailorTerms } from '../sewing-words.ts';
import { Late } from '../stage-labels.tsx';
import classes from './part.module.css';

const UNANSWERED = 'after that the order is declined automatically and the customer is refunded in full.';

const LATE_MEANS =
  'The customer sees that it is delayed. By itself this doesn’t change your rating or your commission.';

const WAITS_MEANS = 'While it waits for the customer, no more days count.';

/** Until when a part is to be ready, why it is on hold, who sews it, and what becomes of it unless somebody responds. */
export function PartFacts({ order, part }: { order: StaffOrder; part: StaffPart }) {
  const [isWriting, setIsWriting] = useState(false);
  const { number, deliveryOption } = order;
  const isOver = part.isRefunded || ['delivered', 'closed', 'cancelled'].includes(part.stage);
  const isWaiting = isMade(part.stage) && (part.balance !== null || deliveryOption === 'pickup');
  const outcome = outcomeOf(part);
  const isSewnForMaker = part.tailor !== null && part.viewer !== 'tailor' && !isMade(part.heldAt ?? part.stage);
  return (
    <>
      <p className={classes.facts}>
        {outcome && <strong>{outcome}</strong>}
        {!isOver && (
          <span>
            {part.daysLate > 0 ? (
              <>
                <Late days={part.daysLate} isMade={isMade(part.stage)} isWaiting={isWaiting} />, was due{' '}
                {day(part.readyBy)}
              </>
            ) : (
              `Ready by ${day(part.readyBy)}`
            )}
          </span>
        )}
        {!isOver && part.daysLate > 0 && part.viewer === 'maker' && <span>{isWaiting ? WAITS_MEANS : LATE_MEANS}</span>}
        {!isOver && part.waitsFor && <span>{DATE_MOVES}</span>}
        {part.balance?.dueBy && !part.balance.isOverdue && (
          <span>
            Balance of {naira(part.balance.amount)} due by {day(part.balance.dueBy)}
          </span>
        )}
        {part.heldAt && <Held part={part} at={stageLabel(part.heldAt, deliveryOption, part.balance !== null)} />}
        {part.carrier && (
          <span className={classes.parcel}>
            Sent with {part.carrier}
            {part.trackingNumber && `, tracking number ${part.trackingNumber}`}
          </span>
        )}
        {part.tailor && (
          <span>
            {tailorText(part)} <Link to={`/makers/${part.tailor.slug}`}>{part.tailor.name}</Link>
            {part.viewer === 'maker' && (
              <>
                {', '}
                <button type="button" className={button.inline} onClick={() => setIsWriting(true)}>
                  message them
                </button>
              </>
            )}
          </span>
        )}
        {isSewnForMaker && <span>{tailorTerms(part)}</span>}
        {part.acceptBy && part.canAccept && (
          <span>
            <Status tone="waiting">{acceptText(part.acceptBy, Date.now())}</Status>,{' '}
            {deadlineText(part.acceptBy, ownZone())}: {UNANSWERED}
          </span>
        )}
      </p>
      {isWriting && part.tailor && (
        <MessageDialog maker={part.tailor} about={number} onClose={() => setIsWriting(false)} />
      )}
    </>
  );
}

/** At which stage a part is on hold, since when, and why, as its customer was told. */
function Held({ part, at }: { part: StaffPart; at: string }) {
  const held = part.events.findLast(({ stage, readyBy }) => stage === 'on-hold' && readyBy === null);
  return (
    <span className={classes.held}>
      On hold at “{at}”{held && ` since ${day(held.at)}`}
      {held?.note && (
        <>
          : <bdi>{held.note}</bdi>
        </>
      )}
    </span>
  );
}
