import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/** What a person is told of a limit: `name` is the feature’s, `warning` the share that is used, in percent. */
export function limitNotice(name: string, limit: number, warning: number): { title: string; text: string } {
  if (warning >= 100)
    return {
      title: `${name}: all ${limit} used`,
      text: `You have used all ${limit} included in your plan this month. See your usage page for the reset date, or upgrade for more.`,
    };
  return {
    title: `${name}: ${warning}% used`,
    text: `You have used ${warning}% of the ${limit} included in your plan this month. See your usage page for the reset date.`,
  };
}

/** The same as a mail. */
export function limitEmail(firstName: string, { title, text }: { title: string; text: string }): EmailTemplate {
  return {
    subject: title,
    greeting: `Dear ${firstName},`,
    paragraphs: [text, 'You can turn these emails off in your subscription settings.'],
    action: { label: 'View usage', path: '/subscription/usage' },
  };
}
