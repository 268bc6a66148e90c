import { hourMs, setClock } from '../../kit/server/clock.ts'
import { CallError } from '../../kit/contract/errors.ts'
import type { DemoInfluencer } from './demo-world.ts'

const messages = [
  'I film dinners with my sister, and we have been meaning to come for a year.',
  'Counter seats are my favourite: I’d show the kitchen at work.',
  'My followers keep asking where to go for a quiet dinner. Yours looks like it.',
  '',
  'I’d love to bring my evening series to you, early in the week if that helps.',
]

/** Enough creators ask for one brief that choosing among them is worth it. */
export async function addRequests(guests: readonly DemoInfluencer[], briefUid: string, present: number): Promise<void> {
  let asked = 0
  for (const guest of guests) {
    if (asked === messages.length) return
    try {
      setClock(new Date(present - (5 + asked * 9) * hourMs))
      await guest.act('applyToBrief', { briefUid, influencerUid: guest.uid, message: messages[asked] ?? '' })
      asked += 1
    } catch (error) {
      // They have as many visits ahead as they may: somebody else asks.
      if (!(error instanceof CallError)) throw error
    }
  }
}
