import { UNHELPFUL_REASONS } from '@adunni/contracts/help/categories';
import { articleResource, restoreArticle } from '@adunni/contracts/help/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Entries } from '../../../kit/resource/entries.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { Versions } from '../../../kit/resource/versions.tsx';
import { articlePath } from '../center/help-address.ts';
import { ArticleText } from '../public/article-text.tsx';
import { ARTICLE_CELLS } from './article-cells.ts';
import classes from './staff.module.css';

type Record = RecordOf<typeof articleResource>;

const page = detailPage(articleResource, {
  title: 'Help article',
  lead: ({ lead }) => lead,
  facts: ['status', 'category', 'helpful', 'unhelpful', 'updatedAt', 'slug'],
  cells: ARTICLE_CELLS,
  actions: ({ record }) => <Actions record={record} />,
  sections: (record) => (
    <>
      <Section title="Text">
        <div className={classes.page}>
          <ArticleText blocks={record.text} />
        </div>
      </Section>
      <Versions
        seen={record.version}
        versions={record.versions}
        restore={(body) => callApi(restoreArticle, { params: { _id: record._id }, body })}
      />
      <Section title="Reader feedback">
        <Entries
          empty="No feedback yet."
          entries={record.remarks.map(({ _id, reason, comment, at }) => ({
            key: _id,
            title: comment || (reason ? UNHELPFUL_REASONS[reason] : 'No reason given'),
            detail: comment && reason ? UNHELPFUL_REASONS[reason] : null,
            amount: moment(at),
          }))}
        />
      </Section>
    </>
  ),
});

function Actions({ record: { _id, slug, status } }: { record: Record }) {
  const isPublished = status === 'published';
  return (
    <>
      {isPublished && (
        <Button component={Link} to={articlePath(slug)} target="_blank" variant="default">
          View in help centre
        </Button>
      )}
      <ActionButton
        resource={articleResource}
        action={isPublished ? 'unpublish' : 'publish'}
        id={_id}
        done={isPublished ? 'Article unpublished.' : 'Article published.'}
        fallback="The article could not be changed. Please try again."
        variant="default"
      >
        {isPublished ? 'Unpublish' : 'Publish'}
      </ActionButton>
      <Button component={Link} to={`../edit/${_id}`} relative="path">
        Edit
      </Button>
    </>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
