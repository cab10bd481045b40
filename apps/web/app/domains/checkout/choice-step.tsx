import { Button, Group, Stack, Text } from '@mantine/core';
import { ChoiceList, type ChoiceListProps } from '../../kit/forms/choice-list.tsx';

/** A step that is one choice: how it is delivered, how it is paid. */
export function ChoiceStep({ onDone, note, ...list }: ChoiceListProps & { onDone: () => void; note?: string | null }) {
  return (
    <Stack gap="lg">
      <ChoiceList {...list} />
      {note && <Text c="dimmed">{note}</Text>}
      <Group>
        <Button size="md" onClick={onDone}>
          Continue
        </Button>
      </Group>
    </Stack>
  );
}
