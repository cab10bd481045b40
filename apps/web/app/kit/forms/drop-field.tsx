import '@mantine/dropzone/styles.layer.css';
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import type { ReactNode } from 'react';
import classes from './drop-field.module.css';

interface Props extends Pick<DropzoneProps, 'accept' | 'maxSize' | 'multiple' | 'disabled' | 'loading'> {
  /** What the field asks for. */
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
  /** Id of what holds the focus. */
  id?: string;
}

/** Hidden from everybody: the field around it is the button that opens the files. */
const UNSEEN = { display: 'none' } as const;

/** Where files are dropped or chosen: a button that opens the files of the device, and a place to drop them. */
export function DropField({ label, action = label, hint, inputLabel, isInvalid, isTall, ...props }: Props) {
  const { onFiles, ...rest } = props;
  return (
    <Dropzone
      role="button"
      className={classes.drop}
      data-tall={isTall || undefined}
      onDropAny={(files, refused) =>
        onFiles(
          files,
          refused.map(({ file }) => file),
        )
      }
      onDrop={() => {}}
      aria-disabled={rest.disabled || rest.loading || undefined}
      aria-invalid={isInvalid || undefined}
      inputProps={{ 'aria-label': inputLabel, style: UNSEEN }}
      {...rest}
    >
      <span className={classes.action}>{action}</span>
      <span className={classes.hint}>{hint}</span>
    </Dropzone>
  );
}
