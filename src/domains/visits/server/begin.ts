import type { Aside } from '../../collabs/possible.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { lockFor, nextState } from '../../collabs/server/save.ts'
import type { CollabAction, State } from '../../collabs/stages.ts'
import { findVisit, type Visit } from './reads.ts'

/** Loads and locks a collab for an action on its visit: permission, version, rule, in this order. */
export async function beginVisit(
  acting: Acting,
  input: { uid: string; version?: number },
  action: CollabAction | Aside,
): Promise<{ collab: Collab; visit: Visit | null; next: State }> {
  const collab = await lockFor(acting, input, action)
  const visit = await findVisit(acting.tx, collab.uid)
  return { collab, visit, next: nextState(acting.actor, collab, visit, action) }
}
