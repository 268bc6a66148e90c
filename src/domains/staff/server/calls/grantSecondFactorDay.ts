import type { Handler } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { setSecondFactorGrace } from '../../../accounts/server/staff.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { openStaff, viewStaff } from '../staff.ts'

export const grantSecondFactorDay: Handler<typeof staffCalls.grantSecondFactorDay> = async (
  { accountUid },
  { actor, tx },
) => {
  await openStaff(tx, actor, accountUid)
  const until = plus(now(), dayMs)
  await setSecondFactorGrace(tx, accountUid, until)
  await recordOnAccount(tx, actor, 'second-factor-day-granted', accountUid, { after: { until: until.toISOString() } })
  return viewStaff(tx, actor)
}
