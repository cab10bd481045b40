import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { Stack, TextInput, Title } from '@mantine/core';
import { PhoneField } from '../../../../kit/address/phone-field.tsx';
import { ChoiceList } from '../../../../kit/forms/choice-list.tsx';
import { type Draft, namedGuest } from '../draft.ts';

/** What is wrong with who comes. */
export interface GuestFaults {
  guestName?: string;
  guestPhone?: string;
}

interface Props {
  draft: Draft;
  faults: GuestFaults;
  /** Saved measurements, of which those by the name of who comes are chosen. */
  profiles: readonly MeasurementProfile[];
  change: (changes: Partial<Draft>) => void;
}

/** Whether the person who books comes, or somebody else. */
export function GuestChoice({ draft, change }: Pick<Props, 'draft' | 'change'>) {
  return (
    <ChoiceList
      label="Who is this for?"
      value={draft.isForGuest ? 'guest' : 'me'}
      choices={[
        { value: 'me', label: 'Me', description: null },
        { value: 'guest', label: 'Somebody else', description: 'They come instead of you' },
      ]}
      onChoose={(who) => change({ isForGuest: who === 'guest' })}
    />
  );
}

/** Who comes: the person who books, or somebody else, by name. */
export function GuestFields({ draft, faults, profiles, change }: Props) {
  return (
    <section aria-labelledby="guest">
      <Title order={3} size="h4" id="guest" mb="xs">
        Who is this for?
      </Title>
      <Stack gap="md">
        <GuestChoice draft={draft} change={change} />
        {draft.isForGuest && (
          <>
            <TextInput
              label="Their name"
              description="The maker asks for them by this name"
              name="guestName"
              size="md"
              maw="26rem"
              maxLength={80}
              value={draft.guestName}
              error={faults.guestName}
              onChange={({ currentTarget }) => change(namedGuest(currentTarget.value, profiles))}
            />
            <PhoneField
              label="Their phone (optional)"
              about="For the maker, should they be late. We write only to you: once it is booked, you can share the details with them."
              name="guestPhone"
              autoComplete="off"
              maw="26rem"
              value={draft.guestPhone}
              error={faults.guestPhone}
              onChange={({ currentTarget }) => change({ guestPhone: currentTarget.value })}
            />
          </>
        )}
      </Stack>
    </section>
  );
}

/** What is still wrong with who comes, by field. */
export function guestFaults(draft: Draft, phoneFault: (typed: string) => string | null): GuestFaults {
  if (!draft.isForGuest) return {};
  const ofPhone = phoneFault(draft.guestPhone);
  return {
    ...(draft.guestName.trim() === '' && { guestName: 'Please enter their name.' }),
    ...(ofPhone && { guestPhone: ofPhone }),
  };
}
