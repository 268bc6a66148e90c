import * as z from 'zod/mini'
import { dayMs, hourMs, minuteMs, now, plus } from '../../kit/server/clock.ts'
import type { Answer } from './asking.ts'
import { PlatformProblem } from './platforms.ts'

const Failure = z.object({
  error: z.object({
    code: z.number(),
    message: z.optional(z.string()),
    errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
})

/** What the OAuth library met, in our words. */
export async function inOurWords<T>(asked: Promise<T>): Promise<T> {
  const { ResponseBodyError } = await import('openid-client')
  return asked.catch((cause: unknown) => {
    if (!(cause instanceof ResponseBodyError))
      throw new PlatformProblem('unavailable', 'YouTube does not answer', { cause })
    const kind = cause.error === 'invalid_grant' || cause.error === 'invalid_token' ? 'ended' : 'refused'
    throw new PlatformProblem(kind, `YouTube: ${cause.error}`, { cause })
  })
}

/** What was answered, unless it is an error, which is put into our words. */
export async function good(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  const failed = z.safeParse(Failure, answer.body)
  if (!failed.success && answer.status < 400) return answer
  const { code, message = '', errors = [] } = failed.success ? failed.data.error : { code: answer.status }
  const reason = errors[0]?.reason ?? ''
  const text = `YouTube: ${code} ${reason} ${message}`
  if (reason === 'quotaExceeded' || reason === 'dailyLimitExceeded')
    throw new PlatformProblem('limited', text, { retryAt: nextPacificMidnight() })
  if (code === 429 || reason === 'rateLimitExceeded' || reason === 'userRateLimitExceeded')
    throw new PlatformProblem('limited', text, { retryAt: plus(now(), hourMs) })
  // Google’s APIs answer so once a version is switched off.
  if (code === 410 || reason === 'apiDeprecated') throw new PlatformProblem('outdated', text)
  if (reason === 'youtubeSignupRequired') throw new PlatformProblem('unsuitable', text)
  if (code === 401) throw new PlatformProblem('ended', text)
  if (code === 403) throw new PlatformProblem('permission', text)
  if (code === 404) throw new PlatformProblem('gone', text)
  throw new PlatformProblem('refused', text)
}

/** The quota of a day ends at midnight in California. */
function nextPacificMidnight(): Date {
  const inCalifornia = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Los_Angeles',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hours = 0, minutes = 0] = inCalifornia.format(now()).split(':').map(Number)
  return plus(now(), dayMs - (hours * 60 + minutes) * minuteMs)
}
