import { canAttend, destinationText, workshopPlace } from '@adunni/contracts/services/attending';
import type { Service } from '@adunni/contracts/services/services';
import { Text } from '@mantine/core';
import type { Measured } from './measured.ts';

type Visit = { place: Service['place']; maker: Pick<Service['maker'], 'city' | 'country'> };

/** That a visit is in another country than the one its order goes to; null where it is not. People travel. */
export function abroadText({ place, maker }: Visit, { address, isFitting }: Pick<Measured, 'address' | 'isFitting'>) {
  if (!address || canAttend({ place, maker }, address.countryCode)) return null;
  const visit = isFitting ? 'fitting' : 'measuring visit';
  const where = place === 'home' ? `at an address in ${maker.country}` : `in ${workshopPlace(maker)}`;
  return `This ${visit} is ${where}. Your order goes to ${destinationText(address)}.`;
}

/** The same, before anything is chosen of it. */
export function AbroadNote({ service, measured }: { service: Visit; measured: Measured }) {
  const text = abroadText(service, measured);
  return (
    text && (
      <Text role="status" c="var(--caution)">
        {text}
      </Text>
    )
  );
}
