import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import { BRAND } from '@adunni/contracts/brand';
import { TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import button from '../../../../kit/button.module.css';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { lazy } from '../../../../kit/lazy.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { partnerPath } from '../../address.ts';
import classes from './link-builder.module.css';
import { PageChoice } from './page-choice.tsx';
import { partnerLink } from './partner-link.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

/** Makes a partner’s link to any page of ours, and passes it on. */
export function LinkBuilder({ partner: { _id, code, couponCode } }: { partner: OwnPartner }) {
  const [chosen, setChosen] = useState('/');
  const [pasted, setPasted] = useState('');
  const { origin } = window.location;
  const made = partnerLink(pasted || chosen, code, origin);
  const link = 'link' in made ? made.link : null;
  return (
    <Section title="Your links">
      <div className={classes.builder}>
        <div className={classes.fields}>
          <PageChoice
            value={pasted ? '' : chosen}
            ownPage={partnerPath(_id)}
            onChange={(path) => {
              setChosen(path);
              setPasted('');
            }}
          />
          <TextInput
            label="Or paste its address"
            size="md"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={`${origin}/products`}
            value={pasted}
            error={'problem' in made && made.problem}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <div aria-live="polite">
            <p className={classes.label}>Your link</p>
            <p className={classes.link}>{link ?? '–'}</p>
          </div>
          {link && <Ways link={link} />}
          {couponCode && (
            <p className={classes.soft}>
              Your coupon is <strong>{couponCode}</strong>. Orders that use it count as yours without a link.
            </p>
          )}
        </div>
        <div className={classes.code}>
          {link && (
            <Suspense>
              <QrCode link={link} name={`${BRAND.name.toLowerCase()}-${code}`} />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  );
}

function Ways({ link }: { link: string }) {
  const words = `See this on ${BRAND.name}: ${link}`;
  return (
    <div className={classes.ways}>
      <CopyButton text={link} what="Link" className={button.filled}>
        Copy link
      </CopyButton>
      <a
        className={button.outline}
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Share on WhatsApp
      </a>
    </div>
  );
}
