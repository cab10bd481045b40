import { Button, Group, Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface Choice {
  value: string;
  label: string;
  description: ReactNode;
  aside: ReactNode;
}

interface Props {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  onDone: () => void;
}

/** One of a few ways: how it is delivered, how it is paid. */
export function ChoiceStep({ label, value, choices, onChoose, onDone }: Props) {
  return (
    <Stack gap="lg">
      <Radio.Group aria-label={label} value={value} onChange={onChoose}>
        <Stack gap="md">
          {choices.map((choice) => (
            <Group key={choice.value} justify="space-between" align="flex-start" wrap="nowrap">
              <Radio value={choice.value} label={choice.label} description={choice.description} />
              <span>{choice.aside}</span>
            </Group>
          ))}
        </Stack>
      </Radio.Group>
      <Group>
        <Button size="md" onClick={onDone}>
          Continue
        </Button>
      </Group>
    </Stack>
  );
}
