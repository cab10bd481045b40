import type { PostForm } from '@adunni/contracts/blog/forms';
import { type PostRecord, restorePost } from '@adunni/contracts/blog/staff';
import { Alert, Button, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { UnsavedGuard } from '../../../../kit/forms/unsaved-guard.tsx';
import { lazy } from '../../../../kit/lazy.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { Versions } from '../../../../kit/resource/versions.tsx';
import classes from './editor.module.css';
import { Figures } from './figures.tsx';
import { type Choices, PostFields } from './post-fields.tsx';
import { Preview } from './preview.tsx';
import { PreviewLink } from './preview-link.tsx';
import { PublishActions } from './publish-actions.tsx';
import { usePost } from './use-post.ts';

const DocumentEditor = lazy(() => import('./document-editor.tsx'));

interface Props {
  first: PostForm;
  seen: { record: PostRecord; version: number } | null;
  choices: Choices;
  /** The version that was stored last, here or elsewhere. */
  version: number;
  /** Told the version of what was stored. */
  onStored: (version: number) => void;
}

const STATES = { saved: 'All changes saved', typing: 'Unsaved changes', saving: 'Saving…', stale: 'Not saved' };

/** Where a post is written: its text, all that is said about it, and what can be done with it. */
export function Editor({ first, seen, choices, version, onStored }: Props) {
  const record = seen?.record ?? null;
  const post = usePost(first, seen && { _id: seen.record._id, version: seen.version }, onStored);
  const { values, change, state, problem, fields, others } = post;
  return (
    <main>
      <UnsavedGuard isDirty={state === 'typing' || state === 'stale'} />
      <PageHead title={record ? record.title : 'Add a post'}>
        <PublishActions post={post} record={record} />
      </PageHead>
      <Stack gap="lg">
        <p className={classes.state} role="status">
          {values.title.trim() === '' ? 'Add a title and the draft is saved while you write.' : STATES[state]}
        </p>
        {record?.previewToken && <PreviewLink token={record.previewToken} />}
        {others.length > 0 && (
          <Alert color="yellow" variant="light" title="Someone else is writing this post">
            {others.join(', ')}. Whoever saves second is asked to reload.
          </Alert>
        )}
        {state === 'stale' && (
          <Alert color="yellow" variant="light" title="Someone else has changed this">
            <p>Your text is still here. Copy what you need, then see their version.</p>
            <Button variant="default" onClick={() => window.location.reload()}>
              See their version
            </Button>
          </Alert>
        )}
        <FormProblem message={state === 'stale' ? null : problem} />
        <PostFields {...{ values, change, fields, choices, record, own: post._id }} />
        <Suspense fallback={<p role="status">Loading…</p>}>
          <DocumentEditor
            initial={first.document}
            cards={record?.cards ?? []}
            onChange={(document) => change({ document })}
          />
        </Suspense>
        {fields.document && <FormProblem message={fields.document} />}
        <Preview values={values} />
        {record && <Figures figures={record.figures} />}
        {record && (
          <Versions
            seen={version}
            versions={record.versions}
            restore={(body) => callApi(restorePost, { params: { _id: record._id }, body })}
          />
        )}
      </Stack>
    </main>
  );
}
