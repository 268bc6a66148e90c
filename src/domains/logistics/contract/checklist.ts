import * as z from 'zod/mini'
import { ChecklistItemUid, CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { ChecklistFields } from '../views.ts'

const venue = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const one = z.object({ uid: ChecklistItemUid })
const changes = {
  kind: 'write',
  access: venue,
  output: z.object({ done: z.boolean() }),
  refusals: ['not-found', 'failed-precondition'],
  touches: ['logistics', 'today'],
} as const

export const checklistEntries = defineCalls({
  /** Whoever is to do it is notified, and reminded a day before it is due. */
  addChecklistItem: {
    ...changes,
    input: z.object({ collabUid: CollabUid, fields: ChecklistFields }),
    output: z.object({ uid: z.string() }),
    creates: true,
  },
  /** Says it better, moves it, or gives it to somebody else, who is notified; the reminder comes by the new time. */
  changeChecklistItem: { ...changes, input: z.extend(one, { fields: ChecklistFields }) },
  /** By whoever is to do it, and takes that back. Our team ticks for the venue as well. */
  tickChecklistItem: {
    ...changes,
    access: { influencer: 'own', ...venue },
    input: z.extend(one, { done: z.boolean() }),
  },
  removeChecklistItem: { ...changes, input: one },
})
