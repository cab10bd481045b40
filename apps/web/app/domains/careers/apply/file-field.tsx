import type { ReactNode } from 'react';
import classes from './apply.module.css';

interface FileFieldProps {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

/** A field for files with its name and what is wrong with it. */
export function FileField({ label, error, children }: FileFieldProps) {
  return (
    <fieldset className={classes.files}>
      <legend>{label}</legend>
      {children}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
