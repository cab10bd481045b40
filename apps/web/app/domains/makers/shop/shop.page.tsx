import { getShop, type Shop } from '@adunni/contracts/maker-verification';
import { MAKER_TIER_MEANINGS } from '@adunni/contracts/makers';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
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
      <ShopStanding shop={shop} />
      <ShopForm shop={shop} onChange={setShop} />
      <ShopPictures shop={shop} onChange={setShop} />
      <ShopDocuments shop={shop} onChange={setShop} />
    </main>
  );
}

/** Where the shop stands and what happens next. */
function ShopStanding({ shop: { status, submittedAt, tier, refusalReason } }: { shop: Shop }) {
  if (status === 'approved')
    return (
      <Alert variant="light" color="green" title={`Your shop is open, in the tier ${tier}`} mb="lg">
        {MAKER_TIER_MEANINGS[tier]}
      </Alert>
    );
  if (status === 'suspended')
    return (
      <Alert variant="light" color="red" title="Your shop is suspended" mb="lg">
        Nothing of it is shown. Please finish the orders that you have, and write to us.
      </Alert>
    );
  if (status === 'refused')
    return (
      <Alert variant="light" color="red" title="We could not verify your shop yet" mb="lg">
        {refusalReason} Change your documents below and send them again.
      </Alert>
    );
  return (
    <Alert
      variant="light"
      color="yellow"
      title={submittedAt ? 'We are looking at your documents' : 'Not open yet'}
      mb="lg"
    >
      {submittedAt
        ? 'You hear from us by mail. Until then you can set up everything, and nothing of it is public.'
        : 'Describe your shop, add your documents and send them to us. Until we approve it, nothing of it is public.'}
    </Alert>
  );
}
