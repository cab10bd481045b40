import { type Dispute, decideDispute, openDispute, type StaffSet } from '@adunni/contracts/asoebi/disputes';
import '@mantine/core/styles/Radio.css';
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { MoneyField } from '../../../kit/resource/form/fields.tsx';

/** Opens a dispute about a set. */
export function OpenDialog({ set, onClose }: { set: StaffSet; onClose: () => void }) {
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      title={`Open a dispute about the set for ${set.wearer}`}
      action="Open dispute"
      done="Dispute opened."
      fallback="We couldn’t open the dispute."
      isReady={note.trim() !== ''}
      change={() => callApi(openDispute, { params: { setId: set._id }, body: { note } })}
      onClose={onClose}
    >
      <ProseField
        label="What is wrong?"
        description="Only staff read this. Until it is decided, what the maker earned of this set is not paid out."
        maxLength={2000}
        value={note}
        onChange={setNote}
      />
    </ChangeDialog>
  );
}

/** Decides a dispute for one of the two, with what goes back to the guest. */
export function DecisionDialog({ set, dispute, onClose }: { set: StaffSet; dispute: Dispute; onClose: () => void }) {
  const [favour, setFavour] = useState<'guest' | 'maker'>('guest');
  const [refund, setRefund] = useState<number | null>(set.refundable);
  const [decision, setDecision] = useState('');
  const { refusal, noting } = useRefusal();
  const back = favour === 'guest' ? (refund ?? 0) : 0;
  return (
    <ChangeDialog
      title={`Decide about the set for ${set.wearer}`}
      action={back > 0 ? 'Decide and refund' : 'Decide'}
      done={back > 0 ? 'Decided. The refund is on its way.' : 'Decided.'}
      fallback="We couldn’t save the decision."
      isReady={decision.trim() !== '' && (favour === 'maker' || refund !== null)}
      change={() =>
        noting(() =>
          callApi(decideDispute, { params: { disputeId: dispute._id }, body: { favour, refund: back, decision } }),
        )
      }
      onClose={onClose}
    >
      <Radio.Group
        label="In whose favour?"
        value={favour}
        onChange={(value) => setFavour(value === 'maker' ? 'maker' : 'guest')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="guest" label="The guest’s" />
          <Radio value="maker" label="The maker’s: nothing is refunded" />
        </Stack>
      </Radio.Group>
      {favour === 'guest' && (
        <MoneyField
          label="Refund"
          description={
            <>
              At most <Money amount={set.refundable} charged />, with its share of fee and tax. The maker’s earnings and
              our commission follow.
            </>
          }
          size="md"
          value={refund}
          onChange={setRefund}
          error={refusal?.fields.refund}
        />
      )}
      <ProseField
        label="Why?"
        description="Only staff read this."
        maxLength={2000}
        value={decision}
        onChange={setDecision}
      />
    </ChangeDialog>
  );
}
