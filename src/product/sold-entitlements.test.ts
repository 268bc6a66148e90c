import { expect, it } from 'vitest'
import { exampleContent } from '../domains/briefs/server/build.ts'
import { type Capability, capabilities } from '../domains/plans/entitlements.ts'
import { isAtLeast, tierIds } from '../domains/plans/tiers.ts'
import { CallError } from '../kit/contract/errors.ts'
import { marchFields } from '../world/campaign-stories.ts'
import { trainFields } from '../world/logistics-stories.ts'
import { approvedCollab } from '../world/stories.ts'
import { givePlan } from '../world/team-stories.ts'
import { type World, world } from '../world/world.ts'
import type { CallName } from './server/product.ts'

type Asked = readonly [CallName, (w: World, collabUid: string) => unknown]
const march = { from: '2026-03-01', until: '2026-03-31' }
const brand = (input: object) => (w: World) => ({ brandUid: w.luna, ...input })
const collab = (input: object) => (_: World, collabUid: string) => ({ collabUid, ...input })
const withId = { ...exampleContent().eligibility, idChecked: true }

/**
 * For everything that a plan sells, calls that ask for it. A capability that is sold and missing here doesn't compile; one
 * that no call asks for fails.
 */
const askedBy: Readonly<Record<Capability, readonly Asked[]>> = {
  analytics: [
    ['getAnalytics', brand({ days: 90 })],
    ['listNumberRows', brand({ days: 90, by: 'all', name: '' })],
  ],
  advancedReporting: [
    ['getAnalytics', brand({ days: 90, own: march })],
    ['listPublishedRows', brand({ days: 90 })],
    ['listNumberRows', brand({ days: 90, by: 'weekday', name: 'Monday' })],
    ['getMonthlyReport', brand({})],
  ],
  roiReporting: [['getValue', brand({ ...march, by: 'collab' })]],
  advancedFilters: [['findCreators', brand({ filters: { growthFrom: 10 } })]],
  creatorDownloads: [['downloadCreators', brand({})]],
  idChecks: [
    ['findCreators', brand({ filters: { idChecked: 'yes' } })],
    ['createBrief', brand({ content: { ...exampleContent(), eligibility: withId } })],
  ],
  logistics: [
    ['addTransport', collab({ fields: trainFields })],
    ['addShipment', collab({ fields: { contents: 'Tasting box', sendBy: '2026-03-06' } })],
    ['addChecklistItem', collab({ fields: { title: 'Ring', owner: 'brand', dueOn: '2026-03-06', dueTime: '12:00' } })],
    ['saveExtras', collab({ version: 0, fields: { dress: 'Smart', equipment: '', permits: '' } })],
  ],
  campaignSupport: [
    ['createCampaign', brand({ fields: marchFields })],
    ['listCampaigns', brand({})],
    ['askExpert', brand({ text: 'Who should we invite first?' })],
  ],
}
const capabilityIds = Object.keys(capabilities) as Capability[]

/** The capability for want of which a call is refused; null where it is answered, or refused for another reason. */
async function wantOf(w: World, [name, input]: Asked, collabUid: string): Promise<unknown> {
  try {
    await w.bella.callRaw(name, input(w, collabUid))
    return null
  } catch (error) {
    if (!(error instanceof CallError) || error.code === 'invalid-argument') throw error
    return (error.details as { capability?: string } | undefined)?.capability ?? null
  }
}

it.each(capabilityIds)(
  'sells %s: its calls refuse it below its plan, by name, and open it from there on',
  async (capability) => {
    const w = await world()
    const { uid } = await approvedCollab(w)
    const asked = askedBy[capability]
    expect(asked.length).toBeGreaterThan(0)
    for (const tier of tierIds) {
      await givePlan(w, tier)
      for (const one of asked)
        expect([tier, one[0], await wantOf(w, one, uid)]).toEqual([
          tier,
          one[0],
          isAtLeast(tier, capabilities[capability].from) ? null : capability,
        ])
    }
  },
)
