import { PAUSE_MONTHS } from '@adunni/contracts/subscriptions/statuses';
import { pauseSubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';

type Months = (typeof PAUSE_MONTHS)[number];

/** Asks for how long a subscription shall rest. */
export default function PauseDialog({ onClose }: { onClose: () => void }) {
  const [months, setMonths] = useState<Months>(1);
  return (
    <ChangeDialog
      title="Pause your subscription?"
      action="Pause"
      done="Subscription paused."
      fallback="The subscription could not be paused. Please try again."
      change={() => callApi(pauseSubscription, { body: { months } })}
      onClose={onClose}
    >
      <Text>
        Premium access is paused immediately and you are not charged. Your remaining paid days continue when you resume,
        or at the end of the pause.
      </Text>
      <NativeSelect
        label="Duration"
        size="md"
        value={months}
        onChange={({ currentTarget }) => setMonths(Number(currentTarget.value) as Months)}
        data={PAUSE_MONTHS.map((count) => ({
          value: String(count),
          label: count === 1 ? '1 month' : `${count} months`,
        }))}
      />
    </ChangeDialog>
  );
}
