import { revisionOf } from '../../../kit/server/revision.ts'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { briefs, briefViews } from './tables.ts'

/** Briefs, for later domains to join in a statement of their own: a subquery that PostgreSQL flattens. */
export const briefFacts = new QueryBuilder()
  .select({
    uid: briefs.uid,
    brandUid: briefs.brandUid,
    /** To sort by. */
    brandName: briefs.brandName,
    status: briefs.status,
    title: briefs.title,
    city: briefs.city,
    category: briefs.category,
    country: briefs.country,
    timezone: briefs.timezone,
    currency: briefs.currency,
    included: briefs.included,
    notIncluded: briefs.notIncluded,
    serviceCovered: briefs.serviceCovered,
    valueMinor: briefs.valueMinor,
    guests: briefs.guests,
    deliverables: briefs.deliverables,
    usageRights: briefs.usageRights,
    usageMonths: briefs.usageMonths,
    onlineMonths: briefs.onlineMonths,
    showsAlcohol: briefs.showsAlcohol,
    eligibility: briefs.eligibility,
    liveFrom: briefs.liveFrom,
    liveUntil: briefs.liveUntil,
    maxCollabs: briefs.maxCollabs,
    spotsTaken: briefs.spotsTaken,
    availability: briefs.availability,
    pictures: briefs.pictures,
    submittedAt: briefs.submittedAt,
    liveSince: briefs.liveSince,
    updatedAt: briefs.updatedAt,
    heldAt: briefs.heldAt,
    revision: revisionOf('briefs'),
  })
  .from(briefs)
  .as('brief_facts')

/** On which days a creator looked at a brief. */
export const briefViewFacts = new QueryBuilder()
  .select({ briefUid: briefViews.briefUid, day: briefViews.day })
  .from(briefViews)
  .as('brief_view_facts')
