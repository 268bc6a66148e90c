import { now } from '../../../../kit/server/clock.ts'
import { together } from '../../../../kit/server/together.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { adCalls } from '../../contract.ts'
import { chooseOf, isMeantFor } from '../../rules.ts'
import { findRunning, sessionOf } from '../running.ts'
import { findViewers } from '../viewers.ts'

export const getCurrentAd: Handler<typeof adCalls.getCurrentAd> = async (
  { position, profileUid, showing },
  { actor, caller, db },
) => {
  const [running, viewers] = await together(
    db,
    () => findRunning(db, position, sessionOf(caller), now()),
    () => findViewers(db, actor, position, profileUid),
  )
  const fitting = running.filter(
    ({ uid, audience, times, capPerSession }) =>
      (uid === showing || times < capPerSession) && viewers.some((viewer) => isMeantFor(audience, viewer)),
  )
  const chosen = fitting.find(({ uid }) => uid === showing) ?? chooseOf(fitting, now())
  if (!chosen) return null
  const { uid, title, text, link, picture, alternativeText, house } = chosen
  return { uid, title, text, link, picture, alternativeText, house }
}
