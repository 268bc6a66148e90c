import { assertSeesBrand } from '../../../../access/server/guards.ts'
import { together } from '../../../../kit/server/together.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { freeCollabsOf } from '../../../billing/server/fees.ts'
import { getOrganisationOf } from '../../../organisations/server/reads.ts'
import type { analyticsCalls } from '../../contract.ts'
import { summarise } from '../summary.ts'
import { briefHealth } from '../health.ts'

export const getBrandSummary: Handler<typeof analyticsCalls.getBrandSummary> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const [{ brand, counts, answers, manager }, freeCollabs, briefs] = await together(
    db,
    () => summarise(db, brandUid),
    async () => freeCollabsOf(db, await getOrganisationOf(db, brandUid)),
    () => briefHealth(db, brandUid),
  )
  const steps = [
    {
      key: 'profile',
      label: 'Add your address and describe what makes your venue special',
      done: brand.description !== '' && brand.address !== '',
    },
    { key: 'photos', label: 'Add three or more photos', done: brand.gallery.length >= 3 },
    { key: 'brief', label: 'Write your first brief', done: counts.briefs > 0 },
    { key: 'availability', label: 'Publish a brief with available times', done: counts.liveOnce },
    { key: 'colleague', label: 'Invite a colleague', done: counts.members > 1 },
  ]
  return {
    visits: counts.visits,
    usableDeliverables: counts.usable,
    publishedDeliverables: counts.published,
    deliverablesWithInsights: counts.withInsights,
    views: counts.published === 0 ? 0 : counts.views,
    freeCollabs,
    answers,
    briefs,
    briefsInReview: counts.inReview,
    timezone: brand.timezone,
    manager,
    // Who has hosted before is past the first steps.
    firstSteps: counts.visits > 0 || steps.every(({ done }) => done) ? null : steps,
  }
}
