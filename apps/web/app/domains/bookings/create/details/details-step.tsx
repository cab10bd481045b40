import type { Address } from '@adunni/contracts/address';
import { addressForm } from '@adunni/contracts/address-forms';
import { bookingForm } from '@adunni/contracts/bookings/forms';
import { uploadBookingPhoto } from '@adunni/contracts/bookings/thread';
import { MAX_PHOTOS } from '@adunni/contracts/conversations/forms';
import { COUNTRY_CODE_WANTED, internationalPhone } from '@adunni/contracts/identity/phone-form';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { Service } from '@adunni/contracts/services/services';
import { Button, Group, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PhoneField } from '../../../../kit/address/phone-field.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { showFirstProblem } from '../../../../kit/forms/submit.ts';
import { PhotoField } from '../../../../kit/photos/photo-field.tsx';
import { usePhotos } from '../../../../kit/photos/use-photos.ts';
import type { Choice } from '../choice.ts';
import type { Draft } from '../draft.ts';
import type { Measured } from '../measured.ts';
import { type GuestFaults, GuestFields, guestFaults } from './guest-fields.tsx';
import { HomeFields } from './home-fields.tsx';
import { asksMeasurements } from './measurements.rules.ts';
import { ProfileChoice } from './profile-choice.tsx';

interface Props {
  service: Service;
  draft: Draft;
  addresses: readonly Address[];
  profiles: readonly MeasurementProfile[];
  /** What the server remarked on its fields when it was to be booked. */
  refused: Record<string, string>;
  /** The part of an order that it is for. */
  measured: Measured | null;
  change: (changes: Partial<Draft>) => void;
  go: (changes: Partial<Choice>) => void;
}

/** What the maker should know beforehand, and where they come to. */
export function DetailsStep({ service, draft, addresses, profiles, refused, measured, change, go }: Props) {
  const [faults, setFaults] = useState<{ phone?: string; zone?: string } & GuestFaults>(() => ({
    ...(refused.phone && { phone: refused.phone }),
    ...(refused['guest.phone'] && { guestPhone: refused['guest.phone'] }),
  }));
  const form = useForm({
    initialValues: draft.address,
    ...(refused['address.phone'] && { initialErrors: { phone: refused['address.phone'] } }),
    validate: schemaResolver(addressForm, { sync: true }),
    onValuesChange: (address) => change({ address }),
  });
  // What is booked for an order has its measurements from there, or takes them.
  const offered = measured ? [] : profiles;
  const photos = useDraftPhotos(draft, change);
  const zones = useRef<HTMLElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const isVisit = service.place === 'home';
  const isRefused = Object.keys(refused).length > 0;
  useEffect(() => {
    if (isRefused && frame.current) showFirstProblem(frame.current);
  }, [isRefused]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const ofPhone = phoneFault(draft.phone);
    const ofGuest = guestFaults(draft, phoneFault);
    const [guestField] = Object.keys(ofGuest);
    const lacksZone = isVisit && service.travelZones.length > 0 && draft.travelZoneId === '';
    const inAddress = isVisit && draft.addressId === '' ? Object.keys(form.validate().errors) : [];
    setFaults({
      ...ofGuest,
      ...(ofPhone && { phone: ofPhone }),
      ...(lacksZone && { zone: 'Please select a travel zone.' }),
    });
    if (lacksZone) zones.current?.querySelector('input')?.focus();
    else if (inAddress[0]) form.getInputNode(inAddress[0])?.focus();
    else if (guestField) document.querySelector<HTMLElement>(`[name="${guestField}"]`)?.focus();
    else if (ofPhone) phone.current?.focus();
    else go({ step: 'confirm' });
  }

  return (
    <form onSubmit={submit} ref={frame} noValidate>
      <Stack gap="xl">
        {isVisit && (
          <HomeFields
            service={service}
            draft={draft}
            addresses={addresses}
            inputs={(name) => form.getInputProps(name)}
            zones={zones}
            problem={draft.travelZoneId === '' ? (faults.zone ?? null) : null}
            change={change}
          />
        )}
        <GuestFields draft={draft} faults={faults} profiles={offered} change={change} />
        {asksMeasurements(service, measured !== null, offered.length) && (
          <ProfileChoice profiles={offered} value={draft.profileId} onChoose={(profileId) => change({ profileId })} />
        )}
        <ProseField
          label="Message to the maker (optional)"
          description="For example the occasion, the garment or fit problems"
          value={draft.note}
          onChange={(note) => change({ note })}
          maxLength={1000}
        />
        <PhotoField photos={photos} hint="Up to six photos of the garment, fabric or a style you like" />
        <PhoneField
          label={draft.isForGuest ? 'Your phone (optional)' : 'Phone (optional)'}
          maw="26rem"
          ref={phone}
          about="So the maker can reach you on the day."
          value={draft.phone}
          error={faults.phone}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
        />
        <Group>
          <Button type="submit" size="md" disabled={photos.isBusy || photos.hasFailed}>
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What is wrong with a number that may be left out; null for nothing. */
function phoneFault(typed: string): string | null {
  if (typed.trim() === '') return null;
  if (!bookingForm.shape.phone.safeParse(typed).success) return 'Please enter a valid phone number.';
  return internationalPhone(typed) === null ? COUNTRY_CODE_WANTED : null;
}

/** The photos of the draft; each that the server has taken is kept there, so that a reload does not lose it. */
function useDraftPhotos(draft: Draft, change: Props['change']) {
  const photos = usePhotos({ endpoint: uploadBookingPhoto, most: MAX_PHOTOS, had: draft.photos });
  const kept = useRef(idsOf(draft.photos));
  useEffect(() => {
    const ids = idsOf(photos.pictures);
    if (ids === kept.current) return;
    kept.current = ids;
    change({ photos: photos.pictures });
  });
  return photos;
}

const idsOf = (pictures: Draft['photos']): string => pictures.map(({ _id }) => _id).join(' ');
