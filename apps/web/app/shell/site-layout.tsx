import { Outlet } from 'react-router';

/** Header, page and footer of every storefront page. */
export default function SiteLayout() {
  return <Outlet />;
}
