import { must } from '../../kit/contract/must.ts'
import type { DemoActor } from './actor.ts'
import type { DemoWorld } from './demo-world.ts'

/** The demo brand has its eye on four creators, and asked two people what they think of them. */
export async function makeDemoShortlist(world: DemoWorld, guest: DemoActor): Promise<void> {
  const brandUid = world.people.brands.harbour
  const { act } = must(
    world.brands.find(({ uid }) => uid === brandUid),
    'brand',
  )
  const { rows } = await act('findCreators', { brandUid, sort: 'reliability', limit: 4 })
  const { uid } = await act('createShortlist', { brandUid, name: 'Winter menu' })
  for (const { uid: influencerUid } of rows) await act('addToShortlist', { brandUid, influencerUid, uid })
  const token = must(new URL((await act('shareShortlist', { uid })).url).searchParams.get('token'))
  const said = [
    [0, 'Lena', 'approve'],
    [0, 'Tom', 'approve'],
    [1, 'Lena', 'maybe'],
    [2, 'Tom', 'no'],
  ] as const
  for (const [at, name, vote] of said)
    await guest('voteOnShortlist', {
      token,
      name,
      voterKey: `demo browser of ${name}`.padEnd(32),
      vote,
      influencerUid: must(rows[at], 'creator').uid,
    })
}
