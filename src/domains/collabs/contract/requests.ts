import * as z from 'zod/mini'
import { BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { requestList } from '../request-list.ts'
import { CollabView } from '../views.ts'

export const requestEntries = defineCalls({
  /**
   * The requests that wait for a brand's answer, as a table; `search` looks at creators, messages and briefs. The match is worked out
   * today: by it, the newest 500 that fit the filters are in order.
   */
  browseRequests: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid, ...tableInput(requestList) }),
    output: tablePage(CollabView),
    refusals: ['not-found'],
    shows: ['collab', 'profile'],
  },
  /** The briefs that those requests are for, by title: also those that have closed since. */
  listRequestBriefs: {
    kind: 'read',
    access: { brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ brandUid: BrandUid }),
    output: z.object({ rows: z.array(z.object({ uid: z.string(), title: z.string() })) }),
    refusals: ['not-found'],
    shows: ['collab', 'brief'],
  },
})
