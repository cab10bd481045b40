import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/** What a person is told of a limit: `name` is the feature’s, `warning` the share that is used, in percent. */
export function limitNotice(name: string, limit: number, warning: number): { title: string; text: string } {
  if (warning >= 100)
    return {
      title: `${name}: all ${limit} used`,
      text: `You have used all ${limit} that your plan holds for this month. It starts anew as your usage page says; a larger plan helps at once.`,
    };
  return {
    title: `${name}: ${warning} % used`,
    text: `You have used ${warning} % of the ${limit} that your plan holds for this month. Your usage page says when it starts anew.`,
  };
}

/** The same as a mail. */
export function limitEmail(firstName: string, { title, text }: { title: string; text: string }): EmailTemplate {
  return {
    subject: title,
    greeting: `Dear ${firstName},`,
    paragraphs: [text, 'You choose in the settings of your subscription whether we write to you about this.'],
    action: { label: 'See what is left', path: '/subscription/usage' },
  };
}
