import * as z from 'zod/mini'
import { atMost } from '../../kit/contract/field-words.ts'
import { plainPath } from './plain-path.ts'

/** Words of our own making: a path, a name, an id. No free text of a person gets into the log. */
const word = (max: number) =>
  z
    .string()
    .check(z.maxLength(max, atMost(max)), z.regex(/^[\w/.:{}$@~-]*$/, 'Use only letters, numbers and / . : _ -'))

export const eventName = z
  .string()
  .check(z.regex(/^[A-Za-z]\w{1,59}$/, 'Enter an event name of up to 60 characters, such as PAGE_VIEW.'))
export const eventUuid = z.uuid('Enter a UUID.')

const longestWord = 200

/** What an event is about. */
export const EventContext = z.object({
  target_type: word(40),
  target_name: z._default(word(longestWord), ''),
  target_uid: z._default(z.nullable(word(60)), null),
})

/** Who it says it comes from. Believed only where the account may act for the profile. */
export const EventProfile = z.object({
  uid: z._default(z.nullable(word(60)), null),
  type: z.enum(['brand', 'influencer', 'admin', 'guest']),
})

/** A page was seen. The names of session events stand in `usage-session.ts`; others are written as they come. */
export const pageView = 'PAGE_VIEW'
/** What the analytics client calls a page view. Our own log has had it from `logUserEvent` by then. */
export const clientPageView = 'page_view'

/** How an event arrived: one by one through `logUserEvent`, or in a batch of the analytics client. */
export const eventSources = ['call', 'batch'] as const
export const eventRoles = ['guest', 'influencer', 'brand', 'account_manager', 'admin'] as const
export type EventRole = (typeof eventRoles)[number]

/** An event may arrive this long after it happened: a phone without signal, a closed laptop. */
export const longestDelayMs = 72 * 3_600_000
/** A clock may be ahead by this much; a time beyond it is taken for the time of arrival. */
export const clockSkewMs = 5 * 60_000

/** A path as what an event is about: whatever it holds, the log takes it. */
export function pathAsTarget(path: string): string {
  return plainPath(path)
    .replaceAll(/[^\w/.:{}$@~-]/g, '~')
    .slice(0, longestWord)
}
