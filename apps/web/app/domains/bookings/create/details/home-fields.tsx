import type { Address } from '@adunni/contracts/address';
import type { Service } from '@adunni/contracts/services/services';
import { Stack, Text, Title } from '@mantine/core';
import type { ComponentProps, RefObject } from 'react';
import { AddressFields } from '../../../../kit/address/address-fields.tsx';
import { addressLine } from '../../../../kit/address/address-line.ts';
import { ChoiceList } from '../../../../kit/forms/choice-list.tsx';
import { Charge } from '../../../../kit/money/charge.tsx';
import { type Draft, visitCountry } from '../draft.ts';

interface Props {
  service: Service;
  draft: Draft;
  addresses: readonly Address[];
  inputs: ComponentProps<typeof AddressFields>['inputs'];
  /** Where the choice of how far it is stands. */
  zones: RefObject<HTMLElement | null>;
  /** What is wrong with how far it is. */
  problem: string | null;
  change: (changes: Partial<Draft>) => void;
}

/** Where the maker comes to: the address, and how far it is, which sets the fee. */
export function HomeFields({ service, draft, addresses, inputs, zones, problem, change }: Props) {
  return (
    <>
      <section aria-labelledby="place">
        <Title order={3} size="h4" id="place" mb="xs">
          Visit address
        </Title>
        <Stack gap="lg">
          {service.areas.length > 0 && (
            <Text c="dimmed">
              {service.maker.name} comes to: {service.areas.join(', ')}.
            </Text>
          )}
          {addresses.length > 0 && (
            <ChoiceList
              label="Visit address"
              value={draft.addressId}
              choices={[
                ...addresses.map((address) => ({
                  value: address._id,
                  label: address.recipient,
                  description: addressLine(address),
                })),
                { value: '', label: 'New address', description: null },
              ]}
              onChoose={(addressId) => change({ addressId })}
            />
          )}
          {draft.addressId === '' && (
            <AddressFields inputs={inputs} landmarkHint="Helps them find you" only={visitCountry(service)} />
          )}
        </Stack>
      </section>
      {service.travelZones.length > 0 && (
        <section aria-labelledby="zone" ref={zones}>
          <Title order={3} size="h4" id="zone" mb="xs">
            Travel zone
          </Title>
          <ChoiceList
            label="Travel zone"
            value={draft.travelZoneId}
            choices={service.travelZones.map(({ _id, name, fee }) => ({
              value: _id,
              label: name,
              description: null,
              aside: fee === 0 ? 'Free' : <Charge amount={fee} />,
            }))}
            onChoose={(travelZoneId) => change({ travelZoneId })}
          />
          <Text role="alert" size="sm" c="red">
            {problem}
          </Text>
        </section>
      )}
    </>
  );
}
