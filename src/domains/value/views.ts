import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { deliverableTypes, platforms, venueCurrencies } from '../profiles/vocabulary.ts'
import { costKinds } from './costs.ts'
import { voucherStates } from './tracking.ts'

export const currency = z.enum(venueCurrencies)
/** Null where it is not known. */
const amount = z.nullable(z.number())

/** What many collabs cost and brought; see `Summary` in `worth.ts`. Minor units of one currency. */
export const SummaryView = z.object({
  collabs: z.number(),
  agreed: z.number(),
  undelivered: z.number(),
  overdue: z.number(),
  deliverables: z.number(),
  withUsable: z.number(),
  published: z.number(),
  withFigures: z.number(),
  withViews: z.number(),
  apart: z.number(),
  withdrawn: z.number(),
  views: amount,
  costMinor: amount,
  withoutRate: z.number(),
  perThousandViewsMinor: amount,
  perDeliverableMinor: amount,
  clicks: amount,
  withLink: z.number(),
  perClickMinor: amount,
  bookings: amount,
  withCode: z.number(),
  perBookingMinor: amount,
  /** Vouchers that were redeemed. */
  vouchers: amount,
  withVoucher: z.number(),
  perVoucherMinor: amount,
  spentMinor: amount,
  withSpent: z.number(),
  mediaLowMinor: amount,
  mediaHighMinor: amount,
  withMedia: z.number(),
  contentValueMinor: amount,
  returnMinor: amount,
  returnCostMinor: amount,
  withReturn: z.number(),
})

export const CostLineView = z.object({
  kind: z.enum(costKinds),
  minor: z.number(),
  currency: z.string(),
  why: z.string(),
})

/** A tracked link as those see it who share it. */
export const TrackedLinkView = z.object({
  uid: z.string(),
  url: z.string(),
  target: z.string(),
  withUtm: z.boolean(),
  deliverableUid: z.nullable(z.string()),
  clicks: z.number(),
  createdAt: instant,
  endedAt: z.nullable(instant),
})

/** A collab's voucher as both sides see it; what one costs the venue is not in it. */
export const VoucherView = z.object({
  code: z.string(),
  offer: z.string(),
  most: z.number(),
  redeemed: z.number(),
  lastDay: z.string(),
  state: z.enum(voucherStates),
})

/** The deliverable with the most views. */
export const BestView = z.object({
  uid: z.string(),
  collabUid: z.string(),
  type: z.enum(deliverableTypes),
  platform: z.enum(platforms),
  influencerName: z.string(),
  handle: z.string(),
  brandName: z.string(),
  views: z.number(),
})
