import { ask } from '../../../kit/web/calls.ts'
import { isKept } from '../../../kit/web/kept-answers.ts'
import { collabCalls } from '../../collabs/contract.ts'
import { contentCalls } from '../../content/contract.ts'

/** The collabs that a creator's dashboard opens with. */
export const activeCollabs = (influencerUid: string) => ({ influencerUid, show: 'active', limit: 100 }) as const

/** Fetches what the dashboard opens with, where this browser has none of it: without a connection one lands on it. */
export async function keepDashboard(influencerUid: string): Promise<void> {
  const collabs = activeCollabs(influencerUid)
  const toDo = { influencerUid }
  if (!isKept(collabCalls.listInfluencerCollabs.name, collabs)) await ask(collabCalls.listInfluencerCollabs, collabs)
  if (!isKept(contentCalls.listToDo.name, toDo)) await ask(contentCalls.listToDo, toDo)
}
