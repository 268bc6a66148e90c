import { must } from '../../../../kit/contract/must.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import { findManager, listMembers } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { freeCollabsOf } from '../../../billing/server/fees.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { viewManager } from '../../../profiles/server/view.ts'
import type { analyticsCalls } from '../../contract.ts'
import { countBrand, medianAnswers } from '../summary.ts'
import { briefHealth } from '../health.ts'

export const getBrandSummary: Handler<typeof analyticsCalls.getBrandSummary> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const brand = await getBrand(db, brandUid)
  const organisation = await findOrganisation(db, brand.orgUid)
  const freeCollabs = await freeCollabsOf(db, must(organisation, 'organisation'))
  const counts = await countBrand(db, brandUid)
  const answers = await medianAnswers(db, brand)
  const briefs = await briefHealth(db, brandUid)
  const manager = await findManager(db, brandUid)
  const members = await listMembers(db, brandUid)
  const steps = [
    {
      key: 'profile',
      label: 'Say what makes your place special',
      done: brand.description !== '' && brand.address !== '',
    },
    { key: 'photos', label: 'Add three pictures', done: brand.gallery.length >= 3 || brand.hero !== null },
    { key: 'brief', label: 'Write your first brief', done: counts.briefs > 0 },
    { key: 'availability', label: 'Put a brief live with its times', done: counts.liveOnce },
    { key: 'colleague', label: 'Invite a colleague', done: members.length > 1 },
  ]
  return {
    visits: counts.visits,
    usableDeliverables: counts.usable,
    publishedDeliverables: counts.published,
    deliverablesWithInsights: counts.withInsights,
    views: counts.views,
    freeCollabs,
    answers,
    briefs,
    timezone: brand.timezone,
    manager: manager && viewManager(manager),
    // Who has hosted before is past the first steps.
    firstSteps: counts.visits > 0 || steps.every(({ done }) => done) ? null : steps,
  }
}
