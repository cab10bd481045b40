import { getLegalDocument } from '@adunni/contracts/legal/documents';
import { LEGAL_DOCUMENTS, type LegalDocumentName, legalPath } from '@adunni/contracts/legal/names';
import { lazy, type ReactNode, Suspense } from 'react';
import { pageApi } from '../../../kit/api/page-api.ts';
import reading from '../../../kit/page/reading.module.css';
import { TableOfContents } from '../../../kit/page/table-of-contents.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ArticleText } from '../../help/public/article-text.tsx';
import { headingsOf } from '../../help/public/headings.ts';
import { CookieChoice } from '../cookies/cookie-choice.tsx';
import type { Route } from './+types/document.page.ts';
import classes from './document.module.css';
import { documentJsonLd } from './document-json-ld.ts';
import { dayOf } from './effective.ts';
import { Standing } from './standing.tsx';
import { Versions } from './versions.tsx';

const PrivacyRequestForm = lazy(async () => ({
  default: (await import('../../inquiries/public/privacy-request-form.tsx')).PrivacyRequestForm,
}));

export const handle = { parameters: ['on', 'version'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.split('/')[1]?.replace(/\.data$/, '') as LegalDocumentName;
  const [on, version] = [searchParams.get('on'), searchParams.get('version')];
  const query = { ...(on && { on }), ...(version && { version }) };
  const { document } = await context.get(pageApi)(getLegalDocument, { params: { name }, query }).catch(asNotFound);
  return { document, on: on ?? '' };
}

function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('There is no such version.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Page not found · Adunni' }];
  const { document } = loaderData;
  const { title, description } = LEGAL_DOCUMENTS[document.name];
  const origin = originOf(matches);
  return [
    ...pageMeta({
      origin,
      title,
      description,
      path: legalPath(document.name),
      type: 'article',
      jsonLd: documentJsonLd(document, origin),
    }),
    // What no longer holds, or not yet, would mislead who finds it by a search.
    ...(document.time === 'now' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** What stands on a page besides the words of its document. */
const TOOLS: Partial<Record<LegalDocumentName, ReactNode>> = {
  cookies: <CookieChoice />,
};

/** Where people without an account ask for their rights, below the words of that document. */
const WITHOUT_ACCOUNT = { anchor: 'without-an-account', title: 'Request without an account' };

/** A legal document with its versions; each heading has an address of its own. */
export default function DocumentPage({ loaderData: { document, on } }: Route.ComponentProps) {
  const { name, version, body, versions } = document;
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>{LEGAL_DOCUMENTS[name].title}</h1>
        <p className={classes.effective}>
          Version {version.label}, effective from{' '}
          <time dateTime={version.effectiveAt}>{dayOf(version.effectiveAt)}</time>
        </p>
      </header>
      <Standing document={document} on={on} />
      <div className={reading.columns}>
        <div>
          {document.time === 'now' && TOOLS[name]}
          <article>
            <ArticleText blocks={body} />
          </article>
          {name === 'gdpr' && (
            <section className={classes.request} id={WITHOUT_ACCOUNT.anchor} aria-labelledby="without-an-account-title">
              <h2 id="without-an-account-title">{WITHOUT_ACCOUNT.title}</h2>
              <p>If you’re logged in, you don’t need this form: see above. Without an account, write to us here.</p>
              <Suspense>
                <PrivacyRequestForm />
              </Suspense>
            </section>
          )}
          <Versions name={name} shown={version._id} versions={versions} on={on} />
        </div>
        <TableOfContents
          entries={[
            ...headingsOf(body),
            ...(name === 'gdpr' ? [WITHOUT_ACCOUNT] : []),
            { anchor: 'versions', title: 'Versions' },
          ]}
        />
      </div>
    </main>
  );
}
