import type { WebhookPayload } from './payload.ts'
import type { Topic } from './topics.ts'

type Data = WebhookPayload['data']
type Collab = NonNullable<Data['collab']>
type Deliverable = NonNullable<Data['deliverable']>

/** An ID of its kind’s form that no record has. */
const invented = (kind: string) => `${kind}_${'example'.padEnd(26, '0')}`

const reel = { type: 'reel', contentType: 'video', platform: 'instagram' } as const
const deliverableUid = invented('deliverable')

const requested: Collab = {
  uid: invented('collab'),
  version: 1,
  stage: 1,
  outcome: 'open',
  startedBy: 'influencer',
  terms: null,
  deliverables: [],
  requestedAt: '2026-05-01T09:15:00.000Z',
  answerBy: '2026-05-08T09:15:00.000Z',
  contentDueAt: null,
  brief: { uid: invented('brief'), title: 'Example dinner for two', valueMinor: 8_400, currency: 'GBP' },
  brand: { uid: invented('brand'), name: 'Example Bistro', city: 'london', timezone: 'Europe/London' },
  influencer: { uid: invented('influencer'), handle: 'example.creator', name: 'Example Creator' },
  visit: null,
}

const approved: Collab = {
  ...requested,
  version: 2,
  stage: 3,
  terms: {
    briefUid: requested.brief.uid,
    briefVersion: 1,
    title: requested.brief.title,
    story: 'An example of a brief.',
    brandName: requested.brand.name,
    address: '1 Example Street, London',
    city: 'london',
    country: 'GB',
    timezone: 'Europe/London',
    houseRules: '',
    included: ['Three courses', 'A drink each'],
    notIncluded: [],
    valueMinor: 8_400,
    currency: 'GBP',
    spendCapMinor: null,
    aboveCap: 'influencer',
    serviceCovered: true,
    guests: 1,
    deliverables: [{ ...reel, count: 1 }],
    directions: '',
    mentions: ['example.bistro'],
    hashtags: ['example'],
    showsAlcohol: false,
    usageRights: 'organic',
    usageMonths: 12,
    onlineMonths: 6,
    slotMinutes: 120,
    disclosure: { country: 'GB', accepted: ['#ad'], position: 'first', note: '' },
    agreedAt: '2026-05-02T10:00:00.000Z',
    influencerName: 'Example Creator',
    influencerHandle: 'example.creator',
    brandEntity: 'Example Bistro Ltd, 1 Example Street, London',
  },
  deliverables: [{ uid: deliverableUid, ...reel, status: 'pending', submitted: false }],
}

const visit: NonNullable<Collab['visit']> = {
  uid: invented('visit'),
  startsAt: '2026-05-14T18:30:00.000Z',
  endsAt: '2026-05-14T20:30:00.000Z',
  guests: 1,
  confirmed: false,
  checkedInAt: null,
  released: false,
}
const booked: Collab = { ...approved, version: 3, stage: 4, contentDueAt: '2026-05-21T20:30:00.000Z', visit }
const confirmed: Collab = { ...booked, version: 4, visit: { ...visit, confirmed: true } }
const visited: Collab = {
  ...confirmed,
  version: 5,
  visit: { ...visit, confirmed: true, checkedInAt: '2026-05-14T18:32:00.000Z' },
}

/** The collab while its only deliverable stands so. */
const withContent = (stage: 4 | 5, status: Deliverable['status'], submitted: boolean): Collab => ({
  ...visited,
  version: 6,
  stage,
  deliverables: [{ uid: deliverableUid, ...reel, status, submitted }],
})

const toUpload: Deliverable = {
  uid: deliverableUid,
  version: 2,
  ...reel,
  status: 'pending',
  state: 'changes-requested',
  liveUrl: null,
  submittedAt: '2026-05-16T12:00:00.000Z',
  autoApproveAt: null,
  approvedAt: null,
  publishedAt: null,
  rights: { state: 'none', agreed: 'organic', until: null },
}
const inReview: Deliverable = { ...toUpload, state: 'in-review', autoApproveAt: '2026-05-23T12:00:00.000Z' }
const approvedReel: Deliverable = {
  ...toUpload,
  version: 3,
  status: 'approved',
  state: 'approved',
  approvedAt: '2026-05-17T09:00:00.000Z',
  rights: { state: 'organic', agreed: 'organic', until: '2027-05-17T09:00:00.000Z' },
}
const published: Deliverable = {
  ...approvedReel,
  version: 4,
  status: 'published',
  state: 'published',
  liveUrl: 'https://example.com/reel',
  publishedAt: '2026-05-18T17:00:00.000Z',
}

const nothing: Data = { collab: null, deliverable: null, invoice: null }
const about = (collab: Collab, deliverable: Deliverable | null = null): Data => ({ ...nothing, collab, deliverable })

/** What an event of each topic looks like, all of it invented: what tests send, and the description of the interface shows. */
const examples: Readonly<Record<Topic, Data>> = {
  'collab.requested': about(requested),
  'collab.invited': about({ ...requested, startedBy: 'brand' }),
  'collab.approved': about(approved),
  'collab.declined': about({ ...requested, version: 2, outcome: 'declined' }),
  'collab.withdrawn': about({ ...requested, version: 2, outcome: 'withdrawn' }),
  'collab.expired': about({ ...requested, version: 2, outcome: 'expired' }),
  'collab.cancelled': about({ ...booked, version: 4, outcome: 'cancelled' }),
  'collab.completed': about({ ...withContent(5, 'published', true), version: 8, stage: 6, outcome: 'completed' }),
  'visit.booked': about(booked),
  'visit.moved': about({
    ...booked,
    version: 4,
    visit: { ...visit, startsAt: '2026-05-15T18:30:00.000Z', endsAt: '2026-05-15T20:30:00.000Z' },
  }),
  'visit.confirmed': about(confirmed),
  'visit.checked_in': about(visited),
  'visit.no_show': about({ ...confirmed, version: 5, outcome: 'no-show' }),
  'content.submitted': about(withContent(5, 'pending', true), inReview),
  'content.changes_requested': about(withContent(4, 'pending', false), toUpload),
  'content.approved': about(withContent(5, 'approved', true), approvedReel),
  'content.published': about(withContent(5, 'published', true), published),
  'invoice.paid': {
    ...nothing,
    invoice: {
      id: 'in_example',
      number: 'EXAMPLE-0001',
      status: 'paid',
      currency: 'GBP',
      total: 11_880,
      discount: 0,
      tax: 1_980,
      credited: 0,
      creditUsed: 0,
      due: 0,
      createdAt: '2026-05-01T00:00:00.000Z',
      periodStart: '2026-05-01T00:00:00.000Z',
      periodEnd: '2026-06-01T00:00:00.000Z',
    },
  },
}

/** The body of a test: an example of what an event of the topic sends. */
export const examplePayload = (type: Topic, timestamp: string): WebhookPayload => ({
  type,
  test: true,
  timestamp,
  data: examples[type],
})
