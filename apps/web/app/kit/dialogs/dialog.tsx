import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A dialog that is on the page only while it is open. In the end the focus goes back to what had it, which Mantine sees
 * to only where a closed dialog stays on the page.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return <Modal centered closeButtonProps={{ 'aria-label': 'Close' }} {...props} opened />;
}
