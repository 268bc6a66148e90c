import { setInfluencer } from '../domains/profiles/server/build.ts'
import type { World } from './world.ts'

/** Changes of a creator what nobody can through a call, for screens that show it. */
export function changeCreator(w: World, uid: string, fields: Parameters<typeof setInfluencer>[2]): Promise<void> {
  return setInfluencer(w.database.db, uid, fields)
}
