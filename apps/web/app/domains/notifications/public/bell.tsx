import { Popover, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { badgeText } from '../../../kit/count-of.ts';
import { BellButton } from '../bell-button.tsx';
import panel from '../notification-list.module.css';
import { NotificationList } from '../notification-list.tsx';
import { useBell } from '../use-bell.ts';

/** The bell of a signed-in person: how much they have not read, live, and the list behind it. */
export default function Bell({ userId }: { userId: string }) {
  const { unread, newestId, announcement, setUnread } = useBell(userId);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-end"
        offset={8}
        width="min(26rem, calc(100vw - 1.5rem))"
        trapFocus
        returnFocus
        withinPortal
        zIndex={200}
        transitionProps={{ duration: 0 }}
        middlewares={{ shift: { padding: 12 }, flip: false }}
      >
        <Popover.Target>
          <BellButton unread={unread} badge={badgeText(unread)} onClick={() => setOpen(!open)} />
        </Popover.Target>
        <Popover.Dropdown className={panel.panel} aria-label="Notifications">
          <NotificationList newestId={newestId} unread={unread} onRead={setUnread} onLeave={() => setOpen(false)} />
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
