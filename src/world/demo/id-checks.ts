import { makeWaitingCheck } from '../../domains/identity/server/build.ts'
import { drawnPhoto } from '../../domains/media/server/build.ts'
import { setInfluencer } from '../../domains/profiles/server/build.ts'
import type { Config } from '../../kit/server/config.ts'
import { dayMs, hourMs } from '../../kit/server/clock.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoInfluencer } from './demo-world.ts'
import type { DemoPeople } from './people.ts'

/** Every third creator has had their ID checked, and one waits for the team. The one who signs in has not begun. */
export async function makeDemoIdChecks(
  tx: Tx,
  config: Config,
  { people, influencers }: { people: DemoPeople; influencers: readonly DemoInfluencer[] },
  present: number,
): Promise<void> {
  const { creator, both } = people.influencers
  for (const [at, { uid }] of influencers.entries())
    if (at % 3 === 0 && uid !== creator && uid !== both)
      await setInfluencer(tx, uid, { idCheckedAt: new Date(present - (20 + (at % 90)) * dayMs) })
  await makeWaitingCheck(tx, config, {
    influencerUid: both,
    legalName: 'Samuel Rivera',
    at: new Date(present - 5 * hourMs),
    picture: await drawnPhoto(7, 900, 620),
  })
}
