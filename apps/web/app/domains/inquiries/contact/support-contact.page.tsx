import { INQUIRY_SUBJECT } from '@adunni/contracts/inquiries/kinds';
import { TICKET_CATEGORIES } from '@adunni/contracts/support/kinds';
import { NativeSelect } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { FilesField, InquiryFrame, MessageField, OrderField, SenderFields, SubjectField } from '../form/fields.tsx';
import { useInquiryForm } from '../form/use-inquiry-form.ts';
import type { Route } from './+types/support-contact.page.ts';
import classes from './contact.module.css';

export const handle = { parameters: ['subject'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'Contact support',
    description: 'Write to Adunni support about an order, a booking, a payment or your account. We reply by email.',
    path: '/support/contact',
  });

/** Where help is asked for without an account; who has one is led to a ticket, with the words they brought. */
export default function SupportContactPage() {
  const [search] = useSearchParams();
  const words = (search.get('subject') ?? '').trim().slice(0, INQUIRY_SUBJECT);
  const state = useInquiryForm('Support', { subject: words });
  const session = useSession();
  const ticket = `/support/tickets/create?subject=${encodeURIComponent(state.values.subject)}`;
  if (session) return <Navigate to={ticket} replace />;
  return (
    <main id="main" className={classes.page}>
      <Breadcrumbs way={[{ name: 'Help centre', to: '/support/help-center' }]} />
      <h1>Contact support</h1>
      <p className={classes.lead}>
        We reply by email. If you have an account, <Link to={`/login?next=${encodeURIComponent(ticket)}`}>log in</Link>{' '}
        to follow your request.
      </p>
      <Form state={state} />
    </main>
  );
}

function Form({ state }: { state: ReturnType<typeof useInquiryForm> }) {
  const { values, errors, change } = state;
  return (
    <InquiryFrame state={state} action="Send message">
      <SenderFields state={state} />
      <NativeSelect
        name="category"
        label="Category"
        size="md"
        required
        value={values.category}
        onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        data={[{ value: '', label: 'Select a category' }, ...TICKET_CATEGORIES]}
        error={errors.category}
      />
      <SubjectField state={state} />
      <OrderField state={state} />
      <MessageField state={state} label="Description" />
      <FilesField state={state} />
    </InquiryFrame>
  );
}
