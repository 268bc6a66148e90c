import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { BriefRow } from '../../briefs/contract.ts'
import { venuesAtMost } from '../../today/contract.ts'
import { groupBriefList } from '../brief-list.ts'

/** `waiting`: requests that nobody has answered yet. */
const GroupBrief = z.extend(BriefRow, { waiting: z.number() })
export type GroupBrief = z.output<typeof GroupBrief>

export const groupBriefEntries = defineCalls({
  /** The briefs of these venues, the last changed first unless sorted; `search` looks at the title and the venue. */
  listGroupBriefs: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUids: z.array(BrandUid).check(z.minLength(1), z.maxLength(venuesAtMost)),
      ...tableInput(groupBriefList),
    }),
    output: tablePage(GroupBrief),
    refusals: ['not-found'],
    shows: ['brief', 'collab', 'profile'],
  },
})
