import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { day } from '../../../../kit/dates.ts';
import { ChoiceList } from '../../../../kit/forms/choice-list.tsx';

interface Props {
  profiles: readonly MeasurementProfile[];
  /** Empty for none. */
  value: string;
  onChoose: (profileId: string) => void;
}

/** Whose measurements the maker gets to see, if any. */
export function ProfileChoice({ profiles, value, onChoose }: Props) {
  return (
    <section aria-labelledby="measurements">
      <Title order={3} size="h4" id="measurements" mb="xs">
        Measurements
      </Title>
      {profiles.length === 0 ? (
        <Text c="dimmed">
          No saved measurements.{' '}
          <Anchor component={Link} to="/account?section=measurements&profile=new" underline="always">
            Add measurements
          </Anchor>
          , or have them taken on the day.
        </Text>
      ) : (
        <ChoiceList
          label="Measurements"
          value={value}
          choices={[
            { value: '', label: 'None', description: 'The maker takes them if needed' },
            ...profiles.map(({ _id, name, current }) => ({
              value: _id,
              label: name,
              description: `Taken ${day(current.measuredOn)}. The maker sees today’s version.`,
            })),
          ]}
          onChoose={onChoose}
        />
      )}
    </section>
  );
}
