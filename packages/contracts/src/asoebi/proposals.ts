import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { dayIn, id, line, messageResponse, moment, prose, version } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { moneyIn } from '../money-forms.ts';
import { MAKER_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { baseWords, packageBase } from './bases.ts';
import { talkState } from './conversation/thread.ts';
import { designWords, pricedDesign } from './designs/designs.ts';
import { MOST, MOST_SETS } from './forms.ts';
import { CLOTH_NAMES, EVENT_KIND_NAMES, EVENT_STATUS_NAMES, PACKAGE_KIND_NAMES, SET_NEED_NAMES } from './names.ts';
import { setsToDo } from './production.ts';

export const proposalErrors = defineErrors({
  proposal_expired: [409, 'This proposal has expired. Ask the maker for a new one.'],
  proposal_answered: [409, 'This proposal has already been answered.'],
  proposal_replaced: [409, 'The maker has sent a newer proposal. Reload to see it.'],
  proposal_withdrawn: [409, 'The maker has withdrawn this proposal.'],
  maker_chosen: [409, 'This group already has a maker.'],
  packages_changed: [409, 'The packages changed after this proposal was sent. Ask the maker for a new one.'],
  below_ordered: [409, 'Guests have already ordered more sets than this proposal allows.'],
  invitation_ended: [409, 'This invitation has ended.'],
  maker_needed: [409, 'Guests can order already, so this group needs its maker.'],
  maker_gone: [409, 'This maker is not available any more. Please choose another.'],
  maker_unknown: [404, 'We could not find this maker.'],
});

/** How a maker’s invitation to make the sets of a group stands. */
export const MAKER_INVITATION_STATUSES = statuses({
  invited: { label: 'Invited', tone: 'waiting', next: ['offered', 'refused', 'ended'] },
  offered: { label: 'Proposal sent', tone: 'waiting', next: ['agreed', 'refused', 'ended'] },
  agreed: { label: 'Agreed', tone: 'good', next: ['ended'] },
  refused: { label: 'Not available', tone: 'over', next: ['invited', 'offered'] },
  ended: { label: 'Ended', tone: 'over', next: ['invited'] },
});
export type MakerInvitationStatus = StatusOf<typeof MAKER_INVITATION_STATUSES>;
export const MAKER_INVITATION_STATUS_NAMES = statusNames(MAKER_INVITATION_STATUSES);

/** How one version of a proposal stands; what is open and past its day shows as expired. */
export const PROPOSAL_STATUSES = statuses({
  open: { label: 'Waiting for an answer', tone: 'waiting', next: ['accepted', 'declined', 'withdrawn', 'replaced'] },
  expired: { label: 'Expired', tone: 'over', next: ['replaced'] },
  accepted: { label: 'Accepted', tone: 'good', next: ['replaced'] },
  declined: { label: 'Declined', tone: 'bad', next: [] },
  withdrawn: { label: 'Withdrawn', tone: 'over', next: [] },
  replaced: { label: 'Replaced', tone: 'over', next: [] },
});
export type ProposalStatus = StatusOf<typeof PROPOSAL_STATUSES>;
export const PROPOSAL_STATUS_NAMES = statusNames(PROPOSAL_STATUSES);

/** Days for which a proposal may hold. */
export const PROPOSAL_DAYS = { least: 1, most: 30, usual: 14 } as const;
/** The least that one set costs, in kobo: less is not charged. */
const LEAST_PRICE = 5_000;

const lineForm = z.object({
  packageId: id,
  /** For one set. */
  price: moneyIn.refine((amount) => amount >= LEAST_PRICE, 'At least ₦50.'),
  /** Sets that the maker can make; null for as many as are ordered. */
  capacity: z.int().min(1, 'At least 1.').max(MOST_SETS, `At most ${MOST_SETS}.`).nullable(),
});

/** What a maker offers for a group: each package’s price and number, and until when. */
export const proposalForm = z.object({
  lines: z
    .array(lineForm)
    .min(1, 'Set a price for each package.')
    .max(MOST.packages)
    .refine((lines) => new Set(lines.map(({ packageId }) => packageId)).size === lines.length, 'A package is twice.'),
  readyOn: dayIn(),
  validDays: z
    .int()
    .min(PROPOSAL_DAYS.least, `At least ${PROPOSAL_DAYS.least} day.`)
    .max(PROPOSAL_DAYS.most, `At most ${PROPOSAL_DAYS.most} days.`),
  note: prose(1000),
});
export type ProposalForm = z.output<typeof proposalForm>;
export type ProposalFormIn = z.input<typeof proposalForm>;

/** What a package says apart from price and number, as the maker saw it. */
const packageTerms = z.object({
  kind: z.enum(PACKAGE_KIND_NAMES),
  title: z.string(),
  yards: z.number().nullable(),
  needs: z.enum(SET_NEED_NAMES),
  deadline: z.string().nullable(),
  depositPercent: z.number().nullable(),
  /** What it is sewn as; absent where that is open. */
  base: baseWords.extend({ productId: z.string() }).optional(),
  /** The design that it is sewn from, with the hash of its drawing; absent where there is none. */
  design: designWords.extend({ look: z.string() }).optional(),
});
export type PackageTerms = z.infer<typeof packageTerms>;

export const proposal = z.object({
  _id: z.string(),
  version: z.number(),
  status: z.enum(PROPOSAL_STATUS_NAMES),
  lines: z.array(packageTerms.extend({ packageId: z.string(), price: moneyOut, capacity: z.number().nullable() })),
  readyOn: z.string(),
  expiresAt: moment,
  note: z.string(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  /** What the host wrote with their answer. */
  answer: z.string(),
});
export type Proposal = z.input<typeof proposal>;
export type LoadedProposal = z.output<typeof proposal>;

const makerInvitation = z.object({
  _id: z.string(),
  groupId: z.string(),
  maker: z.object({ _id: z.string(), name: z.string(), slug: z.string() }),
  status: z.enum(MAKER_INVITATION_STATUS_NAMES),
  /** What the host wrote to the maker, and what the maker wrote when they were not available. */
  note: z.string(),
  refusal: z.string(),
  invitedAt: moment,
  /** The latest first. */
  proposals: z.array(proposal),
  /** What the hosts and this maker write to each other. */
  talk: talkState,
});
export type MakerInvitation = z.input<typeof makerInvitation>;
export type LoadedMakerInvitation = z.output<typeof makerInvitation>;

/** A group that a maker is invited to make sets for, as that maker sees it. */
const makerWork = z.object({
  _id: z.string(),
  status: z.enum(MAKER_INVITATION_STATUS_NAMES),
  note: z.string(),
  event: z.object({
    kind: z.enum(EVENT_KIND_NAMES),
    title: z.string(),
    day: z.string().nullable(),
    city: z.string(),
    status: z.enum(EVENT_STATUS_NAMES),
  }),
  group: z.object({
    _id: z.string(),
    name: z.string(),
    cloth: z.enum(CLOTH_NAMES),
    colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  }),
  /** Whether staff hold the event or the group: until it goes on nobody orders or pays, and nothing of it is earned. */
  isHeld: z.boolean(),
  packages: z.array(
    packageTerms.omit({ base: true, design: true }).extend({
      base: packageBase.nullable(),
      design: pricedDesign.nullable(),
      _id: z.string(),
      /** What the host has in mind, or what was agreed. */
      price: moneyOut.nullable(),
      stock: z.number().nullable(),
    }),
  ),
  proposals: z.array(proposal),
  /** By what orders that are placed now share what guests pay; null for who only sews. */
  rates: z.object({ commissionPercent: z.number(), addsFee: z.boolean() }).nullable(),
  /** What an order pays for each delivery of the event, which is the maker’s; none for who only sews. */
  deliveries: z.array(z.object({ _id: z.string(), name: z.string(), price: moneyOut })),
  /** What the caller is to it: the workshop that makes it, or the tailor who only sews it. */
  as: z.enum(['maker', 'tailor']),
  /** Who sews it for the workshop. */
  tailor: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** Which of its sets wait for the caller. */
  toDo: setsToDo,
  /** Whether all its sets that guests have paid for are handed over, and there are some. */
  isHandedOver: z.boolean(),
  /** What its hosts and the workshop write to each other; null for a tailor, who asks their workshop. */
  talk: talkState.nullable(),
});
export type MakerWork = z.input<typeof makerWork>;
export type LoadedMakerWork = z.output<typeof makerWork>;

const eventId = z.object({ eventId: id });
const oneProposal = z.object({ eventId: id, proposalId: id });
const oneWork = z.object({ invitationId: id });

export const listMakerInvitations = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/makers',
  access: 'signed-in',
  summary: 'Makers invited to an aso-ebi event, with their proposals',
  params: eventId,
  response: z.object({ invitations: z.array(makerInvitation) }),
});
export const inviteMaker = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/makers',
  access: 'signed-in',
  summary: 'Invite a maker to make the sets of a group',
  status: 201,
  params: eventId,
  body: z.object({ groupId: id, makerSlug: line(80), note: prose(1000) }),
  response: z.object({ invitations: z.array(makerInvitation) }),
});
export const endMakerInvitation = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId/makers/:invitationId',
  access: 'signed-in',
  summary: 'End the invitation of a maker before guests can order',
  params: z.object({ eventId: id, invitationId: id }),
  response: messageResponse,
});
export const acceptProposal = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/proposals/:proposalId/accept',
  access: 'signed-in',
  summary: 'Accept one version of a maker’s proposal: its prices and numbers become those of the packages',
  params: oneProposal,
  response: z.object({ invitations: z.array(makerInvitation) }),
});
export const declineProposal = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/proposals/:proposalId/decline',
  access: 'signed-in',
  summary: 'Decline one version of a maker’s proposal',
  params: oneProposal,
  body: z.object({ note: prose(500) }),
  response: z.object({ invitations: z.array(makerInvitation) }),
});

export const listMakerWork = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/work',
  access: MAKER_ROLES,
  summary: 'Aso-ebi groups that the caller’s workshop is invited to or makes sets for',
  response: z.object({ items: z.array(makerWork) }),
});
export const getMakerWork = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/work/:invitationId',
  access: MAKER_ROLES,
  summary: 'One of those aso-ebi groups',
  params: oneWork,
  response: z.object({ work: makerWork }),
});
export const sendProposal = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/work/:invitationId/proposals',
  access: MAKER_ROLES,
  summary: 'Send a proposal, or a new version of it, over the version that the caller saw last; 0 is the first',
  status: 201,
  params: oneWork,
  body: z.object({ over: version, form: proposalForm }),
  response: z.object({ work: makerWork }),
});
export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/work/:invitationId/withdraw',
  access: MAKER_ROLES,
  summary: 'Withdraw the proposal that waits for an answer',
  params: oneWork,
  body: z.object({ proposalId: id }),
  response: z.object({ work: makerWork }),
});
export const refuseMakerInvitation = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/work/:invitationId/refuse',
  access: MAKER_ROLES,
  summary: 'Tell a host that the workshop is not available',
  params: oneWork,
  body: z.object({ note: prose(500) }),
  response: z.object({ work: makerWork }),
});
