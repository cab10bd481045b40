import type { Milestone } from '@adunni/contracts/planning/cases';
import { refundMilestone, type StaffCase } from '@adunni/contracts/planning/staff';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay, day } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { MoneyField } from '../../../kit/resource/form/fields.tsx';
import { PaymentRows, RefundRows } from '../../payments/public/money-rows.tsx';
import classes from './case.module.css';

/** What is to pay and what was paid, with the way to refund it. */
export function StaffMilestones({ record }: { record: StaffCase }) {
  const [refunded, setRefunded] = useState<Milestone | null>(null);
  if (record.milestones.length === 0) return null;
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">Milestones</h2>
      <ul className={classes.milestones}>
        {record.milestones.map((milestone) => {
          const { _id, title, amount, dueOn, paidAt, refunded: back } = milestone;
          return (
            <li key={_id}>
              <strong>{title}</strong> {naira(amount)}
              <p>
                {paidAt ? `Paid ${day(paidAt)}` : dueOn ? `Due ${calendarDay(dueOn)}` : 'Due since accepting'}
                {back > 0 && `, ${naira(back)} refunded`}
              </p>
              {paidAt && back < amount && (
                <Button size="compact-sm" variant="default" onClick={() => setRefunded(milestone)}>
                  Refund
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <PaymentRows payments={record.payments} isOfStaff />
      <RefundRows refunds={record.refunds} />
      {record.refunds
        .filter(({ status }) => status === 'failed' || status === 'needs-attention')
        .map(({ _id, paymentId, amount: stuck }) => (
          <p key={_id} role="status">
            A refund of {naira(stuck)} has not arrived.{' '}
            <Link to={`/admin/orders/payments/${paymentId}`}>Send it again</Link>
          </p>
        ))}
      {refunded && <Refund caseId={record._id} milestone={refunded} onClose={() => setRefunded(null)} />}
    </section>
  );
}

interface RefundProps {
  caseId: string;
  milestone: Milestone;
  onClose: () => void;
}

function Refund({ caseId, milestone: { _id: milestoneId, title, amount, refunded }, onClose }: RefundProps) {
  const [back, setBack] = useState<number | null>(amount - refunded);
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title={`Refund ${title}`}
      action="Refund"
      done="Refund started."
      fallback="The refund could not be started."
      isReady={back !== null && back > 0}
      change={() =>
        callApi(refundMilestone, { params: { _id: caseId, milestoneId }, body: { amount: back ?? 0, reason } })
      }
      onClose={onClose}
    >
      <MoneyField label="Amount" value={back} onChange={setBack} />
      <TextInput
        label="Reason"
        maxLength={1000}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ChangeDialog>
  );
}
