import { outboxResource } from '@adunni/contracts/outbox/outbox';
import { ActionButton } from '../../kit/resource/action-button.tsx';
import { detailPage } from '../../kit/resource/detail-page.tsx';
import { Section } from '../../kit/resource/facts.tsx';
import classes from './mail.module.css';

const page = detailPage(outboxResource, {
  title: 'Email',
  facts: ['recipient', 'status', 'createdAt', 'sentAt', 'attempts', 'error'],
  actions: ({ record: { _id, status } }) =>
    status === 'failed' && (
      <ActionButton
        resource={outboxResource}
        action="retry"
        id={_id}
        done="Email queued again."
        fallback="The email could not be queued. Please try again."
      >
        Send again
      </ActionButton>
    ),
  sections: ({ subject, html, text }) => (
    <>
      <Section title="HTML">
        {/* Without scripts, forms and an origin of its own: a mail is shown, never run. */}
        <iframe className={classes.letter} title={subject} srcDoc={html} sandbox="" />
      </Section>
      <Section title="Plain text">
        <pre className={classes.text}>{text}</pre>
      </Section>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
