import { Button, Group, Stack } from '@mantine/core';
import { ChoiceList, type ChoiceListProps } from '../../kit/forms/choice-list.tsx';

/** A step that is one choice: how it is delivered, how it is paid. */
export function ChoiceStep({ onDone, ...list }: ChoiceListProps & { onDone: () => void }) {
  return (
    <Stack gap="lg">
      <ChoiceList {...list} />
      <Group>
        <Button size="md" onClick={onDone}>
          Continue
        </Button>
      </Group>
    </Stack>
  );
}
