import { campaignResource, RESULTS, recipientResource } from '@adunni/contracts/newsletter/campaigns';
import { Link, useLoaderData } from 'react-router';
import { EmailText } from '../../../kit/emails/email-text.tsx';
import type { ListOptions } from '../../../kit/resource/list/list-options.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { ListScreen } from '../../../kit/resource/list/list-screen.tsx';
import { type LoadedList, listRows } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { NewsletterWays } from '../newsletter-ways.tsx';

type Recipients = typeof recipientResource;

const options: ListOptions<Recipients> = {
  title: 'Newsletter results',
  lead: 'Campaign results by recipient.',
  searchLabel: 'Search by email',
  cells: {
    email: ({ email }) => (email ? <EmailText email={email} /> : 'Erased'),
    campaign: ({ campaign, campaignId }) => <Link to={`/admin/newsletter/campaigns/${campaignId}`}>{campaign}</Link>,
    result: ({ result, mailId }) =>
      mailId ? (
        <Link to={`/admin/outbox/${mailId}`}>
          <StatusLabel of={RESULTS} is={result} />
        </Link>
      ) : (
        <StatusLabel of={RESULTS} is={result} />
      ),
  },
  open: null,
  head: <NewsletterWays here="recipients" />,
  empty: 'No campaigns sent yet.',
};

const page = listPage(recipientResource, options);

export const handle = { crumb: 'Results' };
export const meta = page.meta;

export async function clientLoader({ request }: { request: Request }) {
  const [listed, campaigns] = await Promise.all([
    page.clientLoader({ request }),
    listRows(campaignResource, { limit: '100' }),
  ]);
  const sent = campaigns.items.filter(({ recipients }) => recipients > 0);
  return { ...listed, campaigns: sent.map(({ _id, subject }) => ({ value: _id, label: subject })) };
}

export default function RecipientsPage() {
  const { list, hidden, views, campaigns } = useLoaderData<typeof clientLoader>();
  return (
    <ListScreen
      resource={recipientResource}
      options={{ ...options, filters: [{ name: 'campaign', label: 'Campaign', options: campaigns }, 'result'] }}
      list={list as LoadedList<Recipients>}
      hidden={hidden}
      views={views}
      screen="recipients"
    />
  );
}
