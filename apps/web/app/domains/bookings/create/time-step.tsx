import type { Service } from '@adunni/contracts/services/services';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { SlotPicker } from '../../availability/public/slots/slot-picker.tsx';
import { slotsOf } from '../../availability/public/slots/use-slots.ts';
import { arrivalWords } from '../arrival-effect.ts';
import { FittingNote, isUnmeasured } from '../fitting-note.tsx';
import { ANYONE, type Choice, mostSeats } from './choice.ts';
import { GuestChoice } from './details/guest-fields.tsx';
import type { Draft } from './draft.ts';
import type { Measured } from './measured.ts';

/** The later of two moments in ISO 8601. */
const later = (one: string, other: string): string => (one > other ? one : other);

interface Props {
  service: Service;
  draft: Draft;
  choice: Choice;
  change: (changes: Partial<Draft>) => void;
  go: (changes: Partial<Choice>, replace?: boolean) => void;
  /** The part of an order that it is for. */
  measured: Measured | null;
}

/** When it is, for whom, and for a class how many come. */
export function TimeStep({ service, draft, choice, change, go, measured }: Props) {
  const ask = useMemo(() => slotsOf(service._id), [service._id]);
  const { provider, start } = choice;
  const from = measured?.fitting?.from ?? null;
  const isTooEarly = measured !== null && isUnmeasured(measured, start);

  /** More people choose their time anew. */
  function chooseSeats(seats: number): void {
    change({ seats });
    if (start && seats > draft.seats) go({ start: null, step: 'time' }, true);
  }

  return (
    <Stack gap="xl">
      {service.seats > 1 && (
        <NativeSelect
          label="Seats"
          size="md"
          maw="12rem"
          value={draft.seats}
          onChange={({ currentTarget }) => chooseSeats(Number(currentTarget.value))}
          data={Array.from({ length: mostSeats(service) }, (_, index) => ({
            value: String(index + 1),
            label: index === 0 ? '1 seat' : `${index + 1} seats`,
          }))}
        />
      )}
      <SlotPicker
        key={provider}
        ask={ask}
        nextFreeAt={service.nextFreeAt}
        own={ownZone()}
        zone={service.zone}
        provider={provider === ANYONE ? '' : (provider ?? '')}
        seats={draft.seats}
        isClass={service.seats > 1}
        defaultValue={start}
        from={service.nextFreeAt && from ? later(service.nextFreeAt, from) : from}
        until={measured?.fitting?.until}
        notBefore={measured?.measuredBy}
        onChoose={(slot) => go({ start: slot?.start ?? null, step: 'time' }, true)}
      />
      {measured && <FittingNote measured={measured} start={start} zone={service.zone} />}
      {measured && !measured.isFitting && start && (
        <Text role="status">{arrivalWords(measured.arrives, start, service.duration)}</Text>
      )}
      {start !== null && (
        <section aria-labelledby="who">
          <Title order={3} size="h4" id="who" mb="xs">
            Who is this for?
          </Title>
          <GuestChoice place={service.place} draft={draft} change={change} />
        </section>
      )}
      <Group>
        <Button
          size="md"
          disabled={start === null || isTooEarly || draft.isForGuest === null}
          onClick={() => go({ step: 'details' })}
        >
          Continue
        </Button>
      </Group>
    </Stack>
  );
}
