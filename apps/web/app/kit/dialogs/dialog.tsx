import { Modal, type ModalProps } from '@mantine/core';
import { useOpenerFocus } from './use-opener-focus.ts';

/** A dialog that is on the page only while it is open; in the end the focus goes back to what had it. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useOpenerFocus();
  return <Modal centered closeButtonProps={{ 'aria-label': 'Close' }} {...props} opened />;
}
