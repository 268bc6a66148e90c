import type { Handler } from '../../../../access/server/handler.ts'
import type { platformCalls } from '../../contract.ts'
import { completeConnecting } from '../connecting.ts'
import { readAccount } from '../reading.ts'
import { missingOf } from '../views.ts'

export const finishConnecting: Handler<typeof platformCalls.finishConnecting> = async (
  answer,
  { actor, db, config, platforms, log },
) => {
  const { uid, influencerUid, platform, handle, granted } = await completeConnecting(
    { db, config, platforms },
    actor,
    answer,
  )
  // What fails now is tried again by the job: the account is connected all the same.
  await readAccount({ db, config, platforms, log }, uid)
  return { influencerUid, platform, handle, missing: missingOf(granted) }
}
