import { Button, Group, TextInput } from '@mantine/core';
import { toast } from '../../../../kit/toasts.ts';
import { previewPath } from '../../blog-address.ts';

/** The link by which anybody reads the draft, to be copied. */
export function PreviewLink({ token }: { token: string }) {
  const address = window.location.origin + previewPath(token);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast('success', 'Link copied.');
    } catch {
      toast('error', 'The link could not be copied. Please select and copy it.');
    }
  }

  return (
    <Group align="end" gap="sm">
      <TextInput
        label="Preview link"
        description="Anyone with it can read the draft."
        value={address}
        readOnly
        flex="1 1 20rem"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copy()}>
        Copy link
      </Button>
    </Group>
  );
}
