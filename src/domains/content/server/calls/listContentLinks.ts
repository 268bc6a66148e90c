import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { listOpenLinks } from '../content-links.ts'

export const listContentLinks: Handler<typeof contentCalls.listContentLinks> = async ({ brandUid }, { actor, db }) => {
  assertForBrand(actor, brandUid)
  const links = await listOpenLinks(db, brandUid)
  return {
    links: links.map(({ uid, name, collectionUid, withOriginals, expiresAt }) => ({
      uid,
      name,
      collectionUid,
      withOriginals,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
