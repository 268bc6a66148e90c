import { must } from '../../kit/contract/must.ts'
import { emptyRule } from '../../domains/lists/rule.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { DemoWorld } from './demo-world.ts'

/** How long the lists have been there: long enough for something to have come of them. */
const keptForMs = 120 * dayMs

/** The team's lists: one by hand, with notes and somebody removed, and two by rule. Leaves the clock at the present. */
export async function makeDemoLists({ people, influencers, accountManager, run }: DemoWorld, present: number) {
  setClock(new Date(present - keptForMs))
  const mine = { ownerUid: people.accounts.manager }
  const { uid } = await accountManager('saveList', {
    uid: null,
    fields: {
      ...mine,
      kind: 'hand',
      rule: null,
      city: 'london',
      name: 'London dinner regulars',
      purpose: 'First to ask when a restaurant in town opens something new.',
    },
  })
  const around = influencers.filter(({ city }) => city === 'london').slice(0, 18)
  await accountManager('addListMembers', {
    uid,
    creators: [people.influencers.creator, ...around.map((one) => one.uid)],
    bringBack: false,
  })
  const notes = ['Films best by a window; ask for an early slot.', 'Brings her sister, who takes the photos.']
  for (const [index, note] of notes.entries())
    await accountManager('saveListMemberNote', { uid, influencerUid: must(around[index * 3], 'around').uid, note })
  const byRule = { ...mine, kind: 'rule' as const }
  const broad = { ...emptyRule, followersFrom: 20_000, engagementFromBp: 250 }
  for (const fields of [
    {
      ...byRule,
      city: 'london' as const,
      rule: { ...broad, cities: ['london' as const] },
      name: 'London, 20K followers or more',
      purpose: 'For openings that should be seen widely.',
    },
    {
      ...byRule,
      city: null,
      rule: { ...emptyRule, languages: ['fr' as const, 'es' as const] },
      name: 'French or Spanish speakers',
      purpose: '',
    },
  ])
    await accountManager('saveList', { uid: null, fields })
  setClock(new Date(present - 20 * dayMs))
  await accountManager('removeListMember', {
    uid,
    influencerUid: must(around[7], 'around').uid,
    reason: 'Asked for fewer invitations until the summer.',
  })
  setClock(new Date(present))
  await run('refresh-lists')
}
