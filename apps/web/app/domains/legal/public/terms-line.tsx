import { Anchor, Text } from '@mantine/core';

/** Says what somebody agrees to by what they do next: `By placing this order`. */
export function TermsLine({ by }: { by: string }) {
  return (
    <Text size="sm">
      {by} you agree to our{' '}
      <Anchor href="/terms" target="_blank" rel="noopener" underline="always" inherit>
        terms
      </Anchor>
      . Our{' '}
      <Anchor href="/privacy" target="_blank" rel="noopener" underline="always" inherit>
        privacy policy
      </Anchor>{' '}
      explains how we use your data.
    </Text>
  );
}
