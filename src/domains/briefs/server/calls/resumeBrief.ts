import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { todayIn } from '../../availability.ts'
import { missingFor } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { contentOf } from '../content.ts'
import { stepBrief } from '../save.ts'
import { viewBrief } from '../view.ts'

/** What was paused for long may have ended meanwhile: it must still be complete. */
export const resumeBrief: Handler<typeof briefCalls.resumeBrief> = async (input, { actor, tx }) => {
  const after = await stepBrief(tx, actor, input, 'resume')
  const missing = missingFor(contentOf(after), todayIn(after.timezone, now()))
  if (missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))
  return viewBrief(tx, actor, after)
}
