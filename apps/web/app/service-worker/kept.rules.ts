/** What the device keeps of the shop: scripts and styles, pictures, pages that were seen, and public answers. */
export type Shelf = 'files' | 'pictures' | 'pages' | 'answers';

/** Caches by what they keep. What stands in those of what somebody saw goes when they sign out. */
export const CACHES = {
  files: 'files',
  pictures: 'pictures',
  pages: 'pages',
  answers: 'answers',
  shell: 'shell',
} as const;
export const OF_A_PERSON = [CACHES.pages, CACHES.answers] as const;

/** Shown in place of a page that was not seen before, without a connection. */
export const OFFLINE_PAGE = '/offline.html';

/** Headers by which a request says who asks. */
const TOKENS = ['x-access-token', 'authorization'] as const;

/** What finds bodies in photos is too large to lie here as well: the browser keeps it for a year by itself. */
const LARGE = /\.(wasm|task)$/;

type Asked = Pick<Request, 'method' | 'mode' | 'headers'>;

/** Where the answer to a request is kept, if it may be; null leaves the request alone. `origin` is ours. */
export function shelfOf({ origin: from, pathname, search }: URL, asked: Asked, origin: string): Shelf | null {
  if (from !== origin || asked.method !== 'GET' || TOKENS.some((token) => asked.headers.has(token))) return null;
  if (pathname.startsWith('/assets/')) return LARGE.test(pathname) ? null : 'files';
  // What has a query is signed for one person and for a while.
  if (pathname.startsWith('/media/')) return search === '' ? 'pictures' : null;
  const accept = asked.headers.get('accept');
  // A stream never ends, and what is looked at to be kept is read to its end.
  if (pathname.startsWith('/api/')) return accept === 'text/event-stream' ? null : 'answers';
  return asked.mode === 'navigate' || accept === 'text/html' ? 'pages' : null;
}

/** Whether an answer may be kept: a page that anybody may find, a public answer that says what it shows, a public file. */
export async function mayBeKept(shelf: Shelf, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected) return false;
  if (shelf === 'answers') return answer.headers.has('surrogate-key');
  if (shelf === 'pictures') return /\bpublic\b/.test(answer.headers.get('cache-control') ?? '');
  if (shelf === 'files') return true;
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return false;
  return !/<meta name="robots" content="noindex"/.test(await answer.clone().text());
}
