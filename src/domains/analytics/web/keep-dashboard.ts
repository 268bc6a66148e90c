import type { OutputOf } from '../../../kit/contract/calls.ts'
import { ask } from '../../../kit/web/calls.ts'
import { isKept, keepAnswer, peekKept } from '../../../kit/web/kept-answers.ts'
import { isOnline, isThrifty } from '../../../kit/web/network.ts'
import { collabCalls } from '../../collabs/contract.ts'
import type { CollabData } from '../../collabs/web/parts/StageBadge.tsx'
import { contentCalls } from '../../content/contract.ts'
import { logisticsCalls } from '../../logistics/contract.ts'

/** How many of the next visits are kept before they’re opened. */
const mostVisits = 8

/** The collabs that a creator's dashboard opens with. */
export const activeCollabs = (influencerUid: string) => ({ influencerUid, show: 'active', limit: 100 }) as const

type Collabs = OutputOf<typeof collabCalls.listInfluencerCollabs>

/** Fetches what the dashboard opens with and the pages of the visits to come, where this browser has none of it: without a connection one lands on them. */
export async function keepDashboard(influencerUid: string): Promise<void> {
  if (!isOnline()) return
  const collabs = activeCollabs(influencerUid)
  const toDo = { influencerUid }
  const kept = peekKept(collabCalls.listInfluencerCollabs.name, collabs) as Collabs | undefined
  const { rows } = kept ?? (await ask(collabCalls.listInfluencerCollabs, collabs))
  if (!isKept(contentCalls.listToDo.name, toDo)) await ask(contentCalls.listToDo, toDo)
  for (const visit of comingVisits(rows).slice(0, mostVisits)) await keepVisit(visit)
}

/** The visits that stand in the calendar and were not made yet, the nearest first. */
export function comingVisits(collabs: readonly CollabData[]): CollabData[] {
  const startOf = ({ visit }: CollabData) => visit?.startsAt ?? ''
  return collabs
    .filter(({ stage, visit }) => stage === 4 && visit && !visit.checkedInAt && !visit.released)
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
}

/** The list has all of a collab, with its ticket; only what stands beside it costs calls. */
async function keepVisit(collab: CollabData): Promise<void> {
  const { uid } = collab
  if (!isKept(collabCalls.getCollab.name, { uid })) keepAnswer(collabCalls.getCollab.name, { uid }, collab)
  if (isThrifty()) return
  for (const call of [contentCalls.getDeliverables, logisticsCalls.getLogistics])
    if (!isKept(call.name, { collabUid: uid })) await ask(call, { collabUid: uid })
}
