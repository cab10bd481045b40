import { type ArticleCard, listArticles } from '@adunni/contracts/help/articles';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { articlePath } from '../center/help-address.ts';
import classes from './fitting-articles.module.css';

/** Words that are still being typed are not looked for. */
const PAUSE_MS = 500;
const FEWEST_LETTERS = 4;
const MOST = 3;

/** Articles that fit what somebody writes to us; each opens beside, so that nothing written is left. */
export function FittingArticles({ words }: { words: string }) {
  const [articles, setArticles] = useState<readonly ArticleCard[]>([]);
  const q = words.trim().slice(0, 120);
  useEffect(() => {
    if (q.length < FEWEST_LETTERS) return setArticles([]);
    const left = new AbortController();
    const timer = setTimeout(() => {
      callApi(listArticles, { query: { q, limit: MOST }, signal: left.signal }).then(
        ({ items }) => setArticles(items),
        // An offer only: without it the form stands all the same.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [q]);
  if (articles.length === 0) return null;
  return (
    <aside className={classes.offer} aria-label="Help articles">
      <p>This may answer it:</p>
      <ul>
        {articles.map(({ _id, slug, title }) => (
          <li key={_id}>
            <a href={articlePath(slug)} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
