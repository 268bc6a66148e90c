import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import type { TierId } from '../../plans/tiers.ts'

export const meetingsSearch = z.object({
  when: z.optional(z.enum(['ahead', 'past'])),
  mine: z.optional(z.literal('yes')),
})

/** Where a call is booked; `source` tells where they came from. */
export const toScheduleCall = (of: { with?: string; tier?: TierId; source?: string } = {}): To => ({
  path: '/schedule-call',
  search: of,
})
