import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { identityCalls } from '../../contract.ts'
import { accountOf } from '../../../../access/roles.ts'
import { now } from '../../../../kit/server/clock.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import { ageOn, youngest } from '../../../profiles/creator-vocabulary.ts'
import { broughtParts, decideCheck, lockCheck, openedParts, viewCheck } from '../checks.ts'

export const decideIdCheck: Handler<typeof identityCalls.decideIdCheck> = async (
  { uid, failure },
  { actor, tx, config },
) => {
  const check = await lockCheck(tx, uid)
  if (check.state !== 'submitted')
    throw new CallError('failed-precondition', 'This ID check has already been decided or cancelled.')
  const [brought, opened] = [await broughtParts(tx, [uid]), await openedParts(tx, [uid], accountOf(actor))]
  if (opened.get(uid)?.length !== brought.get(uid)?.length)
    throw new CallError('failed-precondition', 'Open every photo first, then decide.')
  const { dateOfBirth } = await getInfluencer(tx, check.influencerUid)
  if (!failure && ageOn(dateOfBirth, now().toISOString().slice(0, 10)) < youngest)
    throw new CallError('failed-precondition', `They’re under ${youngest}. Send it back with the reason “Under 18”.`)
  return viewCheck(tx, await decideCheck({ tx, actor, config }, check, failure))
}
