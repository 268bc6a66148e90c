import * as z from 'zod/mini'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { BrandUid } from '../../../access/ids.ts'
import { BriefRow } from '../../briefs/contract.ts'
import { briefList, briefNeeds } from '../lists.ts'

const ListedBrief = z.extend(BriefRow, {
  manager: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  /** What there is to do about it. */
  needs: z.array(z.enum(keysOf(briefNeeds))),
  /** Creators who looked at it in the last 30 days, each counted once a day. */
  views: z.number(),
  /** Requests and invitations so far, and those of them that were approved. */
  requests: z.number(),
  approved: z.number(),
})
export type ListedBrief = z.output<typeof ListedBrief>

export const briefListEntries = {
  /** Every brief, or those of one brand, the last changed first unless sorted; `search` looks at title and brand. */
  browseBriefs: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: z.optional(BrandUid), ...tableInput(briefList) }),
    output: tablePage(ListedBrief),
    shows: ['brief', 'collab', 'staff'],
  },
} as const
