import * as z from 'zod/mini'
import { instant, text } from '../../../kit/contract/fields.ts'
import { CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'

/** More lines than this no visit’s day has. */
export const mostTicks = 60

const Tick = z.object({ words: text(500), isDone: z.boolean(), at: instant })
const Done = z.object({ done: z.array(z.string()) })

/** The list of a visit’s day (`day-list.ts`): what is made, the shot ideas, the house rules. */
export const dayEntries = defineCalls({
  /** What the creator has ticked off, by its words. */
  getDayTicks: {
    kind: 'read',
    offline: true,
    access: { influencer: 'own' },
    input: z.object({ collabUid: CollabUid }),
    output: Done,
    refusals: ['not-found'],
    shows: ['day-ticks'],
  },
  /**
   * Ticks off, or takes it back, perhaps long after it was done on a phone without signal: of two devices the later tick
   * of a line stands. A time that is still to come counts as now.
   */
  tickDay: {
    kind: 'write',
    access: { influencer: 'own' },
    input: z.object({
      collabUid: CollabUid,
      ticks: z
        .array(Tick)
        .check(z.minLength(1, 'Tick at least one item.'), z.maxLength(mostTicks, 'Tick at most 60 items at once.')),
    }),
    output: Done,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['day-ticks'],
  },
})
