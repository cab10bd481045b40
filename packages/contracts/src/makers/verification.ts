import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment, picture } from '../fields.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, resource } from '../resource.ts';
import { MAKER_ROLES, ROLES, STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { pickupPlace } from './pickup.ts';
import { MAKER_TIERS } from './tiers.ts';
import { approval, pickupChange, refusal, shopChange } from './verification-forms.ts';

export const MAKER_STATUSES = statuses({
  pending: { label: 'Not verified yet', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  refused: { label: 'Rejected', tone: 'bad' },
  suspended: { label: 'Suspended', tone: 'bad' },
});
export type MakerStatus = StatusOf<typeof MAKER_STATUSES>;

/** What a workshop has published before it is verified; nobody else sees it yet. */
export const UNVERIFIED_STATUSES = statuses({ unverified: { label: 'Awaiting verification', tone: 'waiting' } });

/** A workshop as those who verify it see it: `waiting` has sent its documents, `unfinished` has not yet. */
export const WORKSHOP_STATUSES = statuses({
  waiting: { label: 'Awaiting review', tone: 'waiting' },
  unfinished: { label: 'No documents yet', tone: 'over' },
  approved: { label: 'Approved', tone: 'good' },
  refused: { label: 'Rejected', tone: 'bad' },
  suspended: { label: 'Suspended', tone: 'bad' },
});
export type WorkshopStatus = StatusOf<typeof WORKSHOP_STATUSES>;

export const DOCUMENT_KINDS = ['identity', 'workshop', 'registration', 'guarantor'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What each kind of document is, to who sends and who checks it. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, { label: string; hint: string }>> = {
  identity: {
    label: 'Identity',
    hint: 'Passport, NIN slip, driver’s licence or voter’s card of who runs the workshop.',
  },
  workshop: { label: 'Workshop photo', hint: 'A photo of the room where the work is done, with machines or tables.' },
  registration: { label: 'CAC registration', hint: 'The certificate of your business name or company.' },
  guarantor: {
    label: 'Guarantor',
    hint: 'If you have no registration: a signed letter from someone who vouches for you.',
  },
};

export const DOCUMENT_STATUSES = statuses({
  draft: { label: 'Not submitted', tone: 'over' },
  submitted: { label: 'Submitted', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'good' },
  refused: { label: 'Rejected', tone: 'bad' },
});
export const DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Documents that one workshop can keep. */
export const MAX_DOCUMENTS = 12;

export const verificationErrors = defineErrors({
  not_a_document: [415, 'Please choose a PDF, JPEG, PNG or WebP file.'],
  broken_document: [422, 'This PDF can’t be read. Please try another file.'],
  too_many_documents: [422, `You can keep up to ${MAX_DOCUMENTS} documents. Please remove one first.`],
  documents_closed: [422, 'Your documents are being reviewed and can’t be changed.'],
  documents_missing: [422, 'Please add proof of identity, a photo of your workshop, and a registration or guarantor.'],
  shop_unfinished: [422, 'Please complete your shop’s tagline, story and city first.'],
  not_waiting: [409, 'This workshop is not awaiting verification.'],
  not_approved: [409, 'This workshop is not approved.'],
  not_suspended: [409, 'This workshop is not suspended.'],
  owner_suspended: [422, 'The account behind this workshop is not active. Reinstate the person first.'],
});

export const makerDocument = z.object({
  _id: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  status: z.enum(statusNames(DOCUMENT_STATUSES)),
  contentType: z.enum(['application/pdf', 'image/webp']),
  bytes: z.number(),
  uploadedAt: moment,
});
export type MakerDocument = z.input<typeof makerDocument>;
export type LoadedMakerDocument = z.output<typeof makerDocument>;

/** What a shop says of itself. */
const profile = {
  slug: z.string(),
  tagline: z.string(),
  story: z.string(),
  specialities: z.array(z.string()),
  city: z.string(),
  country: z.string(),
  foundedYear: z.number().nullable(),
  weeklyCapacity: z.number(),
  avatar: picture.nullable(),
  cover: picture.nullable(),
  refusalReason: z.string().nullable(),
  decidedAt: moment.nullable(),
  documents: z.array(makerDocument),
};

export const workshopResource = resource({
  path: '/api/staff/workshops',
  access: STAFF_ROLES,
  one: 'workshop',
  many: 'workshops',
  columns: {
    name: 'Workshop',
    owner: 'Run by',
    role: ['Role', ROLES],
    city: 'City',
    status: ['Status', WORKSHOP_STATUSES],
    tier: ['Tier', MAKER_TIERS],
    documentCount: ['Documents', 'number'],
    submittedAt: ['Sent', 'day?'],
    createdAt: ['Joined', 'day'],
  },
  facts: {
    email: 'Email',
    decidedAt: ['Decided', 'moment?'],
    refusalReason: ['Rejection reason', 'text?'],
  },
  detail: z.object({
    ...profile,
    userId: z.string(),
    emailVerified: z.boolean(),
    productCount: z.number(),
  }),
  filters: {
    /** Without one, those that wait. */
    status: z.enum(['any', ...statusNames(WORKSHOP_STATUSES)]).default('waiting'),
    tier: z.enum(MAKER_TIERS).optional(),
  },
  sorts: ['submittedAt', 'name', 'createdAt'],
  actions: ['suspend', 'reopen'],
});
export type LoadedWorkshopRow = LoadedRow<typeof workshopResource>;
export type WorkshopRecord = RecordOf<typeof workshopResource>;
export type LoadedWorkshopRecord = LoadedRecord<typeof workshopResource>;

const ofWorkshop = { access: STAFF_ROLES, params: z.object({ _id: id }), response: z.object({ version: z.number() }) };
export const approveWorkshop = endpoint({
  method: 'POST',
  path: '/api/staff/workshops/:_id/approval',
  summary: 'Approve a workshop, which makes it public',
  body: approval,
  ...ofWorkshop,
});
export const refuseWorkshop = endpoint({
  method: 'POST',
  path: '/api/staff/workshops/:_id/refusal',
  summary: 'Reject a workshop with a reason; it may send its documents again',
  body: refusal,
  ...ofWorkshop,
});
export const changeTier = endpoint({
  method: 'PUT',
  path: '/api/staff/workshops/:_id/tier',
  summary: 'Change the tier of an approved workshop',
  body: approval,
  ...ofWorkshop,
});
export const getMakerDocument = endpoint({
  method: 'GET',
  path: '/api/staff/maker-documents/:_id',
  access: [...MAKER_ROLES, ...STAFF_ROLES],
  summary: 'Open a document of a workshop; makers their own, and reading by staff is logged',
  params: z.object({ _id: id }),
  produces: 'application/octet-stream',
});

export const shop = z.object({
  _id: z.string(),
  version: z.number(),
  name: z.string(),
  status: z.enum(statusNames(MAKER_STATUSES)),
  tier: z.enum(MAKER_TIERS),
  submittedAt: moment.nullable(),
  /** Where customers pick up what they ordered; null when they can’t. */
  pickupPlace: pickupPlace.nullable(),
  ...profile,
});
export type Shop = z.input<typeof shop>;
export type LoadedShop = z.output<typeof shop>;

const SHOP_PICTURES = ['avatar', 'cover'] as const;
const ofShop = { access: MAKER_ROLES, response: shop };
const pictureParams = z.object({ place: z.enum(SHOP_PICTURES) });
export const getShop = endpoint({
  method: 'GET',
  path: '/api/staff/shop',
  summary: 'The caller’s shop with its documents',
  ...ofShop,
});
export const putShop = endpoint({
  method: 'PUT',
  path: '/api/staff/shop',
  summary: 'Change the profile of the shop',
  body: shopChange,
  ...ofShop,
});
export const putPickupPlace = endpoint({
  method: 'PUT',
  path: '/api/staff/shop/pickup-place',
  summary: 'Set or remove where customers pick up what they ordered; customers of open orders are told',
  body: pickupChange,
  ...ofShop,
});
export const uploadShopPicture = endpoint({
  method: 'POST',
  path: '/api/staff/shop/pictures/:place',
  summary: 'Replace a picture of the shop',
  params: pictureParams,
  upload: { maxBytes: DOCUMENT_BYTES },
  ...ofShop,
});
export const removeShopPicture = endpoint({
  method: 'DELETE',
  path: '/api/staff/shop/pictures/:place',
  summary: 'Remove a picture of the shop',
  params: pictureParams,
  ...ofShop,
});
export const uploadMakerDocument = endpoint({
  method: 'POST',
  path: '/api/staff/shop/documents/:kind',
  summary: 'Add a document for the verification',
  params: z.object({ kind: z.enum(DOCUMENT_KINDS) }),
  upload: { maxBytes: DOCUMENT_BYTES },
  ...ofShop,
});
export const removeMakerDocument = endpoint({
  method: 'DELETE',
  path: '/api/staff/shop/documents/:_id',
  summary: 'Remove a document that is not with the staff',
  params: z.object({ _id: id }),
  ...ofShop,
});
export const submitShop = endpoint({
  method: 'POST',
  path: '/api/staff/shop/submission',
  summary: 'Send the documents and ask to be verified',
  ...ofShop,
});
