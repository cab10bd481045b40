import { changeGuestOrder, type GuestOrder } from '@adunni/contracts/asoebi/guest';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { shopDay } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ChoiceList } from '../../../kit/forms/choice-list.tsx';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { bodyOf } from '../guest/body.ts';
import { Contact } from '../guest/contact.tsx';
import { Wearers, type WearerValues } from '../guest/wearers.tsx';

/** Changes who wears the sets, contact, and how they are got, as long as that costs the same. */
export function EditOrder({ order, onClose }: { order: GuestOrder; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const open = order.sets.filter(({ takesDetails }) => takesDetails);
  const [contact, setContact] = useState({ name: order.name, phone: order.phone, email: order.email ?? '' });
  const [wearers, setWearers] = useState<Record<string, WearerValues>>(
    Object.fromEntries(open.map(({ _id, wearer, size }) => [_id, { wearer, size }])),
  );
  const [handoverId, setHandover] = useState(order.handover._id);
  const [address, setAddress] = useState(order.address);
  const { refusal, noting } = useRefusal();
  const fields = refusal?.fields ?? {};
  const handover = order.handovers.find(({ _id }) => _id === handoverId);

  async function change(): Promise<void> {
    const sets = open.map(({ _id }) => ({
      ...{ _id, wearer: wearers[_id]?.wearer ?? '', size: wearers[_id]?.size ?? '' },
      ...bodyOf(wearers[_id], shopDay(new Date().toISOString())),
    }));
    const body = { ...contact, email: contact.email || null, handoverId, address, sets };
    await callApi(changeGuestOrder, { params: { orderKey: order.key }, body });
    await revalidate();
  }

  return (
    <ChangeDialog
      title="Change details"
      action="Save"
      done="Saved."
      fallback="We couldn’t save your changes."
      change={() => noting(change)}
      onClose={onClose}
    >
      <Wearers
        sets={open.map(({ _id, title, needs, measurements }) => ({
          ...{ id: _id, pack: { title, needs }, areMeasured: Boolean(measurements) },
        }))}
        values={wearers}
        first=""
        onChange={setWearers}
        fields={fields}
      />
      <Contact values={contact} onChange={setContact} fields={fields} />
      {order.handovers.length > 1 && (
        <ChoiceList
          label="How you get them"
          value={handoverId}
          onChoose={setHandover}
          choices={order.handovers.map(({ _id, name, details }) => ({ value: _id, label: name, description: details }))}
        />
      )}
      {handover?.kind === 'delivery' && (
        <TextInput
          label="Delivery address"
          size="md"
          maxLength={300}
          value={address}
          error={fields.address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      )}
    </ChangeDialog>
  );
}
