import '@mantine/core/styles/Checkbox.css';
import { cancelGuestSets, type GuestOrder, quoteCancelling } from '@adunni/contracts/asoebi/guest';
import { Checkbox, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';

/** Chooses sets to cancel and shows first what comes back; an order that is not paid yet goes as a whole. */
export function CancelSets({ order, onClose }: { order: GuestOrder; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const choices = order.sets.filter(({ isChangeable }) => isChangeable);
  const isWhole = order.status === 'reserved' || choices.length === 1;
  const [chosen, setChosen] = useState<string[]>(isWhole ? choices.map(({ _id }) => _id) : []);
  const quote = useQuote(order.key, chosen);

  async function cancel(): Promise<void> {
    const body = { setIds: chosen, refund: quote?.refund ?? 0 };
    await callApi(cancelGuestSets, { params: { orderKey: order.key }, body });
    await revalidate();
  }

  return (
    <ChangeDialog
      title="Cancel sets"
      action="Cancel sets"
      dismiss="Keep them"
      done="Cancelled."
      fallback="We couldn’t cancel."
      isDestructive
      isReady={quote?.refund !== undefined}
      change={cancel}
      onClose={onClose}
    >
      {!isWhole && (
        <Checkbox.Group label="Which sets?" value={chosen} onChange={setChosen}>
          {choices.map(({ _id, wearer, title }) => (
            <Checkbox key={_id} value={_id} label={`${wearer}: ${title}`} size="md" mt="sm" />
          ))}
        </Checkbox.Group>
      )}
      <Text aria-live="polite">
        {quote?.problem}
        {quote?.refund !== undefined && (
          <>
            You get back <Money amount={quote.refund} charged />, the way you paid.
          </>
        )}
      </Text>
    </ChangeDialog>
  );
}

interface Quote {
  refund?: number;
  problem?: string;
}

/** What cancelling these sets gives back; null while it is not known. */
function useQuote(orderKey: string, setIds: readonly string[]): Quote | null {
  const [quote, setQuote] = useState<Quote | null>(null);
  const asked = setIds.join(' ');
  useEffect(() => {
    setQuote(null);
    if (!asked) return;
    const controller = new AbortController();
    const sent = { params: { orderKey }, body: { setIds: asked.split(' ') }, signal: controller.signal };
    callApi(quoteCancelling, sent).then(
      ({ refund }) => !controller.signal.aborted && setQuote({ refund }),
      (error) =>
        !controller.signal.aborted && setQuote({ problem: messageOf(error, 'We couldn’t work out the refund.') }),
    );
    return () => controller.abort();
  }, [orderKey, asked]);
  return quote;
}
