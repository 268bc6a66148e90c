import type { Call } from '../../kit/contract/calls.ts'

/** How often somebody may make a call in a day, one by one and for many records together; null where that isn’t limited. */
export function dayLimitOf({ name, perDay }: Pick<Call, 'name' | 'perDay'>) {
  return perDay === undefined ? null : { name: `${name}-day`, points: perDay, seconds: 86_400 }
}

export const tooManyToday = 'That’s too many requests for today. Try again tomorrow, or contact support.'
