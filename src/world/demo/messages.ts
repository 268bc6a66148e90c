import { hourMs, setClock } from '../../kit/server/clock.ts'
import { must } from '../../kit/contract/must.ts'
import type { DemoWorld } from './demo-world.ts'
import { orNull } from './or-null.ts'

const brandTemplates = [
  [
    'See you soon',
    'Hi {first name}, we’re looking forward to seeing you at {venue} on {date} at {time}. Ask for {my name} at the door.',
  ],
  [
    'Directions',
    'Hi {first name}, our door is on the canal side, past the bakery. The nearest station is five minutes away.',
  ],
  [
    'Answer: what’s included',
    'Hi {first name}, thanks for asking. “{brief}” covers everything listed under “You get”. Anything else you’d like can be ordered at {venue} on the day.',
  ],
  [
    'Answer: filming',
    'Hi {first name}, yes, you’re welcome to film at {venue}. Please leave other guests out of the picture. {my name}',
  ],
  ['Content reminder', 'Hi {first name}, it was lovely to have you. Could you send us your content by {content due}?'],
] as const
/** What creators ask before they request: the first is answered, the second waits. */
const questions = [
  'Could I film the kitchen for a few seconds?',
  'Is there something for a vegan guest on the menu?',
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
  await askBeforehand(world, present)
  setClock(new Date(present))
}

/** Two creators ask the demo brand about one of its briefs before they request it: one has the answer, one waits for it. */
async function askBeforehand(world: DemoWorld, present: number): Promise<void> {
  const { people, brands, influencers } = world
  const { act } = must(
    brands.find(({ uid }) => uid === people.brands.harbour),
    'brand',
  )
  const { rows } = await act('listBrandBriefs', { brandUid: people.brands.harbour, status: 'live' })
  const left: string[] = [...questions]
  const isDemo = ({ uid }: { uid: string }) => uid === people.influencers.creator
  const inOrder = [...influencers.filter(isDemo), ...influencers.filter((one) => !isDemo(one))]
  for (const { card } of rows)
    for (const { uid: influencerUid, act: ask } of inOrder) {
      const [text] = left
      if (!text) return
      setClock(new Date(present - (2 * left.length + 1) * hourMs))
      const asked = await orNull(ask('askBriefQuestion', { briefUid: card.uid, influencerUid, text }))
      if (!asked) continue
      left.shift()
      if (left.length === 0) return
      setClock(new Date(present - 4 * hourMs))
      const answer = 'Yes, from the pass. Ask for the chef when you arrive.'
      await act('answerBriefQuestion', { uid: asked.uid, text: answer })
    }
}
