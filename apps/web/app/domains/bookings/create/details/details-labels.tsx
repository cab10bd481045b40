import type { Address } from '@adunni/contracts/address';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { Service } from '@adunni/contracts/services/services';
import { addressLine } from '../../../../kit/address/address-line.ts';
import { countOf } from '../../../../kit/count-of.ts';
import { phoneText } from '../../../../kit/texts/phone-text.ts';
import type { Draft } from '../draft.ts';

interface Props {
  draft: Draft;
  service: Service;
  addresses: readonly Address[];
  profiles: readonly MeasurementProfile[];
}

/** What was said in the details, in a few lines. */
export function DetailsLabel({ draft, service, addresses, profiles }: Props) {
  const address = addresses.find(({ _id }) => _id === draft.addressId) ?? draft.address;
  const zone = service.travelZones.find(({ _id }) => _id === draft.travelZoneId);
  const profile = profiles.find(({ _id }) => _id === draft.profileId);
  const lines = [
    draft.isForGuest &&
      `For ${[draft.guestName.trim(), phoneText(draft.guestPhone.trim())].filter(Boolean).join(', ')}`,
    service.place === 'home' && addressLine(address),
    zone && `Travel zone: ${zone.name}`,
    profile && `Measurements of ${profile.name}`,
    draft.note.trim() !== '' && `“${draft.note.trim()}”`,
    draft.photos.length > 0 && countOf(draft.photos.length, 'photo'),
    draft.phone.trim() !== '' && `Your phone: ${phoneText(draft.phone.trim())}`,
  ].filter((line): line is string => Boolean(line));
  if (lines.length === 0) return 'No details';
  return lines.map((line) => <div key={line}>{line}</div>);
}
