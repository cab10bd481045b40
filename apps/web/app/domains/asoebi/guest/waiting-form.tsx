import '@mantine/core/styles/NumberInput.css';
import type { GuestPackage } from '@adunni/contracts/asoebi/guest';
import { joinWaiting } from '@adunni/contracts/asoebi/waiting';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { waitingPath } from '../address.ts';
import { Contact } from './contact.tsx';
import classes from './guest.module.css';

interface Props {
  linkKey: string;
  packages: readonly GuestPackage[];
  packageId: string;
  name: string;
  onClose: () => void;
}

/** Puts somebody at the end of the line for a package. */
export function WaitingForm({ linkKey, packages, packageId, name, onClose }: Props) {
  const navigate = useNavigate();
  const sendKey = useSendKey();
  const [contact, setContact] = useState({ name, phone: '', email: '' });
  const [quantity, setQuantity] = useState<string | number>(1);
  const { refusal, noting } = useRefusal();
  const title = packages.find(({ _id }) => _id === packageId)?.title ?? '';

  async function join(): Promise<void> {
    const body = { ...contact, email: contact.email || null, packageId, quantity: Number(quantity) };
    const headers = sendKey.headersFor(body);
    const { waitingKey } = await callApi(joinWaiting, { params: { linkKey }, body, headers });
    sendKey.hasArrived();
    await navigate(waitingPath(waitingKey));
  }

  return (
    <ChangeDialog
      title={`Wait for “${title}”`}
      action="Join the waiting list"
      done="You are on the waiting list."
      fallback="We couldn’t add you to the waiting list."
      change={() => noting(join)}
      onClose={onClose}
    >
      <p className={classes.soft}>
        When sets are free, they are offered in the order in which people joined, and kept for 24 hours each. You get
        all that you ask for or wait on.
      </p>
      <NumberInput
        label="Sets"
        size="md"
        min={1}
        max={20}
        allowDecimal={false}
        value={quantity}
        onChange={setQuantity}
      />
      <Contact values={contact} onChange={setContact} fields={refusal?.fields ?? {}} />
    </ChangeDialog>
  );
}
