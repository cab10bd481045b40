import { unsubscribe } from '@adunni/contracts/newsletter/links';
import { callApi } from '../../../kit/api/call-api.ts';
import { LinkPage, linkMeta } from './link-page.tsx';

export const handle = { parameters: ['token'] };

export const meta = () => linkMeta('Leave the newsletter');

export default function UnsubscribePage() {
  return (
    <LinkPage
      title="Leave the newsletter?"
      text="You will get no more letters from us. Mails about your orders and your account are not part of it."
      action="Unsubscribe"
      send={(token) => callApi(unsubscribe, { query: { token } })}
      fallback="You could not be unsubscribed. Please try again."
    />
  );
}
