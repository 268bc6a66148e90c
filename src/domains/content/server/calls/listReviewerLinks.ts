import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { contentCalls } from '../../contract.ts'
import { listLinks } from '../reviewer.ts'

export const listReviewerLinks: Handler<typeof contentCalls.listReviewerLinks> = async (
  { brandUid },
  { actor, db },
) => {
  assertForBrand(actor, brandUid)
  const links = await listLinks(db, brandUid)
  return {
    links: links.map(({ uid, name, createdAt, expiresAt }) => ({
      uid,
      name,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}
