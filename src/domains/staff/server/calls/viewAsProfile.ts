import { noProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { mayViewAs } from '../../../accounts/server/load-actor.ts'
import { beginViewing } from '../../../accounts/server/viewing.ts'
import { record } from '../../../audit/server/record.ts'
import type { staffCalls } from '../../contract.ts'
import { findLinked } from '../account.ts'

export const viewAsProfile: Handler<typeof staffCalls.viewAsProfile> = async ({ uid }, { actor, caller, tx }) => {
  const profile = await findLinked(tx, uid)
  if (!profile) throw noProfile()
  if (!mayViewAs(actor, uid))
    throw new CallError(
      'permission-denied',
      'You can only view as brands that are assigned to you. Ask an admin to assign you this one.',
    )
  if (!caller.sessionUid) throw new CallError('failed-precondition', 'Sign in with a browser to view as someone.')
  const until = await beginViewing(tx, { uid: caller.sessionUid, accountUid: accountOf(actor) }, uid)
  const subject = { subjectUid: uid, [profile.type === 'brand' ? 'brandUid' : 'influencerUid']: uid }
  await record(tx, actor, 'staff', `${profile.type}.viewed-as`, subject)
  return { until: until.toISOString() }
}
