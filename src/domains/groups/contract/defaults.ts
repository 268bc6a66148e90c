import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { optionalText, text } from '../../../kit/contract/fields.ts'
import { BriefDefaults } from '../../briefs/brief-defaults.ts'

const houseRules = optionalText(1_000)

/** What the venues of an organisation have in common, and which of them goes its own way. */
export const GroupDefaultsView = z.object({
  name: z.string(),
  houseRules,
  /** What new briefs begin with; null for the usual. */
  brief: z.nullable(BriefDefaults),
  /** Names what is common as it is now: whoever saves says what they have seen. */
  revision: z.string(),
  venues: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      houseRulesFrom: z.enum(['own', 'group']),
      houseRules,
      /** Its own; null where its new briefs begin as the group says. */
      brief: z.nullable(BriefDefaults),
      canChange: z.boolean(),
    }),
  ),
  /** Whether the caller may change what is common: an owner or admin of every venue that has it. */
  canChange: z.boolean(),
})
export type GroupDefaultsView = z.output<typeof GroupDefaultsView>

const changers = { brandAdmin: 'own', accountManager: 'assigned', admin: 'any' } as const

export const defaultEntries = defineCalls({
  /** House rules and what new briefs begin with: of the organisation, and of those of its venues that the caller sees. */
  getGroupDefaults: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: GroupDefaultsView,
    refusals: ['not-found'],
    shows: ['profile', 'group-defaults'],
  },
  /** Changes what an organisation's venues have in common. Venues with rules or defaults of their own keep them. */
  saveGroupDefaults: {
    kind: 'write',
    access: changers,
    input: z.object({ brandUid: BrandUid, revision: text(40), houseRules, brief: z.nullable(BriefDefaults) }),
    output: GroupDefaultsView,
    refusals: ['not-found', 'failed-precondition', 'aborted'],
    touches: ['profile', 'group-defaults'],
  },
  /** Says whether a venue has the group's house rules and defaults or its own. Own house rules begin as the group's. */
  saveVenueDefaults: {
    kind: 'write',
    access: changers,
    input: z.object({
      brandUid: BrandUid,
      houseRulesFrom: z.enum(['own', 'group']),
      brief: z.nullable(BriefDefaults),
    }),
    output: GroupDefaultsView,
    refusals: ['not-found'],
    touches: ['profile', 'group-defaults'],
  },
})
