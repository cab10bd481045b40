import { confirmSubscription } from '@adunni/contracts/newsletter/links';
import { callApi } from '../../../kit/api/call-api.ts';
import { LinkPage, linkMeta } from './link-page.tsx';

export const handle = { parameters: ['token'] };

export const meta = () => linkMeta('Confirm your newsletter');

export default function ConfirmPage() {
  return (
    <LinkPage
      title="Confirm your subscription"
      text="Confirm to get our newsletter. You can unsubscribe at any time."
      action="Confirm subscription"
      send={(token) => callApi(confirmSubscription, { body: { token } })}
      fallback="Your email could not be confirmed. Please try again."
    />
  );
}
