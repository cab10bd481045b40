import { unsubscribe } from '@adunni/contracts/newsletter/links';
import { callApi } from '../../../kit/api/call-api.ts';
import { LinkPage, linkMeta } from './link-page.tsx';

export const handle = { parameters: ['token'] };

export const meta = () => linkMeta('Unsubscribe');

export default function UnsubscribePage() {
  return (
    <LinkPage
      title="Unsubscribe from the newsletter?"
      text="You will no longer get our newsletter. You will still get emails about your orders and account."
      action="Unsubscribe"
      send={(token) => callApi(unsubscribe, { query: { token } })}
      fallback="You could not be unsubscribed. Please try again."
    />
  );
}
