import { addMethod, chooseMethod, type PaymentMethod, removeMethod } from '@adunni/contracts/subscriptions/billing';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { toast } from '../../../kit/toasts.ts';
import { cardLabel } from '../labels.ts';
import { usePaymentPage } from '../use-payment-page.ts';
import classes from './billing.module.css';

/** The saved cards: which one is charged, taking one out, and the way to save another. */
export function Cards({ methods }: { methods: readonly PaymentMethod[] }) {
  const { busy, problem, open } = usePaymentPage();
  return (
    <>
      {methods.length === 0 ? (
        <p className={classes.soft}>No card is saved.</p>
      ) : (
        <ul className={classes.list}>
          {methods.map((method) => (
            <Card key={method._id} method={method} />
          ))}
        </ul>
      )}
      <FormProblem message={problem} />
      <Button size="md" variant="default" loading={busy} onClick={() => open(() => callApi(addMethod))}>
        {methods.length === 0 ? 'Save a card' : 'Save another card'}
      </Button>
      <p className={classes.note}>
        A card is checked with ₦50, which goes back at once. Its number stays with the payment service; we only keep
        what it takes to charge your plan.
      </p>
    </>
  );
}

function Card({ method }: { method: PaymentMethod }) {
  const { _id, expiryMonth, expiryYear, isExpired, isDefault } = method;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  async function choose(): Promise<void> {
    setBusy(true);
    try {
      await callApi(chooseMethod, { params: { methodId: _id } });
      await revalidate();
      toast('success', `Your ${cardLabel(method)} is charged from now on.`);
    } catch (error) {
      toast('error', messageOf(error, 'The card could not be chosen. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function remove(): Promise<void> {
    await callApi(removeMethod, { params: { methodId: _id } });
    await revalidate();
    toast('success', 'The card is removed.');
  }

  return (
    <li>
      <div className={classes.words}>
        <p className={classes.name}>
          {cardLabel(method)}
          {isDefault && <span className={classes.mark}>Charged</span>}
        </p>
        <p className={classes.soft}>
          {isExpired ? 'Expired' : 'Valid until'} {String(expiryMonth).padStart(2, '0')}/{expiryYear}
        </p>
      </div>
      <div className={classes.actions}>
        {!isDefault && !isExpired && (
          <Button variant="subtle" loading={busy} onClick={choose} aria-label={`Charge the ${cardLabel(method)}`}>
            Charge this one
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          onClick={() => setRemoving(true)}
          aria-label={`Remove the ${cardLabel(method)}`}
        >
          Remove
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={`Remove your ${cardLabel(method)}?`}
          action="Remove the card"
          otherwise="Keep it"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
          fallback="The card could not be removed. Please try again."
        >
          We forget it at once, and it cannot be charged any more.
        </ConfirmDialog>
      )}
    </li>
  );
}
