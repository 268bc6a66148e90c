import { and, eq, inArray, or } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import type { DataSubject } from '../../../access/server/personal-data.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { freeSpot } from '../../briefs/server/spots.ts'
import { getBrief } from '../../briefs/server/reads.ts'
import type { Outcome, Stage } from '../stages.ts'
import { companions } from './companions.ts'
import { lockCollab } from './reads.ts'
import { closing, notifyProfiles, recordCollab, saveCollab } from './save.ts'
import { closeSuggestion } from './suggestions.ts'
import { collabs } from './tables.ts'

type Sides = Pick<DataSubject, 'influencerUids' | 'brandUids'>

const ofSides = ({ influencerUids, brandUids }: Sides) =>
  or(inArray(collabs.influencerUid, [...influencerUids]), inArray(collabs.brandUid, [...brandUids]))

/** Every collab of these profiles, whatever became of it. */
export async function listCollabsOf(
  db: Queryable,
  sides: Sides,
): Promise<{ uid: string; stage: Stage; outcome: Outcome; deliveredAt: Date | null }[]> {
  const { uid, stage, outcome, deliveredAt } = collabs
  return db.select({ uid, stage, outcome, deliveredAt }).from(collabs).where(ofSides(sides))
}

/** What becomes of a collab whose creator or venue leaves: what was not agreed is withdrawn, what was is cancelled. */
export function outcomeOfLeaving(stage: Stage): Outcome {
  return stage === 1 ? 'withdrawn' : 'cancelled'
}

/** Ends what profiles that leave still have open: times and spots are free again, and the other side is told. */
export async function endCollabsOf(tx: Tx, config: Config, sides: Sides): Promise<void> {
  const open = await tx
    .select({ uid: collabs.uid })
    .from(collabs)
    .where(and(eq(collabs.outcome, 'open'), ofSides(sides)))
    .orderBy(collabs.uid)
  const acting = { actor: systemActor, tx, config }
  for (const { uid } of open) {
    const collab = await lockCollab(tx, systemActor, uid)
    const { stage } = collab
    const brief = await getBrief(tx, collab.briefUid)
    const isCreator = sides.influencerUids.includes(collab.influencerUid)
    const why = isCreator ? 'The creator has closed their account.' : 'The venue has closed its account.'
    if (stage === 3 || stage === 4) {
      await companions().visits.end(acting, collab)
      await freeSpot(tx, collab.briefUid)
    }
    await closeSuggestion(acting, collab, 'expired')
    const after = await saveCollab(tx, collab, closing({ stage, outcome: outcomeOfLeaving(stage) }, why))
    const kind = stage === 1 ? 'collab.withdrawn' : 'collab.cancelled'
    await recordCollab(acting, kind, collab, after, { why, touches: ['collab', 'brief', 'feed'] })
    await notifyProfiles(acting, after, [isCreator ? collab.brandUid : collab.influencerUid], {
      kind,
      title: isCreator ? `Your collab “${brief.title}” has ended` : 'One of your collabs has ended',
      lines: [`${why} You don’t need to do anything.`],
      action: 'View collab',
    })
  }
}
