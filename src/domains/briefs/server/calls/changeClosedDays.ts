import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { todayIn } from '../../availability.ts'
import { mostClosedDays } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { daysOfRange } from '../../contract/closed-days.ts'
import { lockOpenBriefs, viewClosedDays } from '../closed-days.ts'
import { contentOf } from '../content.ts'
import { briefPolicy } from '../policy.ts'
import { recordBrief, saveBrief, saveVersion } from '../save.ts'

/** Each brief that changes gets a version of its own, as if the days had been closed in it; the others stay as they are. */
export const changeClosedDays: Handler<typeof briefCalls.changeClosedDays> = async (
  { brandUid, closed, ...range },
  { actor, tx },
) => {
  assertSeesBrand(actor, brandUid)
  const brand = await getBrand(tx, brandUid)
  allow(briefPolicy, actor, 'edit', { brandUid })
  const days = daysOfRange(range, todayIn(brand.timezone, now()))
  if (days.length === 0)
    throw new CallError('failed-precondition', 'These days have passed. Choose today or later days.')
  const open = await lockOpenBriefs(tx, brandUid)
  if (open.length === 0)
    throw new CallError('failed-precondition', 'You have no briefs yet. Create one, then close days.')
  for (const brief of open) {
    const { blackout: before } = brief.availability
    const others = before.filter((day) => !days.includes(day))
    const blackout = closed ? [...others, ...days].toSorted() : others
    if (blackout.length === before.length) continue
    if (blackout.length > mostClosedDays)
      throw new CallError(
        'failed-precondition',
        `“${brief.title || 'Untitled brief'}” can have up to ${mostClosedDays} closed days. Reopen some, then try again.`,
      )
    const after = await saveBrief(tx, brief, { availability: { ...brief.availability, blackout } })
    await saveVersion(tx, actor, after, contentOf(after), '')
    await recordBrief(tx, actor, 'brief.updated', brief, after)
  }
  return viewClosedDays(tx, actor, brand)
}
