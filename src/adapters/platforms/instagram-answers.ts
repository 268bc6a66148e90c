import * as z from 'zod/mini'
import { hourMs, minuteMs, now, plus } from '../../kit/server/clock.ts'
import type { Answer } from './asking.ts'
import { PlatformProblem } from './platforms.ts'

const Failure = z.object({
  error: z.object({ message: z.string(), code: z.number(), error_subcode: z.optional(z.number()) }),
})

/** What was answered, unless it is an error, which is put into our words. `otherwise`: what an unknown refusal means here. */
export async function good(asked: Promise<Answer>, otherwise: 'refused' | 'ended' = 'refused'): Promise<Answer> {
  const answer = await asked
  const failed = z.safeParse(Failure, answer.body)
  if (!failed.success) {
    if (answer.status < 400) return answer
    const kind = answer.status === 429 ? 'limited' : [404, 410].includes(answer.status) ? 'outdated' : otherwise
    throw new PlatformProblem(kind, `Instagram answered ${answer.status}`)
  }
  const { message, code, error_subcode: subcode } = failed.data.error
  const text = `Instagram: ${message} (${code}${subcode ? `/${subcode}` : ''})`
  if ([4, 17, 32, 613, 80002].includes(code))
    throw new PlatformProblem('limited', text, { retryAt: regainAt(answer.headers) })
  if (code === 190 || code === 102) throw new PlatformProblem('ended', text)
  // 10 is a missing permission, or a story that fewer than five saw.
  if (code === 10) throw new PlatformProblem('permission', text)
  if (code >= 200 && code <= 299) throw new PlatformProblem('permission', text)
  if (code === 100 && subcode === 33) throw new PlatformProblem('gone', text)
  // A version that ended, or a path that is not there any more.
  if (code === 2635 || (code === 2500 && /unknown path/i.test(message))) throw new PlatformProblem('outdated', text)
  if (code === 1 || code === 2) throw new PlatformProblem('unavailable', text)
  throw new PlatformProblem(otherwise, text)
}

/** Minutes until requests are taken again, by the header that says so; an hour where it does not. */
function regainAt(headers: Headers): Date {
  const usage = headers.get('x-business-use-case-usage') ?? ''
  const minutes = [...usage.matchAll(/"estimated_time_to_regain_access":\s*(\d+)/g)].map(([, given]) => Number(given))
  const wait = Math.max(0, ...minutes) * minuteMs
  return plus(now(), wait || hourMs)
}
