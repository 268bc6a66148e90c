import type { CampaignFields } from '../domains/campaigns/views.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { getBrand } from '../domains/profiles/server/reads.ts'
import { must } from '../kit/contract/must.ts'
import { setClock } from '../kit/server/clock.ts'
import { liveBrief } from './stories.ts'
import { story } from './story.ts'
import { givePlan } from './team-stories.ts'
import { trackedCollab } from './value-stories.ts'
import type { World } from './world.ts'

/** Where stories about campaigns and experts begin, told through the public calls. */

/** March at Luna: what its owner says of a campaign. */
export const marchFields: CampaignFields = {
  name: 'Quiet Tuesdays',
  goal: 'quiet-evenings',
  about: '',
  from: '2026-03-01',
  until: '2026-03-31',
  budgetMinor: 50_000,
  visits: 10,
  deliverables: 4,
  views: 10_000,
  bookings: null,
}

/** Luna has Premium and a campaign of March without briefs. Answers its uid. */
export const emptyCampaign = story('emptyCampaign', async (w: World): Promise<string> => {
  await givePlan(w, 'premium')
  const { uid } = await w.bella.call('createCampaign', { brandUid: w.luna, fields: marchFields })
  return uid
})

/** The same with a live brief. */
export const campaignWithBrief = story('campaignWithBrief', async (w: World) => {
  const { uid: briefUid } = await liveBrief(w)
  const uid = await emptyCampaign(w)
  await w.bella.call('addCampaignBriefs', { uid, briefUids: [briefUid] })
  return { uid, briefUid }
})

/** A campaign of March with Alice's visit, whose reel was seen 12,000 times, looked at on the 21st. */
export const runningCampaign = story('runningCampaign', async (w: World) => {
  const { collabUid } = await trackedCollab(w)
  const uid = await emptyCampaign(w)
  const { briefs } = await w.bella.call('listCampaignChoices', { uid })
  const briefUid = must(briefs[0], 'brief').uid
  await w.bella.call('addCampaignBriefs', { uid, briefUids: [briefUid] })
  setClock(new Date('2026-03-21T10:00:00Z'))
  return { uid, briefUid, collabUid }
})

/** Bella asked Anna on a Monday at 9:00. */
export const askedQuestion = story('askedQuestion', async (w: World) => {
  const campaignUid = await emptyCampaign(w)
  const { uid } = await w.bella.call('askExpert', { brandUid: w.luna, campaignUid, text: 'Who suits Tuesdays?' })
  return { uid, campaignUid }
})

/** A second venue of Luna's organisation, of which Bella is a member and Ben is not. */
export async function secondVenue(w: World): Promise<string> {
  return w.tx(async (tx) =>
    makeBrand(tx, {
      name: 'Luna Nord',
      handle: 'lunanord',
      orgUid: (await getBrand(tx, w.luna)).orgUid,
      ownerUid: w.bella.accountUid,
    }),
  )
}
