import { DOCUMENT_KINDS, type WorkshopRecord, workshopResource } from '@adunni/contracts/makers/verification';
import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import { EmailText } from '../../../kit/emails/email-text.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { DocumentView } from './document-view.tsx';
import classes from './workshop.module.css';
import { WorkshopActions } from './workshop-actions.tsx';

const page = detailPage(workshopResource, {
  title: 'Workshop',
  lead: ({ tagline }) => tagline,
  facts: ({ status, tier }) => [
    'status',
    ['Tier', status === 'approved' && tier],
    'owner',
    'role',
    'email',
    'submittedAt',
    'decidedAt',
    'createdAt',
    'refusalReason',
  ],
  cells: {
    owner: ({ owner, userId }) => <Link to={`/admin/users/${userId}`}>{owner}</Link>,
    email: ({ email, emailVerified }) => (
      <>
        <EmailText email={email} />
        {!emailVerified && ' (not confirmed)'}
      </>
    ),
    submittedAt: ({ submittedAt }) => submittedAt && moment(submittedAt),
  },
  actions: ({ record, version }) => <WorkshopActions workshop={record} version={version} />,
  sections: (workshop) => (
    <>
      <Documents documents={workshop.documents} />
      <Shop workshop={workshop} />
    </>
  ),
});

function Documents({ documents: sent }: Pick<WorkshopRecord, 'documents'>) {
  const documents = sent.toSorted((a, b) => DOCUMENT_KINDS.indexOf(a.kind) - DOCUMENT_KINDS.indexOf(b.kind));
  return (
    <Section title="Documents" aside={documents.length > 0 && <span>Views are logged.</span>}>
      {documents.length === 0 ? (
        <p>No documents yet.</p>
      ) : (
        <div className={classes.documents}>
          {documents.map((document) => (
            <DocumentView key={document._id} document={document} />
          ))}
        </div>
      )}
    </Section>
  );
}

function Shop({ workshop }: { workshop: WorkshopRecord }) {
  return (
    <Section title="Public profile">
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
              ['Location', [workshop.city, workshop.country].filter(Boolean).join(', ')],
              ['Known for', workshop.specialities.join(', ')],
              ['Founded', workshop.foundedYear],
              ['Pieces per week', workshop.weeklyCapacity],
              ['Products', workshop.productCount],
              [
                'Public page',
                workshop.status === 'approved' && (
                  <Link key="page" to={`/makers/${workshop.slug}`}>
                    View
                  </Link>
                ),
              ],
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
