import { TextInput } from '@mantine/core';
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
  const field = (name: keyof ContactValues, label: string, more: object) => (
    <TextInput
      label={label}
      size="md"
      value={values[name]}
      error={fields[name]}
      onChange={({ currentTarget }) => onChange({ ...values, [name]: currentTarget.value })}
      {...more}
    />
  );
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {field('name', 'Your name', { autoComplete: 'name', maxLength: 60 })}
      {field('phone', 'Phone', { type: 'tel', autoComplete: 'tel', description: 'Such as 0803 123 4567.' })}
      {withEmail &&
        field('email', 'Email (optional)', {
          ...{ type: 'email', autoComplete: 'email', description: 'For your receipt and reminders.' },
        })}
    </section>
  );
}
