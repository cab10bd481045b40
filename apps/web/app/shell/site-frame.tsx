import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isCheckingOut } from '../domains/checkout/public/checking-out.ts';
import { CheckoutFooter } from './checkout-frame/checkout-footer.tsx';
import { CheckoutHeader } from './checkout-frame/checkout-header.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SecondLine } from './header/second-line.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { LazyNotices } from './lazy-notices.tsx';
import { OrganisationData } from './organisation-data.tsx';
import { RouteProgress } from './route-progress.tsx';
import classes from './site-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** Header and footer around a page of the shop, reduced while somebody orders. The page brings its own `main`. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const ordering = isCheckingOut(useLocation());
  return (
    <div className={classes.frame}>
      <SkipLink />
      <RouteProgress />
      {!ordering && <LazyNotices />}
      {ordering ? <CheckoutHeader /> : <SiteHeader />}
      {!ordering && <SecondLine />}
      <div id="content" tabIndex={-1} className={classes.content}>
        {children}
      </div>
      {ordering ? <CheckoutFooter /> : <SiteFooter />}
      <OrganisationData />
    </div>
  );
}
