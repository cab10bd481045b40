import { Link } from 'react-router';
import button from '../kit/button.module.css';
import { privateMeta } from '../kit/page-meta.ts';
import { MessagePage } from './messages/message-page.tsx';

export const meta = () => privateMeta('No access');

export default function UnauthorizedPage() {
  return (
    <MessagePage
      title="This room is for others"
      text="Your account does not have access to the page you asked for. If you think it should, log in with the account that does."
    >
      <Link to="/" className={button.filled}>
        Back to the home page
      </Link>
      <Link to="/account" className={button.outline}>
        Your account
      </Link>
    </MessagePage>
  );
}
