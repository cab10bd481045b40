import { MAKER_TIER_MEANINGS } from '@adunni/contracts/makers/tiers';
import { getShop, type Shop } from '@adunni/contracts/makers/verification';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { PickupForm } from './pickup-form.tsx';
import classes from './shop.module.css';
import { ShopDocuments } from './shop-documents.tsx';
import { ShopForm } from './shop-form.tsx';
import { ShopPictures } from './shop-pictures.tsx';

export const meta = () => privateMeta('My shop');

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Shop> {
  requireSession(request, getShop.access);
  return callApi(getShop);
}

export default function ShopPage() {
  const [shop, setShop] = useState(useLoaderData<typeof clientLoader>());
  return (
    <main>
      <PageHead title="My shop" lead="Your public profile and verification.">
        {shop.status === 'approved' && (
          <Button component={Link} to={`/makers/${shop.slug}`} variant="default">
            View public page
          </Button>
        )}
      </PageHead>
      <ShopStatus shop={shop} />
      <ShopForm shop={shop} onChange={setShop} />
      <PickupForm shop={shop} onChange={setShop} />
      <ShopPictures shop={shop} onChange={setShop} />
      <ShopDocuments shop={shop} onChange={setShop} />
    </main>
  );
}

/** Where the shop stands and what happens next. */
function ShopStatus({ shop }: { shop: Shop }) {
  const { title, text, tone } = statusOf(shop);
  return (
    <section className={classes.status} data-tone={tone}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function statusOf({ status, submittedAt, tier, refusalReason }: Shop) {
  if (status === 'approved')
    return { tone: 'good', title: `Your shop is open (tier: ${tier})`, text: MAKER_TIER_MEANINGS[tier] };
  if (status === 'suspended')
    return {
      tone: 'bad',
      title: 'Your shop is suspended',
      text: 'Your shop is not visible. Please complete your open orders and contact us.',
    };
  if (status === 'refused')
    return {
      tone: 'bad',
      title: 'We could not verify your shop yet',
      text: `${refusalReason} Update your documents below and resubmit them.`,
    };
  if (submittedAt)
    return {
      tone: 'waiting',
      title: 'We are reviewing your documents',
      text: 'We’ll email you. Until then you can set up your shop; it is not public yet.',
    };
  return {
    tone: 'waiting',
    title: 'Your shop is not open yet',
    text: 'Complete your profile and submit your documents. Your shop is public once we approve it.',
  };
}
