import { confirmSubscription } from '@adunni/contracts/newsletter/links';
import { callApi } from '../../../kit/api/call-api.ts';
import { LinkPage, linkMeta } from './link-page.tsx';

export const handle = { parameters: ['token'] };

export const meta = () => linkMeta('Confirm your newsletter');

export default function ConfirmPage() {
  return (
    <LinkPage
      title="Shall we write to you?"
      text="Press the button, and the newsletter comes to your address. Every letter has a way out."
      action="Yes, confirm my address"
      send={(token) => callApi(confirmSubscription, { body: { token } })}
      fallback="Your email could not be confirmed. Please try again."
    />
  );
}
