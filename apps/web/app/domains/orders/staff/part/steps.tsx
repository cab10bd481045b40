import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import type { Stage } from '@adunni/contracts/orders/stages';
import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { sewnBy, stepLabel, stepsOf } from '../labels.ts';
import classes from './part.module.css';

/** Below this width there is room for one button in a line. */
const NARROW = '(max-width: 35.99em)';

/** The dialog that a step opens. */
export type Open = { step: Stage } | 'accept' | 'decline' | 'cancel' | 'tailor' | 'date' | 'parcel' | 'check';

const LOOKS = {
  default: { variant: 'default' },
  end: { variant: 'outline', color: 'red' },
} as const;

/** Pages of a part, below its order. */
const PAGES = ['sheet', 'pattern'] as const;
type Page = (typeof PAGES)[number];
const isPage = (open: Open | Page): open is Page => (PAGES as readonly unknown[]).includes(open);

/** What can be done to a part: in a dialog, or on a page of its own. */
interface Step {
  label: string;
  open: Open | Page;
  look?: keyof typeof LOOKS;
  /** Whether it has a button where there is room for some; what is done now and then is in the menu. */
  isBeside?: boolean;
}

interface Props {
  part: StaffPart;
  delivery: StaffOrder['deliveryOption'];
  onOpen: (open: Open) => void;
}

/** What can be done now: the next step stands out, a few are beside it, the others in a menu; on a phone all of them. */
export function Steps({ part, delivery, onOpen }: Props) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const { next, others } = allSteps(part, delivery);
  const beside = isNarrow ? [] : others.filter(({ isBeside }) => isBeside);
  const further = others.filter((step) => !beside.includes(step));
  return (
    <div className={classes.steps} data-actions={part.maker.name}>
      {next && (
        <Button size="md" onClick={() => onOpen(next.open)}>
          {next.label}
        </Button>
      )}
      {beside.map((step) => (
        <StepButton key={step.label} part={part} step={step} onOpen={onOpen} />
      ))}
      {further.length > 0 && <More part={part} steps={further} onOpen={onOpen} />}
    </div>
  );
}

interface ShownProps {
  part: StaffPart;
  step: Step;
  onOpen: (open: Open) => void;
}

function StepButton({ part, step: { label, open, look = 'default' }, onOpen }: ShownProps) {
  return isPage(open) ? (
    <Button size="md" variant="default" component={Link} to={`${open}/${part._id}`} relative="path">
      {label}
    </Button>
  ) : (
    <Button size="md" {...LOOKS[look]} onClick={() => onOpen(open)}>
      {label}
    </Button>
  );
}

interface MoreProps extends Omit<ShownProps, 'step'> {
  steps: readonly Step[];
}

/** The steps that have no button of their own; what ends something comes last, apart from the others. */
function More({ part, steps, onOpen }: MoreProps) {
  const ends = steps.filter(({ look }) => look === 'end');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="md" variant="default" aria-label={`More for ${part.maker.name}`}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {steps
          .filter(({ look }) => look !== 'end')
          .map(({ label, open }) =>
            isPage(open) ? (
              <Menu.Item key={label} component={Link} to={`${open}/${part._id}`} relative="path">
                {label}
              </Menu.Item>
            ) : (
              <Menu.Item key={label} onClick={() => onOpen(open)}>
                {label}
              </Menu.Item>
            ),
          )}
        {ends.length > 0 && ends.length < steps.length && <Menu.Divider />}
        {ends.map(({ label, open }) => (
          <Menu.Item key={label} c="var(--negative)" onClick={() => !isPage(open) && onOpen(open)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The next step of a part, unless its tailor usually takes it, and all else that can be done to it. */
function allSteps(part: StaffPart, delivery: Props['delivery']) {
  const { on, aside } = stepsOf(part);
  const step = (stage: Stage): { label: string; open: Open } => ({
    label: stepLabel({ stage: part.stage, owes: part.balance !== null }, stage, delivery),
    open: { step: stage },
  });
  const [first, ...further] = on.map(step);
  const isTheirs = on[0] !== undefined && sewnBy(part, on[0]) === null;
  const next: { label: string; open: Open } | undefined = part.canAccept
    ? { label: 'Accept', open: 'accept' }
    : isTheirs
      ? first
      : undefined;
  const others: (Step | false)[] = [
    ...(first && next !== first ? [{ ...first, isBeside: true }] : []),
    part.canAccept && { label: 'Decline', open: 'decline', look: 'end', isBeside: true },
    ...further,
    part.canAssign && { label: part.tailor ? 'Change tailor' : 'Assign to a tailor', open: 'tailor' },
    part.canChangeDate && { label: 'Change date', open: 'date' },
    part.canChangeParcel && { label: part.trackingNumber ? 'Edit tracking' : 'Add tracking number', open: 'parcel' },
    { label: 'Work sheet', open: 'sheet', isBeside: true },
    // Of several items each has its own, beside it.
    canDraft(part) && part.items.length === 1 && { label: 'Pattern', open: 'pattern', isBeside: true },
    ...aside.map(step),
    !part.canAccept && part.canCancel && { label: 'Cancel these items', open: 'cancel', look: 'end' },
  ];
  return { next, others: others.filter((one) => one !== false) };
}

/** Whether whoever looks may read the measurements, which a pattern is drafted from. */
export const canDraft = ({ kind, stage, viewer }: StaffPart): boolean =>
  kind === 'made-to-measure' && (viewer === 'staff' || (stage !== 'closed' && stage !== 'cancelled'));
