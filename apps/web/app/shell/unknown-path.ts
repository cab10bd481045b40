import { redirect } from 'react-router';

/** Any unknown path redirects to /404. */
export function loader(): never {
  throw redirect('/404');
}
