import { must } from '../../kit/contract/must.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import { houseAdPhoto } from '../pictures/photos.ts'
import type { Bring } from './bring.ts'
import type { DemoWorld } from './demo-world.ts'

/** For how long the house advertisement has run, and how many people see it on an ordinary day. */
const ranDays = 12
const viewersADay = 9

/** A house advertisement in the feed, with what it did so far. */
export async function makeDemoAd({ manager, influencers }: DemoWorld, bring: Bring, present: number): Promise<void> {
  const startedAt = new Date(present - ranDays * dayMs)
  setClock(startedAt)
  const picture = await bring.photo(houseAdPhoto)
  const { uid, version } = await manager('saveAd', {
    of: null,
    pictureUid: picture.uid,
    fields: {
      name: 'House: finish your profile',
      position: 'feed-card',
      priority: 3,
      capPerSession: 5,
      house: true,
      title: 'Venues look at your portfolio first',
      text: 'Add three examples of your best content. It takes two minutes.',
      link: '/app/influencer/profile-editor',
      alternativeText: 'A table set for guests',
      audience: { role: 'everyone', cities: [], tiers: [], labels: [] },
      startsAt: startedAt.toISOString(),
      endsAt: null,
    },
  })
  await manager('setAdState', { uid, version, state: 'approved' })
  for (let day = 0; day < ranDays; day += 1) {
    setClock(new Date(startedAt.getTime() + (day + 0.5) * dayMs))
    const viewers = viewersADay + ((day * 5) % 7)
    for (let nth = 0; nth < viewers; nth += 1) {
      const { act } = must(influencers[(day * 11 + nth * 3) % influencers.length], 'influencer')
      await act('countAdEvent', { uid, kind: 'view' })
      if (nth % 6 === day % 6) await act('countAdEvent', { uid, kind: 'click' })
    }
  }
}
