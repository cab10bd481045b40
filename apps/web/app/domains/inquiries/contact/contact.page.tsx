import { getContactDetails } from '@adunni/contracts/settings/contact';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { FilesField, InquiryFrame, MessageField, SenderFields, SubjectField } from '../form/fields.tsx';
import { useInquiryForm } from '../form/use-inquiry-form.ts';
import type { Route } from './+types/contact.page.ts';
import classes from './contact.module.css';
import { contactJsonLd } from './contact-json-ld.ts';
import { Reach } from './reach.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageApi)(getContactDetails)).contact;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'Contact',
    description: 'Write to us, call us or visit us in Lagos: address, phone, WhatsApp and opening hours.',
    path: '/contact',
    ...(loaderData && { jsonLd: [contactJsonLd(loaderData, originOf(matches))] }),
  });

/** How we are reached, and a form for whatever has no other place. */
export default function ContactPage({ loaderData: contact }: Route.ComponentProps) {
  const state = useInquiryForm('General');
  return (
    <main id="main" className={classes.page} data-wide="">
      <h1>Contact us</h1>
      <p className={classes.lead}>
        For help with an order, booking or payment, <Link to="/support/contact">contact support</Link>.
      </p>
      <div className={classes.columns}>
        <section aria-labelledby="write">
          <h2 id="write">Write to us</h2>
          <InquiryFrame state={state} action="Send message">
            <SenderFields state={state} />
            <SubjectField state={state} />
            <MessageField state={state} />
            <FilesField state={state} />
          </InquiryFrame>
        </section>
        <Reach contact={contact} />
      </div>
    </main>
  );
}
