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
        <p className={classes.soft}>No saved cards.</p>
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
        We verify cards with a charge of ₦50, which is refunded immediately. Your card number is stored by our payment
        provider only.
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
      toast('success', `${cardLabel(method)} is now your default card.`);
    } catch (error) {
      toast('error', messageOf(error, 'The default card could not be changed. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function remove(): Promise<void> {
    await callApi(removeMethod, { params: { methodId: _id } });
    await revalidate();
    toast('success', 'Card removed.');
  }

  return (
    <li>
      <div className={classes.words}>
        <p className={classes.name}>
          {cardLabel(method)}
          {isDefault && <span className={classes.mark}>Default</span>}
        </p>
        <p className={classes.soft}>
          {isExpired ? 'Expired' : 'Valid until'} {String(expiryMonth).padStart(2, '0')}/{expiryYear}
        </p>
      </div>
      <div className={classes.actions}>
        {!isDefault && !isExpired && (
          <Button variant="subtle" loading={busy} onClick={choose} aria-label={`Make ${cardLabel(method)} the default`}>
            Make default
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
          action="Remove card"
          otherwise="Keep card"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
          fallback="The card could not be removed. Please try again."
        >
          The card is deleted and can no longer be charged.
        </ConfirmDialog>
      )}
    </li>
  );
}
