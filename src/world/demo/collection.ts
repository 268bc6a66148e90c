import { must } from '../../kit/contract/must.ts'
import type { DemoWorld } from './demo-world.ts'

/** The demo brand has put its newest content together, and its agency can look at it. */
export async function makeDemoCollection(world: DemoWorld): Promise<void> {
  const brandUid = world.people.brands.harbour
  const { act } = must(
    world.brands.find(({ uid }) => uid === brandUid),
    'brand',
  )
  const { rows } = await act('listShowcase', { brandUid, limit: 6 })
  const deliverableUids = rows.filter(({ whyNoDownload }) => whyNoDownload === null).map(({ uid }) => uid)
  const { uid } = await act('createCollection', { brandUid, name: 'Counter seats', deliverableUids })
  await act('shareContent', { brandUid, of: { collectionUid: uid }, days: 90 })
}
