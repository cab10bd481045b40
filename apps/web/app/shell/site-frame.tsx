import type { ReactNode } from 'react';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { OrganisationData } from './organisation-data.tsx';
import { RouteProgress } from './route-progress.tsx';
import classes from './site-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** Header and footer around a page of the shop. The page brings its own `main`. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <RouteProgress />
      <SiteHeader />
      <div id="content" tabIndex={-1} className={classes.content}>
        {children}
      </div>
      <SiteFooter />
      <OrganisationData />
    </div>
  );
}
