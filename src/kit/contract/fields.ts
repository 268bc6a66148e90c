import * as z from 'zod/mini'
import { atMost, isRequired } from './field-words.ts'

/** Fields that many contracts share. Every text has a maximum: an unbounded field is a bug. */

/** A record's public id, such as `account_01jd…`: its kind, an underscore, a time-ordered base32 suffix. */
export function uid<Kind extends string>(kind: Kind) {
  return z
    .string()
    .check(
      z.regex(
        new RegExp(`^${kind}_[0-9a-z]{26}$`),
        `We couldn’t find this ${kind.replaceAll('_', ' ')}. Check the link, then try again.`,
      ),
    )
}

const wrongLink = 'This link is incomplete. Open it again from your email, or ask for a new one.'
/** The secret in a link that we made. One that is too short or too long was cut, or put together by somebody else. */
export const linkToken = z.string().check(z.minLength(20, wrongLink), z.maxLength(600, wrongLink))

/** Trimmed text of 1 to `max` characters. */
export function text(max: number) {
  return z.string().check(z.trim(), z.minLength(1, isRequired), z.maxLength(max, atMost(max)))
}

/** What a mail program makes a link of, or writes to: `https://…`, `www.…`, `name.com`, `someone@somewhere`. */
const linkLike =
  /:\/\/|\bwww\.|@\S+\.|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|io|co|uk|app|ly|link|xyz|shop|site|online|top|ru|cn)(?![\p{L}\d])/iu

/** The name of a person or a place, on one line. It stands in emails to people who don't know the sender yet: no links or addresses. */
export function nameText(max: number) {
  return text(max).check(
    z.refine((name) => !/[\r\n\u2028\u2029]/.test(name), 'Write the name on one line.'),
    z.refine((name) => !linkLike.test(name), 'Names can’t contain links or email addresses.'),
  )
}

/** Trimmed text that may be empty. */
export function optionalText(max: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(max, atMost(max))), '')
}

/** Beyond these years a time zone moves a date to where neither a database nor a calendar follows. */
const isOfOurTime = (date: string) => date >= '1800' && date < '2101'
/** An instant of the years 1800 to 2100: ISO 8601 in UTC. */
export const instant = z.iso
  .datetime({ error: 'Enter a valid date and time.' })
  .check(z.refine(isOfOurTime, 'Enter a date between the years 1800 and 2100.'))
/** A calendar day of the years 1800 to 2100, `2026-05-01`; `missing` says what to do about one that is not there. */
export function dayOr(missing: string) {
  return z.iso
    .date(missing)
    .check(z.refine((date) => date === '' || isOfOurTime(date), 'Enter a date between the years 1800 and 2100.'))
}
export const day = dayOr('Enter a valid date.')
/** A wall-clock time, `18:30`. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 18:30.'))
/** Any timezone a browser may be in, `Asia/Kolkata`. */
export const anyTimezone = z.string().check(
  z.maxLength(60),
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }, 'Choose a time zone, such as Europe/London.'),
)
/** Lower-cased e-mail address: a simple pattern, of one mailbox and not of several or of another in brackets. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, atMost(254)),
    z.regex(/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/, 'Please enter a valid email address.'),
  )
/** What a column of type integer holds: every number of an input ends there or before. */
export const largestInteger = 2_147_483_647
/** The version of a record as the caller saw it; a stale one is answered with `aborted`. */
export const version = z.int().check(z.minimum(1), z.maximum(largestInteger))
/** The same of a record that is made by its first saving: 0 before. */
export const versionOrNone = z.int().check(z.minimum(0), z.maximum(largestInteger))
/** An amount in the currency's minor unit; people type whole ones. */
export const minorUnits = z.int().check(z.minimum(0), z.maximum(100_000_000, 'Enter an amount of 1,000,000 or less.'))

/** A page of a list: at most `limit` rows after `cursor` (50 by default). */
export const pageInput = {
  cursor: z.optional(z.string().check(z.maxLength(300))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
}

/** The answer of every list: rows, and the cursor of the next page (null at the end). */
export function page<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ rows: z.array(row), nextCursor: z.nullable(z.string()) })
}
