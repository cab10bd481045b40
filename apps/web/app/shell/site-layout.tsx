import { Outlet } from 'react-router';
import { ErrorMessage } from './messages/error-message.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Header, page and footer of every storefront page. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that failed, with the way around the shop still there. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorMessage />
    </SiteFrame>
  );
}
