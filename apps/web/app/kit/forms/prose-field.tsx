import { Textarea } from '@mantine/core';

interface Props {
  label: string;
  description?: string;
  value: string;
  onChange: (text: string) => void;
  /** Most characters. */
  maxLength: number;
  minRows?: number;
  maxRows?: number;
  required?: boolean;
}

/** A field for a few sentences, which grows with what is written. */
export function ProseField({ onChange, minRows = 3, ...props }: Props) {
  return (
    <Textarea
      size="md"
      autosize
      minRows={minRows}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...props}
    />
  );
}
