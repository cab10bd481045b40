import type { Service } from '@adunni/contracts/services/services';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { ChoiceList } from '../../../kit/forms/choice-list.tsx';
import { ANYONE, type Choice } from './choice.ts';

interface Props {
  service: Service;
  choice: Choice;
  go: (changes: Partial<Choice>) => void;
}

/** Who of the workshop does it. Another person has other times, so the time is chosen anew. */
export function ProviderStep({ service, choice, go }: Props) {
  const [provider, setProvider] = useState(choice.provider ?? ANYONE);
  const isSame = provider === choice.provider;
  return (
    <Stack gap="lg">
      <ChoiceList
        label="Provider"
        value={provider}
        choices={[
          { value: ANYONE, label: 'Anyone', description: 'First available' },
          ...service.providers.map(({ _id, name, title }) => ({ value: _id, label: name, description: title })),
        ]}
        onChoose={setProvider}
      />
      <Group>
        <Button size="md" onClick={() => go({ provider, start: isSame ? choice.start : null, step: 'time' })}>
          Continue
        </Button>
      </Group>
    </Stack>
  );
}

/** Who was chosen, in words. */
export const nameOf = ({ providers }: Service, provider: string | null): string =>
  providers.find(({ _id }) => _id === provider)?.name ?? 'Anyone available';
