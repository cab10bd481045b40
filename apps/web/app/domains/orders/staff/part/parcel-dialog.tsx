import type { StaffPart } from '@adunni/contracts/orders/staff';
import { changeParcel } from '@adunni/contracts/orders/work';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { CarrierField, TrackingField } from './carrier-field.tsx';

interface Props {
  part: StaffPart;
  /** Of the order. */
  number: string;
  onClose: () => void;
}

/** Corrects the carrier of a part that is on its way, or adds its tracking number. */
export function ParcelDialog({ part, number, onClose }: Props) {
  const [carrier, setCarrier] = useState(part.carrier ?? '');
  const [trackingNumber, setTrackingNumber] = useState(part.trackingNumber ?? '');
  return (
    <ChangeDialog
      title="Edit tracking"
      action="Save"
      done={`Tracking of ${number} saved.`}
      fallback="The tracking could not be saved. Please try again."
      isReady={carrier.trim() !== ''}
      change={() =>
        callApi(changeParcel, {
          params: { partId: part._id },
          body: { version: part.version, carrier, trackingNumber },
        })
      }
      onClose={onClose}
    >
      <Text>The customer sees it on their order and is notified.</Text>
      <CarrierField value={carrier} onChange={setCarrier} />
      <TrackingField value={trackingNumber} onChange={setTrackingNumber} />
    </ChangeDialog>
  );
}
