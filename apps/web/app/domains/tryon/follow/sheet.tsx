import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useOpenerFocus } from '../../../kit/dialogs/use-opener-focus.ts';
import classes from './sheet.module.css';

interface Props {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** Stands beside the picture, and by phone below its upper half, so that what is chosen can be seen. */
export function Sheet({ title, children, onClose }: Props) {
  useOpenerFocus();
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? '28rem' : '58dvh'}
      overlayProps={{ backgroundOpacity: 0 }}
      classNames={{ title: classes.title, header: classes.header, content: classes.content, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
    >
      {children}
    </Drawer>
  );
}
