import {
  CAMPAIGN_STATUSES,
  type CampaignRecord,
  campaignResource,
  previewCampaign,
} from '@adunni/contracts/newsletter/campaigns';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { EmailFrame } from '../../../kit/emails/email-frame.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import classes from './campaign.module.css';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignProgress } from './campaign-progress.tsx';

export const meta = () => privateMeta('Campaign');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request, campaignResource.access);
  const seen = await getRecord(campaignResource, params.campaignId ?? '');
  const { subject, preheader, body, products } = seen.record;
  const productIds = products.map(({ _id }) => _id);
  const { html } = await callApi(previewCampaign, { body: { subject, preheader, body, productIds } });
  return { ...seen, html };
}

export const handle = { crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.subject };

/** A number of letters that leads to their list; nothing for none. */
function ResultCount({
  campaign,
  result,
}: {
  campaign: CampaignRecord;
  result: 'sent' | 'kept' | 'failed' | 'skipped';
}) {
  if (campaign[result] === 0) return null;
  return <Link to={`/admin/newsletter/recipients?campaign=${campaign._id}&result=${result}`}>{campaign[result]}</Link>;
}

export default function CampaignPage() {
  const { record: campaign, version, html } = useLoaderData<typeof clientLoader>();
  const count = (result: 'sent' | 'kept' | 'failed' | 'skipped') =>
    campaign[result] > 0 && <ResultCount key={result} campaign={campaign} result={result} />;
  return (
    <main>
      <PageHead title={campaign.subject}>
        <CampaignActions campaign={campaign} version={version} />
      </PageHead>
      <CampaignProgress campaign={campaign} />
      <Facts
        facts={[
          ['Status', <StatusLabel key="status" of={CAMPAIGN_STATUSES} is={campaign.status} />],
          ['Scheduled for', campaign.status === 'scheduled' && campaign.scheduledFor && moment(campaign.scheduledFor)],
          ['Started', campaign.startedAt && moment(campaign.startedAt)],
          ['Finished', campaign.finishedAt && moment(campaign.finishedAt)],
          ['Recipients', campaign.recipients > 0 && campaign.recipients],
          ['Sent', count('sent')],
          ['Kept in outbox', count('kept')],
          ['Failed', count('failed')],
          ['Skipped (unsubscribed)', count('skipped')],
          ['Written by', campaign.author],
          ['Not shown because not public', hiddenPieces(campaign)],
        ]}
      />
      <Section title="Email">
        {campaign.preheader && <p className={classes.preheader}>Preview text: {campaign.preheader}</p>}
        <EmailFrame title={campaign.subject} html={html} />
      </Section>
    </main>
  );
}

const hiddenPieces = ({ products }: CampaignRecord): string =>
  products
    .filter(({ isPublic }) => !isPublic)
    .map(({ title }) => title)
    .join(', ');
