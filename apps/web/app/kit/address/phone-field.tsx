import { TextInput, type TextInputProps } from '@mantine/core';

interface Props extends Omit<TextInputProps, 'type' | 'description'> {
  /** What the number is for, as a sentence. */
  about?: string;
}

/** Asks for a phone number where no country is known: a mobile of Nigeria, or any number with its country code. */
export function PhoneField({ about, ...props }: Props) {
  const hint = 'Outside Nigeria with its country code, such as +44.';
  return (
    <TextInput
      label="Phone"
      type="tel"
      autoComplete="tel"
      size="md"
      description={about ? `${about} ${hint}` : hint}
      {...props}
    />
  );
}
