import { Link } from 'react-router';
import button from '../kit/button.module.css';
import { privateMeta } from '../kit/page-meta.ts';
import { MessagePage } from './messages/message-page.tsx';

export const meta = () => privateMeta('No access');

export default function UnauthorizedPage() {
  return (
    <MessagePage
      title="You don’t have access to this page"
      text="If you think you should, log in with a different account."
    >
      <Link to="/" className={button.filled}>
        Back to home
      </Link>
      <Link to="/account" className={button.outline}>
        Your account
      </Link>
    </MessagePage>
  );
}
