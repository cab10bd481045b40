import { addPlanPrice, type PlanRecord } from '@adunni/contracts/subscriptions/staff';
import { PLAN_INTERVALS, type PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { MoneyField } from '../../../../kit/resource/form/fields.tsx';
import { INTERVALS } from '../labels.tsx';

/** The least that can be charged, in naira. */
const LEAST = 50;

/** Gives a plan a new price; whoever pays the earlier one keeps it. */
export default function PriceDialog({ plan, onClose }: { plan: PlanRecord; onClose: () => void }) {
  const [interval, setInterval] = useState<PlanInterval>('month');
  const [amount, setAmount] = useState<number | null>(null);
  const now = interval === 'month' ? plan.monthly : plan.yearly;
  return (
    <ChangeDialog
      title={`New price for ${plan.name}`}
      action={amount ? `Set price to ${naira(amount)}` : 'Set price'}
      done="The new price applies to new subscribers."
      fallback="The price could not be changed. Please try again."
      isReady={amount !== null && amount >= LEAST}
      change={async () => amount && callApi(addPlanPrice, { params: { planId: plan._id }, body: { interval, amount } })}
      onClose={onClose}
    >
      <NativeSelect
        label="Billing interval"
        value={interval}
        onChange={({ currentTarget }) => setInterval(currentTarget.value as PlanInterval)}
        data={PLAN_INTERVALS.map((value) => ({ value, label: INTERVALS[value] }))}
      />
      <MoneyField
        label="New price"
        description={`${now === null ? 'This interval has no price yet.' : `Current price: ${naira(now)}.`} Existing subscribers keep their price until they change plan.`}
        value={amount}
        onChange={setAmount}
        required
      />
    </ChangeDialog>
  );
}
