import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import type { platformCalls } from '../../contract.ts'
import { getAccount } from '../reads.ts'
import { readAccount } from '../reading.ts'
import { refusalOf } from '../connecting.ts'

export const readAccountNow: Handler<typeof platformCalls.readAccountNow> = async (
  { influencerUid, platform },
  { actor, db, config, platforms, log },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const account = await getAccount(db, influencerUid, platform)
  if (account.endedWhy)
    throw new CallError(
      'failed-precondition',
      `Our access to this account has ended. Connect ${platformNames[platform]} again.`,
    )
  const problem = await readAccount({ db, config, platforms, log }, account.uid)
  if (problem) throw refusalOf(problem, platformNames[platform])
  return { done: true as const }
}
