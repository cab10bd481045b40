import { openingResource } from '@adunni/contracts/careers/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { openingPath } from '../address.ts';
import { OpeningView } from '../opening/opening-view.tsx';
import { OPENING_CELLS } from './opening-cells.ts';
import classes from './questions-field.module.css';

type Record = RecordOf<typeof openingResource>;

const page = detailPage(openingResource, {
  title: 'Opening',
  lead: ({ summary }) => summary,
  facts: ['status', 'team', 'kind', 'place', 'closesOn', 'updatedAt'],
  cells: OPENING_CELLS,
  actions: ({ record }) => <Actions record={record} />,
  sections: ({ shown }) => (
    <Section title="As visitors see it">
      <div className={classes.shown}>
        <OpeningView opening={shown} isPreview />
      </div>
    </Section>
  ),
});

function Actions({ record: { _id, status, slug } }: { record: Record }) {
  const isShown = status === 'open' || status === 'scheduled';
  return (
    <>
      {status === 'open' && (
        <Button component={Link} to={openingPath(slug)} target="_blank" variant="default">
          View page
        </Button>
      )}
      <ActionButton
        resource={openingResource}
        action={isShown ? 'close' : 'publish'}
        id={_id}
        done={isShown ? 'Opening closed.' : 'Opening published.'}
        fallback="The opening could not be changed. Please try again."
        variant="default"
      >
        {isShown ? 'Close' : 'Publish'}
      </ActionButton>
      <Button component={Link} to={`../edit/${_id}`} relative="path">
        Edit
      </Button>
    </>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
