import { cancelOrder, type Order } from '@adunni/contracts/orders';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { toast } from '../../kit/toasts.ts';

interface Props {
  order: Order;
  /** The part to cancel; null for the whole order. */
  partId: string | null;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks before cancelling, and says what comes back. */
export default function CancelDialog({ order, partId, onClose, onCancelled }: Props) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const part = order.parts.find(({ _id }) => _id === partId);
  const paid = order.paid - order.refunded > 0;

  async function cancel(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await callApi(cancelOrder, { params: { orderId: order._id }, body: { reason, ...(partId && { partId }) } });
      toast('success', part ? `The part by ${part.maker.name} is cancelled.` : 'Your order is cancelled.');
      onCancelled();
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error, 'The order could not be cancelled. Please try again.'));
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={part ? `Cancel the part by ${part.maker.name}?` : `Cancel order ${order.number}?`}
      centered
    >
      <Stack>
        <Text>
          {paid ? (
            <>
              What you paid for it is refunded to where it came from
              {part && (
                <>
                  {' '}
                  (up to <Money amount={part.totalAmount} charged />)
                </>
              )}
              . That can take a few days with some banks.
            </>
          ) : (
            'Nothing has been charged. The pieces go back on the shelf.'
          )}
        </Text>
        <Textarea
          label="Would you tell us why? (optional)"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={400}
          autosize
          minRows={2}
        />
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={busy} onClick={cancel}>
            {part ? 'Cancel this part' : 'Cancel the order'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
