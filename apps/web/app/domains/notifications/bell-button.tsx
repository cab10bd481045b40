import type { ComponentPropsWithRef } from 'react';
import classes from './bell-button.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  unread: number;
  /** The count as it is shown. */
  badge: string;
}

/** The bell itself, with the number of unread notifications. */
export function BellButton({ unread, badge, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={classes.button}
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${badge} unread`}
    >
      <svg
        width={22}
        height={22}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.8 1.8H4.7Z" />
        <path d="M10 20.8a2.3 2.3 0 0 0 4 0" />
      </svg>
      {unread > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
