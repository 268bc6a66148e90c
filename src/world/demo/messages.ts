import { hourMs, setClock } from '../../kit/server/clock.ts'
import { must } from '../../kit/contract/must.ts'
import type { DemoWorld } from './demo-world.ts'

const brandTemplates = [
  [
    'See you soon',
    'Hi {first name}, we’re looking forward to seeing you at {venue} on {date} at {time}. Ask for {my name} at the door.',
  ],
  [
    'Directions',
    'Hi {first name}, our door is on the canal side, past the bakery. The nearest station is five minutes away.',
  ],
  ['Content reminder', 'Hi {first name}, it was lovely to have you. Could you send us your content by {content due}?'],
] as const
const ourTemplates = [
  [
    'Waiting for a reply',
    'Hi both. {creator} is waiting for a reply about “{brief}”. {venue}, can you help? {my name}',
  ],
  [
    'Visit on its way',
    'Hi {first name}, {venue} is all set for you on {date}. Tell us here if anything changes. {my name}',
  ],
] as const

/** The demo brand and our team have texts of their own, and one conversation each that somebody takes. Leaves the clock at the present. */
export async function makeDemoMessages(world: DemoWorld, present: number): Promise<void> {
  const { people, brands, accountManager } = world
  const brandUid = people.brands.harbour
  const { act } = must(
    brands.find(({ uid }) => uid === brandUid),
    'brand',
  )
  setClock(new Date(present - 20 * hourMs))
  for (const [name, text] of brandTemplates) await act('addMessageTemplate', { brandUid, fields: { name, text } })
  for (const [name, text] of ourTemplates) await accountManager('addMessageTemplate', { fields: { name, text } })
  setClock(new Date(present - hourMs))
  const [latest] = (await act('listThreads', { profileUid: brandUid, limit: 1 })).rows
  if (latest) {
    const collabUids = [latest.collabUid]
    await act('assignThreads', { collabUids, accountUid: people.accounts.brand })
    await accountManager('assignThreads', { collabUids, accountUid: people.accounts.manager })
  }
  setClock(new Date(present))
}
