import { eyeColours, hairColours } from '../../domains/profiles/casting.ts'
import { must } from '../../kit/contract/must.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { DemoWorld } from './demo-world.ts'

/** Some creators share how they look; on three our team keeps an eye: two flags stand, one is over. */
export async function makeCastingAndFlags({ influencers, manager }: DemoWorld, present: number): Promise<void> {
  for (const [at, { uid, act }] of influencers.slice(0, 60).entries()) {
    if (at % 5 !== 0) continue
    const { version } = await act('getInfluencerProfile', { uid })
    const casting = {
      hair: hairColours[(at / 5) % hairColours.length] ?? null,
      eyes: eyeColours[(at / 5) % eyeColours.length] ?? null,
      face: null,
    }
    await act('saveCasting', { uid, version, casting })
  }
  const day = (days: number) => new Date(present + days * dayMs).toISOString().slice(0, 10)
  const flags = [
    { kind: 'politics', source: 'Posts for a party before the last election', seenOn: day(-40), until: day(150) },
    {
      kind: 'bought-followers',
      source: 'Up 9,000 followers overnight, no posts that week',
      seenOn: day(-20),
      until: day(70),
    },
    { kind: 'alcohol', source: 'A brand’s complaint about a live stream', seenOn: day(-400), until: day(-30) },
  ] as const
  for (const [at, fields] of flags.entries()) {
    setClock(new Date(Date.parse(fields.seenOn) + dayMs))
    await manager('addRiskFlag', { influencerUid: must(influencers[at * 7 + 3], 'creator').uid, fields })
  }
}
