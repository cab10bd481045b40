import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { Place } from '@adunni/contracts/services/services';
import { Stack, TextInput, Title } from '@mantine/core';
import { PhoneField } from '../../../../kit/address/phone-field.tsx';
import { ChoiceList } from '../../../../kit/forms/choice-list.tsx';
import { type Draft, namedGuest } from '../draft.ts';

/** What is wrong with who comes. */
export interface GuestFaults {
  guestName?: string;
  guestPhone?: string;
}

/** What becomes of the person who books, where it is for somebody else. */
const INSTEAD: Readonly<Record<Place, string>> = {
  studio: 'They come instead of you',
  home: 'The workshop comes to them',
  video: 'They join the call. You can join too: the link comes to you',
};

/** What is chosen of the two; none until it is said. */
const CHOSEN = { true: 'guest', false: 'me', null: null } as const;

interface Props {
  place: Place;
  draft: Draft;
  faults: GuestFaults;
  /** Saved measurements, of which those by the name of who comes are chosen. */
  profiles: readonly MeasurementProfile[];
  change: (changes: Partial<Draft>) => void;
}

/** Whether the person who books comes, or somebody else. */
export function GuestChoice({ place, draft, change }: Pick<Props, 'place' | 'draft' | 'change'>) {
  return (
    <ChoiceList
      label="Who is this for?"
      value={CHOSEN[`${draft.isForGuest}`]}
      choices={[
        { value: 'me', label: 'Me', description: null },
        { value: 'guest', label: 'Somebody else', description: INSTEAD[place] },
      ]}
      onChoose={(who) => change({ isForGuest: who === 'guest' })}
    />
  );
}

/** Who comes instead of the person who books, by name; nothing where nobody does. */
export function GuestFields({ draft, faults, profiles, change }: Omit<Props, 'place'>) {
  if (!draft.isForGuest) return null;
  return (
    <section aria-labelledby="guest">
      <Title order={3} size="h4" id="guest" mb="xs">
        Who it’s for
      </Title>
      <Stack gap="md">
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
          about="For the maker, to reach them on the day. We write only to you: once it is booked, you can share the details with them."
          name="guestPhone"
          autoComplete="off"
          maw="26rem"
          value={draft.guestPhone}
          error={faults.guestPhone}
          onChange={({ currentTarget }) => change({ guestPhone: currentTarget.value })}
        />
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
