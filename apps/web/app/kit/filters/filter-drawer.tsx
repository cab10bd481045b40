import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import buttons from '../button.module.css';
import classes from './filter-drawer.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** What is found now: `24 pieces`. */
  found: string;
  isPending: boolean;
  /** The panel of filters. */
  children: ReactNode;
}

/** The filters on a phone, the whole height of the screen; each change applies at once. */
export default function FilterDrawer({ opened, onClose, found, isPending, children }: Props) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Filters"
      size="100%"
      position="left"
      classNames={{ title: classes.title, header: classes.header, content: classes.content, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close filters', size: 'lg' }}
    >
      {children}
      <div className={classes.foot}>
        <button type="button" className={`${buttons.filled} ${classes.show}`} aria-busy={isPending} onClick={onClose}>
          Show {found}
        </button>
      </div>
    </Drawer>
  );
}
