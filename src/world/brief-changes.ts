import { setBrief } from '../domains/briefs/server/build.ts'
import type { World } from './world.ts'

/** Changes of a brief what nobody can through a call, for screens that show it. */
export function changeBrief(w: World, uid: string, fields: Parameters<typeof setBrief>[2]): Promise<void> {
  return setBrief(w.database.db, uid, fields)
}
