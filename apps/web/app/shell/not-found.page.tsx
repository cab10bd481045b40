import { data, Link } from 'react-router';
import button from '../kit/button.module.css';
import { privateMeta } from '../kit/page-meta.ts';
import { MessagePage } from './messages/message-page.tsx';

export const meta = () => privateMeta('Page not found');

/** Answers with status 404. */
export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return (
    <MessagePage overline="404" title="Page not found" text="The page you’re looking for doesn’t exist or has moved.">
      <Link to="/products" className={button.filled}>
        Shop all
      </Link>
      <Link to="/" className={button.outline}>
        Back to home
      </Link>
    </MessagePage>
  );
}
