import { DOCUMENT_KINDS, WORKSHOP_STATUSES, workshopResource } from '@adunni/contracts/makers/verification';
import { Fragment } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { moment, shortDay } from '../../../kit/dates.ts';
import { EmailText } from '../../../kit/email-text.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { DocumentView } from './document-view.tsx';
import classes from './workshop.module.css';
import { WorkshopActions } from './workshop-actions.tsx';

export const meta = () => privateMeta('Workshop');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request, workshopResource.access);
  return getRecord(workshopResource, params.makerId ?? '');
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.name,
};

export default function WorkshopPage() {
  const { record: workshop, version } = useLoaderData<typeof clientLoader>();
  const documents = workshop.documents.toSorted(
    (a, b) => DOCUMENT_KINDS.indexOf(a.kind) - DOCUMENT_KINDS.indexOf(b.kind),
  );
  return (
    <main>
      <PageHead title={workshop.name} lead={workshop.tagline}>
        <WorkshopActions workshop={workshop} version={version} />
      </PageHead>
      <Facts
        facts={[
          ['Status', <StatusLabel key="status" of={WORKSHOP_STATUSES} is={workshop.status} />],
          ['Tier', workshop.status === 'approved' && workshop.tier],
          [
            'Run by',
            <Link key="owner" to={`/admin/users/${workshop.userId}`}>
              {workshop.owner}
            </Link>,
          ],
          ['Role', workshop.role],
          [
            'Email',
            <Fragment key="email">
              <EmailText email={workshop.email} />
              {!workshop.emailVerified && ' (not confirmed)'}
            </Fragment>,
          ],
          ['Sent', workshop.submittedAt && moment(workshop.submittedAt)],
          ['Decided', workshop.decidedAt && moment(workshop.decidedAt)],
          ['Joined', shortDay(workshop.createdAt)],
          ['Reason of the refusal', workshop.refusalReason],
        ]}
      />
      <Section
        title="Documents"
        aside={documents.length > 0 && <span>Whoever opens them is entered into the log.</span>}
      >
        {documents.length === 0 ? (
          <p>This workshop has not sent any documents yet.</p>
        ) : (
          <div className={classes.documents}>
            {documents.map((document) => (
              <DocumentView key={document._id} document={document} />
            ))}
          </div>
        )}
      </Section>
      <Section title="What the shop says">
        <div className={classes.shop}>
          {workshop.avatar && (
            <div className={classes.avatar}>
              <Picture picture={workshop.avatar} sizes="6rem" />
            </div>
          )}
          <div className={classes.words}>
            <p>{workshop.story || 'No story yet.'}</p>
            <Facts
              facts={[
                ['Where', [workshop.city, workshop.country].filter(Boolean).join(', ')],
                ['Known for', workshop.specialities.join(', ')],
                ['Founded', workshop.foundedYear],
                ['Pieces a week', workshop.weeklyCapacity],
                ['Products', workshop.productCount],
                [
                  'Public page',
                  workshop.status === 'approved' && (
                    <Link key="page" to={`/makers/${workshop.slug}`}>
                      See it
                    </Link>
                  ),
                ],
              ]}
            />
          </div>
        </div>
      </Section>
    </main>
  );
}
