import { setVisit } from '../domains/visits/server/build.ts'
import type { World } from './world.ts'

/** Changes the visit of a collab as it stands, for tests of domains that come before visits. */
export function changeVisit(w: World, collabUid: string, fields: Parameters<typeof setVisit>[2]): Promise<void> {
  return setVisit(w.database.db, collabUid, fields)
}
