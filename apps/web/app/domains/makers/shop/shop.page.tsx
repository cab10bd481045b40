import { MAKER_TIER_MEANINGS } from '@adunni/contracts/makers/tiers';
import { getShop, type Shop } from '@adunni/contracts/makers/verification';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
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
      <PageHead title="My shop" lead="What shoppers read about you, and what we need to know before you open.">
        {shop.status === 'approved' && (
          <Button component={Link} to={`/makers/${shop.slug}`} variant="default">
            See the public page
          </Button>
        )}
      </PageHead>
      <ShopStatus shop={shop} />
      <ShopForm shop={shop} onChange={setShop} />
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
    return { tone: 'good', title: `Your shop is open, in the tier ${tier}`, text: MAKER_TIER_MEANINGS[tier] };
  if (status === 'suspended')
    return {
      tone: 'bad',
      title: 'Your shop is suspended',
      text: 'Nothing of it is shown. Please finish the orders that you have, and write to us.',
    };
  if (status === 'refused')
    return {
      tone: 'bad',
      title: 'We could not verify your shop yet',
      text: `${refusalReason} Change your documents below and send them again.`,
    };
  if (submittedAt)
    return {
      tone: 'waiting',
      title: 'We are looking at your documents',
      text: 'You hear from us by mail. Until then you can set up everything, and nothing of it is public.',
    };
  return {
    tone: 'waiting',
    title: 'Your shop is not open yet',
    text: 'Describe it, add your documents and send them to us. Until we approve it, nothing of it is public.',
  };
}
