import { MAX_PHOTOS } from '@adunni/contracts/conversations/forms';
import { isCollectable } from '@adunni/contracts/orders/collectable';
import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { type Stage, stageLabel } from '@adunni/contracts/orders/stages';
import { uploadOrderPhoto } from '@adunni/contracts/orders/thread';
import { advancePart } from '@adunni/contracts/orders/work';
import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { PhotoField } from '../../../../kit/photos/photo-field.tsx';
import { usePhotos } from '../../../../kit/photos/use-photos.ts';
import { CheckLengths } from '../../../measurements/public/check-lengths.tsx';
import { deliveryText, effectText, sewnBy, stepLabel, stepsOf } from '../labels.ts';
import { leavesVisits } from '../part-words.ts';
import { CarrierField, TrackingField } from './carrier-field.tsx';
import { PartFittings } from './part-fittings.tsx';
import { PickupNotice } from './part-pickup.tsx';
import { VisitsAhead } from './visits-ahead.tsx';

interface Props {
  order: StaffOrder;
  part: StaffPart;
  /** The stage that was chosen. */
  to: Stage;
  onClose: () => void;
}

/** Moves a part on, with a note and photos for the customer, and the carrier when it leaves. */
export function StageDialog({ order, part, to: first, onClose }: Props) {
  const [to, setTo] = useState(first);
  const [from] = useState(part.stage);
  const [note, setNote] = useState('');
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const delivery = order.deliveryOption;
  const photos = usePhotos({ endpoint: uploadOrderPhoto, params: { orderId: order._id }, most: MAX_PHOTOS });
  const { on, aside } = stepsOf(part);
  const open = [...on, ...aside];
  const isOpen = open.includes(to);
  // The button that was pressed has said where to, unless somebody else moved the part meanwhile.
  const hasMoved = part.stage !== from || !isOpen;
  const owes = part.balance !== null;
  const labelOf = (stage: Stage) => stageLabel(stage, delivery, owes);
  const step = stepLabel({ stage: part.stage, owes }, to, delivery);
  const isSent = to === 'dispatched';
  const isReady = isOpen && !photos.isBusy && !photos.hasFailed && (!isSent || carrier.trim() !== '');
  const parcel = isSent ? { carrier, trackingNumber } : {};
  const tailor = sewnBy(part, to);
  const photoIds = photos.pictures.map(({ _id }) => _id);

  return (
    <ChangeDialog
      title={step}
      action={step}
      done={`${order.number} is now at “${labelOf(to)}”. The customer has been notified.`}
      fallback="The stage could not be saved. Please try again."
      isReady={isReady}
      change={() =>
        callApi(advancePart, {
          params: { partId: part._id },
          body: { version: part.version, to: to as Exclude<Stage, 'cancelled'>, note, photoIds, ...parcel },
        })
      }
      onClose={onClose}
    >
      {to === 'measurements-confirmed' && (
        <CheckLengths
          partId={part._id}
          notes={new Map(part.items.map(({ _id, measurementNote }) => [_id, measurementNote]))}
        />
      )}
      {hasMoved && (
        <NativeSelect
          label={`From “${labelOf(part.stage)}” to`}
          size="md"
          value={isOpen ? to : ''}
          error={isOpen ? undefined : `“${labelOf(to)}” is no longer the next stage.`}
          onChange={({ currentTarget }) => setTo(currentTarget.value as Stage)}
          data={[
            ...(isOpen ? [] : [{ value: '', label: 'Please choose', disabled: true }]),
            ...open.map((stage) => ({ value: stage, label: labelOf(stage) })),
          ]}
        />
      )}
      {tailor && <Text>{tailor} usually updates this stage. Start it yourself only if the work has begun.</Text>}
      {to === 'first-fitting' && <PartFittings order={order} part={part} onAsk={onClose} />}
      {leavesVisits(part.stage, to) && <VisitsAhead part={part} />}
      {isOpen && <Text>{effectText(part, to)}</Text>}
      {isCollectable(to, delivery) && !owes && part.viewer !== 'tailor' && (
        <PickupNotice part={part} number={order.number} />
      )}
      {isSent && (
        <>
          {part.money && <Text>{deliveryText(part.viewer, part.money.shippingCost)}</Text>}
          <CarrierField value={carrier} onChange={setCarrier} />
          <TrackingField value={trackingNumber} onChange={setTrackingNumber} />
        </>
      )}
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={1000} />
      <PhotoField photos={photos} hint="Shown to the customer with this stage." />
    </ChangeDialog>
  );
}
