import { data, Link } from 'react-router';
import button from '../kit/button.module.css';
import { privateMeta } from '../kit/page-meta.ts';
import { MessagePage } from './messages/message-page.tsx';

export const meta = () => privateMeta('Page not found');

/** Answers with status 404. */
export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return (
    <MessagePage
      overline="404"
      title="This thread leads nowhere"
      text="The page you asked for does not exist, or has moved. The pieces are all still on their hangers."
    >
      <Link to="/products" className={button.filled}>
        See every piece
      </Link>
      <Link to="/" className={button.outline}>
        Back to the home page
      </Link>
    </MessagePage>
  );
}
