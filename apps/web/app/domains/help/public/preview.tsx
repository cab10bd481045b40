import type { Block } from '@adunni/contracts/help/articles';
import { previewArticle } from '@adunni/contracts/help/staff';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { ArticleText } from './article-text.tsx';
import classes from './preview.module.css';

/** The text as readers would see it, when it is asked for. */
export function Preview({ body }: { body: string }) {
  const [shown, setShown] = useState<{ body: string; text: readonly Block[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function show(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      setShown({ body, text: (await callApi(previewArticle, { body: { body } })).text });
    } catch (error) {
      setProblem(messageOf(error, 'The preview could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  const isOld = shown !== null && shown.body !== body;
  return (
    <div className={classes.preview}>
      <Button variant="default" loading={busy} disabled={body.trim() === ''} onClick={() => void show()}>
        {isOld ? 'Update preview' : 'Preview'}
      </Button>
      {problem && <Alert color="red">{problem}</Alert>}
      {shown && (
        <section className={classes.page} aria-label="Preview" data-old={isOld || undefined}>
          <ArticleText blocks={shown.text} />
        </section>
      )}
    </div>
  );
}
