import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { InvoiceView } from '../billing/invoice-view.ts'
import { CollabView, VisitView } from '../collabs/views.ts'
import { DeliverableView } from '../content/views.ts'
import { InfluencerView } from '../profiles/views.ts'
import { topicNames } from './topics.ts'

const { brief, brand } = CollabView.shape

/**
 * A collab as a webhook sends it: a part of what the venue sees of it. Left out is what may be kept for less time than a
 * delivery (what a visitor can’t eat), who comes along, and what people wrote to each other: `getCollab` has those.
 */
const CollabData = z.extend(
  z.pick(CollabView, {
    uid: true,
    version: true,
    stage: true,
    outcome: true,
    startedBy: true,
    terms: true,
    deliverables: true,
    requestedAt: true,
    answerBy: true,
    contentDueAt: true,
  }),
  {
    brief: z.pick(brief, { uid: true, title: true, valueMinor: true, currency: true }),
    brand: z.pick(brand, { uid: true, name: true, city: true, timezone: true }),
    influencer: z.pick(InfluencerView, { uid: true, handle: true, name: true }),
    visit: z.nullable(
      z.pick(VisitView, {
        uid: true,
        startsAt: true,
        endsAt: true,
        stay: true,
        guests: true,
        confirmed: true,
        checkedInAt: true,
        released: true,
      }),
    ),
  },
)

const DeliverableData = z.pick(DeliverableView, {
  uid: true,
  version: true,
  type: true,
  contentType: true,
  platform: true,
  status: true,
  state: true,
  liveUrl: true,
  submittedAt: true,
  autoApproveAt: true,
  approvedAt: true,
  publishedAt: true,
  rights: true,
})

/** Without the addresses of its pages: whoever has those needs no sign-in. */
const InvoiceData = z.omit(InvoiceView, { url: true, pdfUrl: true })

/** The body of a delivery. `collab` is null about an invoice, `deliverable` in what isn’t about content. */
export const WebhookPayload = z.object({
  type: z.enum(topicNames),
  /** An invented example that somebody sent to try the webhook out. */
  test: z.boolean(),
  timestamp: instant,
  data: z.object({
    collab: z.nullable(CollabData),
    deliverable: z.nullable(DeliverableData),
    invoice: z.nullable(InvoiceData),
  }),
})
export type WebhookPayload = z.output<typeof WebhookPayload>
