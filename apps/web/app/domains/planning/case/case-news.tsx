import type { PlanningCase } from '@adunni/contracts/planning/cases';
import { calendarDay, moment } from '../../../kit/dates.ts';
import classes from './case.module.css';

/** What comes next, in a line. */
export function CaseNews({ planned }: { planned: PlanningCase }) {
  const text = newsOf(planned);
  return text && <p className={classes.news}>{text}</p>;
}

function newsOf({ stage, answerDueAt, reason, proposals, milestones }: PlanningCase): string | null {
  const [newest] = proposals;
  const next = milestones.find(({ isPayable }) => isPayable);
  switch (stage) {
    case 'requested':
      return answerDueAt ? `We received your request and answer by ${moment(answerDueAt)}.` : null;
    case 'in-conversation':
      return 'We are preparing your proposal. Please write below what we should know.';
    case 'proposed':
      return newest?.status === 'expired'
        ? 'Our proposal has expired. Write to us below and we’ll send a new one.'
        : `Our proposal waits for your answer${newest ? `, until ${calendarDay(newest.expiresOn)}` : ''}.`;
    case 'accepted':
      return next ? `You have accepted. We begin once “${next.title}” is paid.` : null;
    case 'under-way':
      return next ? `Next payment: ${next.title}${next.dueOn ? `, due ${calendarDay(next.dueOn)}` : ''}.` : null;
    case 'declined':
    case 'withdrawn':
      return reason || 'Nothing more is planned here.';
    default:
      return null;
  }
}
