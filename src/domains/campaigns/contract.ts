import * as z from 'zod/mini'
import { BrandUid, BriefUid, CampaignUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { day, version } from '../../kit/contract/fields.ts'
import { currency } from '../value/views.ts'
import { briefStatuses } from '../briefs/statuses.ts'
import { expertEntries } from './contract/experts.ts'
import { briefsAtMost } from './goals.ts'
import { CampaignFields, CampaignRow, CampaignView } from './views.ts'

const readers = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const writers = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const one = z.object({ uid: CampaignUid })
const changes = {
  kind: 'write',
  access: writers,
  output: z.object({ uid: z.string() }),
  refusals: ['not-found', 'aborted', 'failed-precondition'],
  touches: ['campaign'],
} as const

/** Campaigns: several briefs over a period, with targets. All of it is part of campaign expert support. */
export const campaignCalls = defineCalls({
  ...expertEntries,
  /** The campaigns of an organisation's venues that the caller belongs to: running ones first, then planned, then ended. */
  listCampaigns: {
    kind: 'read',
    access: readers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      /** What a new one would be counted in, and today on the venue's calendar. */
      currency,
      today: day,
      rows: z.array(CampaignRow),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['campaign', 'value', 'collab', 'deliverable', 'brief', 'subscription'],
  },
  /** One campaign. What it cost and brought comes from the visits of its briefs in its period, with everything since. */
  getCampaign: {
    kind: 'read',
    access: readers,
    input: one,
    output: CampaignView,
    refusals: ['not-found', 'failed-precondition'],
    shows: ['campaign', 'expert', 'value', 'collab', 'deliverable', 'brief', 'subscription'],
  },
  /** What can be added to a campaign: briefs of the organisation's venues that the caller works for, and those venues. */
  listCampaignChoices: {
    kind: 'read',
    access: readers,
    input: one,
    output: z.object({
      briefs: z.array(
        z.object({
          uid: z.string(),
          title: z.string(),
          brandUid: z.string(),
          brandName: z.string(),
          status: z.enum(briefStatuses),
          isIn: z.boolean(),
        }),
      ),
      venues: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['campaign', 'brief'],
  },
  /** A campaign of a venue, with the tasks its expert begins with. The account manager is notified. */
  createCampaign: {
    ...changes,
    creates: true,
    input: z.object({ brandUid: BrandUid, fields: CampaignFields }),
  },
  updateCampaign: { ...changes, input: z.extend(one, { version, fields: CampaignFields }) },
  /** Takes a campaign away with its tasks; its briefs and collabs stay. Refused once an expert was asked about it. */
  deleteCampaign: {
    ...changes,
    input: z.extend(one, { version }),
    output: z.object({ done: z.boolean() }),
    touches: ['campaign', 'expert'],
  },
  /** Adds briefs of venues that the caller works for. Those that are in it already stay. */
  addCampaignBriefs: {
    ...changes,
    input: z.extend(one, { briefUids: z.array(BriefUid).check(z.minLength(1), z.maxLength(briefsAtMost)) }),
  },
  /** Its visits no longer count for the campaign; the brief itself stays as it is. */
  removeCampaignBrief: { ...changes, input: z.extend(one, { briefUid: BriefUid }) },
  /** Makes a draft of a campaign's brief for each of these venues, and adds it. */
  copyBriefToVenues: {
    ...changes,
    creates: true,
    input: z.extend(one, { briefUid: BriefUid, brandUids: z.array(BrandUid).check(z.minLength(1), z.maxLength(20)) }),
    output: z.object({ uid: z.string(), briefUids: z.array(z.string()) }),
    touches: ['campaign', 'brief'],
  },
})
