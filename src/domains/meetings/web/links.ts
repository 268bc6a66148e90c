import * as z from 'zod/mini'
import { scheduleSearch } from '../address.ts'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import type { TierId } from '../../plans/tiers.ts'

export const meetingsSearch = z.extend(tableSearch, { tab: z.optional(z.literal('hours')) })

/** The pages of this domain, by what their addresses may hold. */
export const meetingPages = {
  '/schedule-call': scheduleSearch,
  '/app/admin/calls': meetingsSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof meetingPages> {}
}

/** Where a call is booked; `source` tells where they came from. */
export const toScheduleCall = (of: { with?: string; tier?: TierId; source?: string } = {}): To => ({
  path: '/schedule-call',
  search: of,
})
