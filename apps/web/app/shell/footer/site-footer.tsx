import { BRAND } from '@adunni/contracts/brand';
import { Link } from 'react-router';
import { CurrencySwitcher } from '../currency-switcher.tsx';
import { CardIcon, LockIcon, PartnerIcon } from '../icons.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { FOOTER_GROUPS } from '../navigation/site-map.ts';
import { NewsletterBox } from './newsletter-box.tsx';
import classes from './site-footer.module.css';
import { SOCIAL } from './social.tsx';

const BADGES = [
  { text: 'SSL Secured', to: '/trust#connection', icon: <LockIcon /> },
  { text: 'Secure Payment', to: '/trust#payment', icon: <CardIcon /> },
  { text: 'Trusted Partner', to: '/trust#makers', icon: <PartnerIcon /> },
];

/** The foot of every page of the shop: newsletter, links, social links, badges of trust. */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <section className={classes.letter} aria-labelledby="newsletter-title">
        <div>
          <h2 id="newsletter-title" className={classes.letterTitle}>
            The Adunni newsletter
          </h2>
          <p className={classes.letterText}>
            New makers, new fabrics and owambe dates to plan ahead for. Twice a month at most.
          </p>
        </div>
        <NewsletterBox />
      </section>
      <div className={classes.columns}>
        <div className={classes.about}>
          <p className={classes.name}>{BRAND.name}</p>
          <p>{BRAND.description}</p>
          <ul className={classes.social}>
            {SOCIAL.map(({ name, href, icon }) => (
              <li key={name}>
                <a href={href} rel="noopener" aria-label={`${BRAND.name} on ${name}`} className={classes.socialLink}>
                  {icon}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {FOOTER_GROUPS.map(({ label, sections }) => (
          <nav key={label} aria-label={label}>
            <h2 className={classes.columnTitle}>{label}</h2>
            <ul className={classes.links}>
              {sections
                .flatMap(({ links }) => links)
                .map((link) => (
                  <li key={link.to}>
                    <SiteLink link={link} className={classes.link} />
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <div className={classes.currency}>
          <h2 className={classes.columnTitle}>Currency</h2>
          <CurrencySwitcher long />
          <p className={classes.small}>All orders are charged in naira.</p>
        </div>
      </div>
      <div className={classes.base}>
        <ul className={classes.badges}>
          {BADGES.map(({ text, to, icon }) => (
            <li key={text}>
              <Link to={to} className={classes.badge}>
                {icon}
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <p className={classes.small}>© 2026 {BRAND.name}</p>
      </div>
    </footer>
  );
}
