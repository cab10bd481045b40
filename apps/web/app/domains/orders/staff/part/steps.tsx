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
  quiet: { variant: 'default' },
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
}

interface Props {
  part: StaffPart;
  delivery: StaffOrder['deliveryOption'];
  onOpen: (open: Open) => void;
}

/** What can be done now: the next step stands out; on a phone the others are in a menu. */
export function Steps({ part, delivery, onOpen }: Props) {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const { next, others } = allSteps(part, delivery);
  const Others = isNarrow ? InMenu : AsButtons;
  return (
    <div className={classes.steps} data-actions={part.maker.name}>
      {next && (
        <Button size="md" onClick={() => onOpen(next.open)}>
          {next.label}
        </Button>
      )}
      <Others part={part} steps={others} onOpen={onOpen} />
    </div>
  );
}

interface OthersProps {
  part: StaffPart;
  steps: readonly Step[];
  onOpen: (open: Open) => void;
}

function AsButtons({ part, steps, onOpen }: OthersProps) {
  const button = ({ label, open, look = 'default' }: Step) =>
    isPage(open) ? (
      <Button key={label} size="md" variant="default" component={Link} to={`${open}/${part._id}`} relative="path">
        {label}
      </Button>
    ) : (
      <Button key={label} size="md" {...LOOKS[look]} onClick={() => onOpen(open)}>
        {label}
      </Button>
    );
  const isAside = ({ look }: Step): boolean => look !== undefined;
  return (
    <>
      {steps.filter((step) => !isAside(step)).map(button)}
      {steps.some(isAside) && <div className={classes.aside}>{steps.filter(isAside).map(button)}</div>}
    </>
  );
}

function InMenu({ part, steps, onOpen }: OthersProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="md" variant="default" aria-label={`More for ${part.maker.name}`}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.map(({ label, open, look }) =>
          isPage(open) ? (
            <Menu.Item key={label} component={Link} to={`${open}/${part._id}`} relative="path">
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} {...(look === 'end' && { c: 'var(--negative)' })} onClick={() => onOpen(open)}>
              {label}
            </Menu.Item>
          ),
        )}
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
    ...(first && next !== first ? [first] : []),
    ...further,
    part.canAssign && { label: part.tailor ? 'Change tailor' : 'Assign to a tailor', open: 'tailor' },
    part.canChangeDate && { label: 'Change date', open: 'date' },
    part.canChangeParcel && { label: part.trackingNumber ? 'Edit tracking' : 'Add tracking number', open: 'parcel' },
    { label: 'Work sheet', open: 'sheet' },
    // Of several items each has its own, beside it.
    canDraft(part) && part.items.length === 1 && { label: 'Pattern', open: 'pattern' },
    ...aside.map((stage) => ({ ...step(stage), look: 'quiet' as const })),
    part.canAccept && { label: 'Decline', open: 'decline', look: 'end' },
    !part.canAccept && part.canCancel && { label: 'Cancel these items', open: 'cancel', look: 'end' },
  ];
  return { next, others: others.filter((one) => one !== false) };
}

/** Whether whoever looks may read the measurements, which a pattern is drafted from. */
export const canDraft = ({ kind, stage, viewer }: StaffPart): boolean =>
  kind === 'made-to-measure' && (viewer === 'staff' || (stage !== 'closed' && stage !== 'cancelled'));
