import type { Handler } from '../../../../access/server/handler.ts'
import { assertHost } from '../../../collabs/server/door.ts'
import type { contentCalls } from '../../contract.ts'
import { listLinks } from '../reviewer.ts'

export const listReviewerLinks: Handler<typeof contentCalls.listReviewerLinks> = async (
  { brandUid },
  { actor, db },
) => {
  assertHost(actor, brandUid)
  const links = await listLinks(db, brandUid)
  return {
    links: links.map(({ uid, label, createdAt, expiresAt }) => ({
      uid,
      name: label,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt!.toISOString(),
    })),
  }
}
