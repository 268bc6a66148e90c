import { must } from '../../kit/contract/must.ts'
import type { DemoWorld } from './demo-world.ts'

/** The demo brand's till may add bookings: its key was created, and its secret is known to nobody. */
export async function makeDemoKey(world: DemoWorld): Promise<void> {
  const brandUid = world.people.brands.harbour
  const { act } = must(
    world.brands.find(({ uid }) => uid === brandUid),
    'brand',
  )
  await act('createApiKey', {
    brandUid,
    fields: { name: 'Till at the bar', scopes: ['venues:read', 'results:write'], days: 365, perMinute: 60 },
  })
}
