import { type PlanningCase, payMilestone } from '@adunni/contracts/planning/cases';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay, day } from '../../../kit/dates.ts';
import { PAYMENT_MESSAGES } from '../../payments/public/payment-messages.ts';
import { PaymentPanel } from '../../payments/public/payment-panel.tsx';
import { Sum, Sums } from '../../payments/public/payment-sums.tsx';
import type { Returning } from '../../payments/public/use-payment-check.ts';

interface Props {
  planned: PlanningCase;
  returning: Returning | null;
}

/** What is paid and what is next, and the way to pay it. */
export function Milestones({ planned: { _id: caseId, milestones }, returning }: Props) {
  if (milestones.length === 0) return null;
  const next = milestones.find(({ isPayable }) => isPayable);
  const payable = next && {
    amount: next.amount,
    label: `Pay ${next.title}`,
    start: () => callApi(payMilestone, { params: { caseId, milestoneId: next._id } }),
  };
  return (
    <PaymentPanel
      returning={returning}
      hold={null}
      messageFor={() => returning && PAYMENT_MESSAGES[returning]}
      payable={payable ?? null}
    >
      <Sums>
        {milestones.map(({ _id, title, amount, dueOn, paidAt, refunded }) => (
          <Sum
            key={_id}
            label={title}
            amount={amount}
            isStrong={_id === next?._id}
            note={noteOf({ dueOn, paidAt, isRefunded: refunded > 0 })}
          />
        ))}
      </Sums>
    </PaymentPanel>
  );
}

function noteOf({ dueOn, paidAt, isRefunded }: { dueOn: string | null; paidAt: string | null; isRefunded: boolean }) {
  if (paidAt) return `Paid ${day(paidAt)}${isRefunded ? ', refunded in part or in full' : ''}`;
  return dueOn ? `Due ${calendarDay(dueOn)}` : 'Due now';
}
