import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import type { deskCalls } from '../../contract.ts'
import { assertNameFree, lockView } from '../saved-views.ts'
import { defaultViews, savedViews } from '../tables.ts'

export const saveSavedView: Handler<typeof deskCalls.saveSavedView> = async (
  { uid, version, name, query, isShared },
  { actor, tx },
) => {
  const view = await lockView(tx, actor, uid)
  sameVersion(view, version)
  if (name !== undefined) await assertNameFree(tx, { ...view, name })
  await tx
    .update(savedViews)
    .set({
      name: name ?? view.name,
      query: query ?? view.query,
      isShared: isShared ?? view.isShared,
      version: version + 1,
    })
    .where(eq(savedViews.uid, uid))
  // What others no longer see cannot be what their list begins with.
  if (isShared === false) await tx.delete(defaultViews).where(eq(defaultViews.viewUid, uid))
  return { uid: view.uid }
}
