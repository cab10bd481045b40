import { MOST_TIMES } from '@adunni/contracts/careers/interview-forms';
import { Button, Group, Stack, Text } from '@mantine/core';
import { MomentField } from '../../../kit/resource/form/fields.tsx';

interface Props {
  times: readonly (string | null)[];
  onChange: (times: (string | null)[]) => void;
  /** What is wrong with all of them, or with one by its place. */
  errors: Readonly<Record<string, string>>;
  /** Whether there may be several, of which the applicant chooses one. */
  mayPropose: boolean;
}

/** When an interview is, or the times that its applicant chooses from. */
export function TimesField({ times, onChange, errors, mayPropose }: Props) {
  const isProposal = times.length > 1;
  return (
    <Stack gap="xs">
      {[...times.entries()].map(([at, time]) => (
        <Group key={at} align="flex-end" gap="sm">
          <MomentField
            label={isProposal ? `Time ${at + 1}` : 'Date and time'}
            value={time}
            error={errors[`times.${at}`] ?? (at === 0 && (errors.startsAt ?? errors.times))}
            onChange={(value) => onChange(times.with(at, value))}
            required
          />
          {isProposal && (
            <Button
              variant="default"
              aria-label={`Remove time ${at + 1}`}
              onClick={() => onChange(times.toSpliced(at, 1))}
            >
              Remove
            </Button>
          )}
        </Group>
      ))}
      {isProposal && <Text size="sm">The applicant is emailed these times and chooses one.</Text>}
      {mayPropose && times.length < MOST_TIMES && (
        <Group>
          <Button variant="default" onClick={() => onChange([...times, null])}>
            Add another time
          </Button>
        </Group>
      )}
    </Stack>
  );
}
