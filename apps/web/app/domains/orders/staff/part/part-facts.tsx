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

/** Until when a part is to be ready, who sews it, and what becomes of it unless somebody responds. */
export function PartFacts({ order, part }: { order: StaffOrder; part: StaffPart }) {
  const [isWriting, setIsWriting] = useState(false);
  const { number, deliveryOption } = order;
  const isOver = part.isRefunded || ['delivered', 'closed', 'cancelled'].includes(part.stage);
  const outcome = outcomeOf(part);
  const isSewnForMaker = part.tailor !== null && part.viewer !== 'tailor' && !isMade(part.heldAt ?? part.stage);
  return (
    <>
      <p className={classes.facts}>
        {outcome && <strong>{outcome}</strong>}
        {!isOver && (
          <span>
            {part.isLate ? (
              <>
                <Late readyBy={part.readyBy} isMade={isMade(part.stage)} />, was due {day(part.readyBy)}
              </>
            ) : (
              `${isMade(part.stage) ? 'Promised by' : 'Ready by'} ${day(part.readyBy)}`
            )}
          </span>
        )}
        {!isOver && part.isLate && part.viewer === 'maker' && <span>{LATE_MEANS}</span>}
        {!isOver && part.waitsFor && <span>{DATE_MOVES}</span>}
        {part.balance?.dueBy && !part.balance.isOverdue && (
          <span>
            Balance of {naira(part.balance.amount)} due by {day(part.balance.dueBy)}
          </span>
        )}
        {part.heldAt && <span>On hold at “{stageLabel(part.heldAt, deliveryOption, part.balance !== null)}”</span>}
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
