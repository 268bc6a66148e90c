import * as z from 'zod/mini'
import { day, instant } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { BrandUid, InfluencerUid } from '../../../access/ids.ts'
import { TableView } from '../../collabs/views.ts'
import { outcomes } from '../../collabs/stages.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { collabHolders, collabList, collabNeeds, feeNames } from '../lists.ts'
import { calendarDay, calendarSpans } from '../../visits/visit-calendar.ts'

const ListedCollab = z.object({
  uid: z.string(),
  version: z.number(),
  stage: z.literal([1, 3, 4, 5, 6]),
  outcome: z.enum(outcomes),
  startedBy: z.enum(['influencer', 'brand', 'staff']),
  brief: z.object({ uid: z.string(), title: z.string() }),
  brand: z.object({ uid: z.string(), name: z.string(), city: z.enum(plusoneCities), timezone: z.string() }),
  creator: z.object({ uid: z.string(), name: z.string(), handle: z.string(), avatar: z.nullable(z.string()) }),
  manager: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  /** What there is to do about it, and whose turn it is; null once it has ended. */
  needs: z.array(z.enum(keysOf(collabNeeds))),
  holder: z.nullable(z.enum(keysOf(collabHolders))),
  /** When the reply or the content of an open collab is due. */
  deadlineAt: z.nullable(instant),
  contentDueAt: z.nullable(instant),
  visit: z.nullable(
    z.object({
      startsAt: instant,
      stay: z.optional(z.object({ checkInOn: day, checkOutOn: day })),
      checkedInAt: z.nullable(instant),
      table: z.optional(TableView),
    }),
  ),
  stageAt: instant,
  requestedAt: instant,
  /** What it costs the brand by its plan; null before the content is in. */
  fee: z.nullable(z.object({ state: z.enum(keysOf(feeNames)), amount: z.number(), currency: z.string() })),
})
export type ListedCollab = z.output<typeof ListedCollab>

/** The first visits of a day, and how many it has. */
const CalendarDay = z.object({ day, count: z.number(), rows: z.array(ListedCollab) })
export type CalendarDay = z.output<typeof CalendarDay>

const { search, where } = tableInput(collabList)

export const collabListEntries = {
  /** Every collab, or those of one brand or one creator, the latest request first unless sorted; `search` looks at both names, the handle and the brief’s title. */
  browseCollabs: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      brandUid: z.optional(BrandUid),
      influencerUid: z.optional(InfluencerUid),
      ...tableInput(collabList),
    }),
    output: tablePage(ListedCollab),
    shows: ['collab', 'visit', 'deliverable', 'profile', 'staff', 'fee'],
  },
  /**
   * The visits of the same collabs on the days around `on`, each on its venue’s clock; a stay stands on its day of check-in, and
   * a month comes with the rest of its first and last week, which its own `count` leaves out. `count` of a day is how many it has, `rows` the first of them (`visitsShown`).
   */
  listVisitCalendar: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({
      search,
      where,
      span: z.enum(calendarSpans),
      on: calendarDay,
    }),
    output: z.object({
      from: day,
      until: day,
      count: z.number(),
      days: z.array(CalendarDay),
    }),
    shows: ['collab', 'visit', 'deliverable', 'profile', 'staff', 'fee'],
  },
} as const
