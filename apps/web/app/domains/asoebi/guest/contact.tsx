import { TextInput } from '@mantine/core';
import { PhoneField } from '../../../kit/address/phone-field.tsx';
import classes from './guest.module.css';

export interface ContactValues {
  name: string;
  phone: string;
  email: string;
}

interface Props {
  values: ContactValues;
  onChange: (values: ContactValues) => void;
  /** What the server remarked on fields. */
  fields: Record<string, string>;
  title?: string;
  withEmail?: boolean;
}

/** Who orders, and where they are reached. */
export function Contact({ values, onChange, fields, title = 'Your details', withEmail = true }: Props) {
  const inputs = (name: keyof ContactValues) => ({
    value: values[name],
    error: fields[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: currentTarget.value }),
  });
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      <TextInput label="Your name" size="md" autoComplete="name" maxLength={60} {...inputs('name')} />
      <PhoneField {...inputs('phone')} />
      {withEmail && (
        <TextInput
          label="Email (optional)"
          size="md"
          type="email"
          autoComplete="email"
          description="For your receipt and reminders."
          {...inputs('email')}
        />
      )}
    </section>
  );
}
