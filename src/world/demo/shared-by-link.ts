import type { DemoActor } from './actor.ts'
import { makeDemoCollection } from './collection.ts'
import type { DemoWorld } from './demo-world.ts'
import { makeDemoShortlist } from './shortlist.ts'

/** What the demo brand shows people without an account: creators to vote on, and content to look at. */
export async function shareByLink(world: DemoWorld, guest: DemoActor): Promise<void> {
  await makeDemoShortlist(world, guest)
  await makeDemoCollection(world)
}
