import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { makeInfluencer } from '../../../profiles/server/build.ts'
import { findInfluencers } from '../../../profiles/server/reads.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import { makeList } from '../../../lists/server/build.ts'
import type { Eligibility } from '../../brief.ts'
import { briefCalls } from '../../contract.ts'
import { gapsOf } from '../../eligibility.ts'
import { exampleContent } from '../build.ts'
import { listsOf } from '../../../lists/server/reads.ts'
import { candidateOf } from '../eligible.ts'

const open: Eligibility = { ...exampleContent().eligibility, cities: [], platforms: [], followersFrom: null }

describeCall(briefCalls.countEligible, (w) => ({ brandUid: w.luna, eligibility: open, showsAlcohol: false }))

const cases: [string, Partial<Eligibility>, boolean][] = [
  ['everyone', {}, false],
  ['a city', { cities: ['paris'] }, false],
  ['two cities', { cities: ['paris', 'london'] }, false],
  ['followers', { followersFrom: 10_000, followersTo: 50_000 }, false],
  ['a platform', { platforms: ['tiktok'] }, false],
  ['engagement', { engagementFromBp: 300 }, false],
  ['little engagement', { engagementToBp: 300 }, false],
  ['ages', { ageBrackets: ['18-24', '55+'] }, false],
  ['languages', { languages: ['fr', 'de'] }, false],
  ['alcohol', {}, true],
  ['both of one account', { followersFrom: 10_000, engagementFromBp: 500 }, false],
  ['a list', { listUids: ['list_chosen'] }, false],
]

it('counts exactly those whom the rule admits', async () => {
  const w = await world()
  await w.tx(async (tx) => {
    await makeInfluencer(tx, {
      name: 'Young',
      handle: 'young',
      dateOfBirth: '2004-06-01',
      homeCity: 'paris',
      languages: ['fr'],
      social: [{ platform: 'tiktok', handle: 'y', followers: 3_000, engagementBp: 800, confirmedHow: 'staff' }],
    })
    await makeInfluencer(tx, {
      name: 'Older',
      handle: 'older',
      dateOfBirth: '1965-06-01',
      homeCity: 'paris',
      cities: ['london'],
      languages: ['en', 'fr'],
      social: [{ platform: 'instagram', handle: 'o', followers: 80_000, engagementBp: null, confirmedHow: 'staff' }],
    })
    await makeInfluencer(tx, {
      name: 'Waiting',
      handle: 'waiting',
      approval: 'applied',
      social: [{ platform: 'instagram', handle: 'w', followers: 20_000, confirmedHow: 'staff' }],
    })
    const silent = await makeInfluencer(tx, { name: 'Silent', handle: 'silent' })
    await makeList(tx, { uid: 'list_chosen', name: 'Chosen', by: null, members: [silent, w.aliceInfluencer] })
    await makeInfluencer(tx, {
      name: 'Twofold',
      handle: 'twofold',
      social: [
        { platform: 'instagram', handle: 't', followers: 40_000, engagementBp: 100, confirmedHow: 'staff' },
        { platform: 'tiktok', handle: 't', followers: 3_000, engagementBp: 900, confirmedHow: 'staff' },
      ],
    })
  })
  const uids = (await w.database.db.select({ uid: influencerFacts.uid }).from(influencerFacts)).map((row) => row.uid)
  const everyone = [...(await findInfluencers(w.database.db, uids)).values()]
  for (const [name, change, showsAlcohol] of cases) {
    const eligibility = { ...open, ...change }
    let admitted = 0
    for (const { profile, social } of everyone) {
      const candidate = candidateOf(profile, social, await listsOf(w.database.db, profile.uid))
      if (gapsOf(eligibility, candidate, { country: 'GB', showsAlcohol }).length === 0) admitted += 1
    }
    const counted = await w.bella.call('countEligible', { brandUid: w.luna, eligibility, showsAlcohol })
    expect([name, counted.eligible]).toEqual([name, admitted])
    expect(counted.inCity).toBe(
      everyone.filter(
        ({ profile }) => profile.approval === 'approved' && [profile.homeCity, ...profile.cities].includes('london'),
      ).length,
    )
  }
})

it('says whether the plan can ask for an ID check', async () => {
  const w = await world()
  const asked = { brandUid: w.luna, eligibility: open, showsAlcohol: false }
  expect((await w.bella.call('countEligible', asked)).mayAskForId).toBe(false)
  await givePlan(w, 'premium')
  expect((await w.bella.call('countEligible', asked)).mayAskForId).toBe(true)
})
