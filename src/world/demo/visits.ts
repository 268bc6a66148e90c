import { must } from '../../kit/contract/must.ts'
import type { DemoBrand } from './demo-world.ts'
import type { Random } from './random.ts'

/** Some of them, none twice. */
export function pickFrom<T>(items: readonly T[], wanted: number, random: Random): T[] {
  const rest = [...items]
  return Array.from({ length: Math.min(wanted, rest.length) }, () =>
    must(rest.splice(random.int(rest.length), 1)[0], 'splice'),
  )
}

/** Ticked in at the door, as most guests are. */
export async function arrive(brand: DemoBrand, visitUid: string): Promise<void> {
  if (!brand.door) {
    const { url } = await brand.act('createDoorLink', { brandUid: brand.uid })
    brand.door = must(new URL(url).searchParams.get('token'), 'get')
  }
  await brand.act('tickDoor', { token: brand.door, visitUid, mark: 'arrived' })
}
