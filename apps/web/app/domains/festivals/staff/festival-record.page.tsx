import { festivalResource, restoreFestival } from '@adunni/contracts/festivals/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { Versions } from '../../../kit/resource/versions.tsx';
import { FestivalView } from '../festival/festival-view.tsx';
import { festivalPath } from '../festival-address.ts';
import { checkedText, FESTIVAL_CELLS } from './festival-cells.tsx';
import classes from './staff.module.css';

type Record = RecordOf<typeof festivalResource>;

const page = detailPage(festivalResource, {
  title: 'Festival',
  lead: ({ summary }) => summary,
  facts: ['status', 'next', 'people', 'place', 'ruleText', 'source', 'checkedOn', 'reminders', 'updatedAt'],
  cells: { ...FESTIVAL_CELLS, checkedOn: ({ checkedOn }) => checkedText(checkedOn) },
  actions: ({ record }) => <Actions record={record} />,
  sections: (record) => (
    <>
      <Section title="As visitors see it">
        <div className={classes.shown}>
          <FestivalView festival={record.shown} isPreview />
        </div>
      </Section>
      <Versions
        seen={record.version}
        versions={record.versions}
        restore={(body) => callApi(restoreFestival, { params: { _id: record._id }, body })}
      />
    </>
  ),
});

function Actions({ record: { _id, status } }: { record: Record }) {
  const isPublished = status === 'published';
  return (
    <>
      {isPublished && (
        <Button component={Link} to={festivalPath(_id)} target="_blank" variant="default">
          View in shop
        </Button>
      )}
      <ActionButton
        resource={festivalResource}
        action={isPublished ? 'unpublish' : 'publish'}
        id={_id}
        done={isPublished ? 'Festival unpublished.' : 'Festival published.'}
        fallback="The festival could not be changed. Please try again."
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
