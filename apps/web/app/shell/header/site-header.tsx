import { BRAND } from '@adunni/contracts/brand';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCartLines } from '../../domains/cart/public/cart-provider.tsx';
import { useWishlist } from '../../domains/wishlist/public/wishlist-provider.tsx';
import button from '../../kit/button.module.css';
import { BagIcon, HeartIcon } from '../../kit/pictures/icons.tsx';
import { useSessionHint } from '../../kit/session/session-hint.tsx';
import { useSession } from '../../kit/session/use-session.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import { CurrencySwitcher } from '../currency-switcher.tsx';
import { ChevronIcon, SearchIcon } from '../icons.tsx';
import { LazyBell } from '../lazy-bell.tsx';
import { MenuButton } from '../menu-drawer/menu-button.tsx';
import { groupsFor } from '../navigation/navigation.ts';
import { GROUPS, GUEST_LINKS } from '../navigation/site-map.ts';
import { SearchSheet } from '../search/search-sheet.tsx';
import { SiteSearch } from '../search/site-search.tsx';
import { Dropdown } from './dropdown.tsx';
import { GroupPanel } from './group-panel.tsx';
import icon from './icon-link.module.css';
import { IconLink } from './icon-link.tsx';
import { ModeToggle } from './mode-toggle.tsx';
import classes from './site-header.module.css';

/** The bar on top of every page of the shop. Below the large breakpoint its menus move into the drawer. */
export function SiteHeader() {
  const session = useSession();
  const { items } = useCartLines();
  const { wished } = useWishlist();
  const [searching, setSearching] = useState(false);
  const { key } = useLocation();
  useSessionHint();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the search
  useEffect(() => setSearching(false), [key]);

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.logo} aria-label={`${BRAND.name}, home`}>
          {BRAND.name}
        </Link>
        <nav className={classes.menus} aria-label="Main">
          {groupsFor(GROUPS, session?.role ?? null).map((group) => (
            <Dropdown
              key={group.label}
              label={
                <>
                  {group.label}
                  <ChevronIcon />
                </>
              }
            >
              <GroupPanel group={group} />
            </Dropdown>
          ))}
        </nav>
        <div className={classes.search}>
          <SiteSearch />
        </div>
        <div className={classes.tools}>
          <div className={classes.wide}>
            <CurrencySwitcher />
          </div>
          <div className={classes.medium}>
            <ModeToggle />
          </div>
          <button
            type="button"
            className={`${icon.button} ${classes.searchButton}`}
            aria-label="Search"
            aria-haspopup="dialog"
            onClick={() => setSearching(true)}
          >
            <SearchIcon />
          </button>
          <LazyBell />
          <IconLink to="/wishlist" name="Wishlist" count={wished.size}>
            <HeartIcon />
          </IconLink>
          <IconLink to="/cart" name="Cart" count={items.length}>
            <BagIcon />
          </IconLink>
          <div className={classes.account}>{session ? <AccountMenu session={session} /> : <GuestButtons />}</div>
          <MenuButton className={classes.menuButton} />
        </div>
      </div>
      {searching && <SearchSheet onClose={() => setSearching(false)} />}
    </header>
  );
}

function GuestButtons() {
  return (
    <div className={classes.guest}>
      {GUEST_LINKS.map(({ label, to }, index) => (
        <Link key={to} to={to} className={index === 0 ? classes.login : button.filled}>
          {label}
        </Link>
      ))}
    </div>
  );
}
