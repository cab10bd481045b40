import { BALANCE_DAYS, lastDayToPay } from '@adunni/contracts/orders/balance-terms';
import type { StaffPart } from '@adunni/contracts/orders/staff';
import { cancelUnpaid, waitForBalance } from '@adunni/contracts/orders/work';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { calendarDay, day, shopDay } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { balanceHeadline, stockBackText } from '../labels.ts';
import classes from './part-balance.module.css';

type Balance = NonNullable<StaffPart['balance']>;

/** What that comes to where nothing goes back: what is held and what was released before. */
const earnedText = ({ released, held }: NonNullable<StaffPart['money']>): string =>
  `: ${naira(released + held)} in all${released > 0 ? `, of which ${naira(held)} becomes available now` : ', available now'}`;

/** A balance that was not paid in time, and what can be done about it. */
export function PartBalance({ part, balance }: { part: StaffPart; balance: Balance }) {
  const [open, setOpen] = useState<'wait' | 'cancel' | null>(null);
  const close = (): void => setOpen(null);
  const { isOverdue, canDecide, isCustomerSuspended, amount, dueBy, since } = balance;
  if (!isOverdue || !since || !dueBy) return null;
  return (
    <section className={classes.panel} aria-labelledby={`balance-${part._id}`}>
      <h3 id={`balance-${part._id}`}>{balanceHeadline(dueBy, Date.now())}</h3>
      <p>
        {naira(amount)} was due by {day(dueBy)}, {BALANCE_DAYS} days after the time to pay began on {day(since)}.{' '}
        {isCustomerSuspended
          ? 'The customer’s account is suspended, so they can’t pay at the moment.'
          : 'The customer was reminded and can still pay until you decide.'}
        {!canDecide && ' Our staff will decide what happens next.'}
      </p>
      {canDecide && (
        <div className={classes.choices}>
          <Button size="md" onClick={() => setOpen('wait')}>
            Keep waiting
          </Button>
          <Button size="md" variant="outline" color="red" onClick={() => setOpen('cancel')}>
            Cancel these items
          </Button>
        </div>
      )}
      {open === 'wait' && <WaitDialog part={part} onClose={close} />}
      {open === 'cancel' && <CancelDialog part={part} balance={balance} onClose={close} />}
    </section>
  );
}

function WaitDialog({ part, onClose }: { part: StaffPart; onClose: () => void }) {
  const until = calendarDay(lastDayToPay(shopDay(new Date().toISOString())));
  return (
    <ChangeDialog
      title="Keep waiting for the balance"
      action="Keep waiting"
      done={`The customer has until ${until} to pay.`}
      fallback="That could not be saved. Please try again."
      change={() => callApi(waitForBalance, { params: { partId: part._id }, body: { version: part.version } })}
      onClose={onClose}
    >
      <Text>
        The customer has until the end of {until} to pay, {BALANCE_DAYS} days from today, and is reminded again. If the
        balance is still unpaid after that, you decide again.
      </Text>
    </ChangeDialog>
  );
}

function CancelDialog({
  part,
  balance: { kept, back },
  onClose,
}: {
  part: StaffPart;
  balance: Balance;
  onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const keeps = part.viewer === 'staff' ? 'The maker keeps' : 'You keep';
  return (
    <ChangeDialog
      title="Cancel these items"
      action="Cancel these items"
      dismiss="Keep order"
      done="The items are cancelled and the customer has been notified."
      fallback="The items could not be cancelled. Please try again."
      isDestructive
      change={() => callApi(cancelUnpaid, { params: { partId: part._id }, body: { version: part.version, note } })}
      onClose={onClose}
    >
      <Text>
        {kept > 0 ? (
          <>
            {keeps} <strong>{naira(kept)}</strong> of what was paid, less tax and {part.money?.commissionPercent}%
            commission
            {back === 0 && part.money && earnedText(part.money)}.{' '}
          </>
        ) : (
          `${keeps} nothing: these items can be sold again. `
        )}
        {back > 0 && (
          <>
            The customer is refunded <strong>{naira(back)}</strong>.{' '}
          </>
        )}
        {stockBackText(part.kind)} These are our terms for a balance that is not paid. The customer is notified. This
        can’t be undone.
      </Text>
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={400} />
    </ChangeDialog>
  );
}
