import '@mantine/dropzone/styles.layer.css';
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import classes from './drop-field.module.css';

interface Props extends Pick<DropzoneProps, 'accept' | 'maxSize' | 'multiple' | 'disabled' | 'loading'> {
  /** What the field asks for, as people hear it. */
  label: string;
  /** What stands in it instead, such as why nothing can be chosen now. */
  action?: string;
  hint: ReactNode;
  /** Name of the input that opens the files of the device. */
  inputLabel: string;
  isInvalid?: boolean;
  /** Whether it is all that there is to do on its page. */
  isTall?: boolean;
  /** What was dropped or chosen: files that are accepted, and those that are not. */
  onFiles: (files: File[], refused: File[]) => void;
  children?: ReactNode;
}

/** Where files are dropped or chosen. */
export function DropField({ label, action = label, hint, inputLabel, isInvalid, isTall, ...props }: Props) {
  const { onFiles, children, ...rest } = props;
  return (
    <Dropzone
      className={classes.drop}
      data-tall={isTall || undefined}
      onDropAny={(files, refused) =>
        onFiles(
          files,
          refused.map(({ file }) => file),
        )
      }
      onDrop={() => {}}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      inputProps={{ 'aria-label': inputLabel }}
      {...rest}
    >
      <span className={classes.action}>{action}</span>
      <span className={classes.hint}>{hint}</span>
      {children}
    </Dropzone>
  );
}
