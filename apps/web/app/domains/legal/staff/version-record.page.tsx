import { LEGAL_DOCUMENTS, legalPath } from '@adunni/contracts/legal/names';
import { legalResource } from '@adunni/contracts/legal/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { ArticleText } from '../../help/public/article-text.tsx';
import { Changes } from './changes.tsx';
import { CopyButton } from './copy-button.tsx';
import classes from './staff.module.css';
import { VERSION_CELLS } from './version-cells.ts';

type Record = RecordOf<typeof legalResource>;

const page = detailPage(legalResource, {
  title: 'Legal document',
  heading: VERSION_CELLS.document,
  crumb: ({ document, label }) => `${LEGAL_DOCUMENTS[document].title} ${label}`,
  lead: ({ whatChanged }) => whatChanged,
  facts: ['label', 'status', 'startsAt', 'accepted', 'later', 'updatedAt'],
  cells: VERSION_CELLS,
  actions: ({ record }) => <Actions record={record} />,
  sections: ({ text, changes, comparedWith }) => (
    <>
      {comparedWith !== null && <Changes changes={changes} comparedWith={comparedWith} />}
      <Section title="Text">
        <div className={classes.page}>
          <ArticleText blocks={text} />
        </div>
      </Section>
    </>
  ),
});

function Actions({ record: { _id, document, label, status, isMinor, startsAt, version } }: { record: Record }) {
  const isDraft = status === 'draft';
  const willWait = startsAt !== null && !isMinor;
  return (
    <>
      {isDraft ? (
        <>
          <Button component={Link} to={`../edit/${_id}`} relative="path" variant="default">
            Edit
          </Button>
          <ActionButton
            resource={legalResource}
            action="publish"
            id={_id}
            done={willWait ? 'Version scheduled.' : 'Version published.'}
            fallback="The version could not be published. Please try again."
          >
            {willWait ? 'Schedule' : isMinor ? 'Publish correction' : 'Publish now'}
          </ActionButton>
        </>
      ) : (
        <>
          <Button
            component={Link}
            to={`${legalPath(document)}?version=${label}`}
            target="_blank"
            rel="noopener"
            variant="default"
          >
            View page
          </Button>
          <CopyButton _id={_id} version={version} />
        </>
      )}
      {status === 'scheduled' && (
        <ActionButton
          resource={legalResource}
          action="withdraw"
          id={_id}
          done="Version withdrawn. It is a draft again."
          fallback="The version could not be withdrawn. Please try again."
          variant="default"
        >
          Withdraw
        </ActionButton>
      )}
    </>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
