import { and, asc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { columnsOf } from '../../../../kit/server/facts.ts'
import { fileFacts } from '../../../media/server/facts.ts'
import { viewFile } from '../../../media/server/view.ts'
import type { profileCalls } from '../../contract.ts'
import { getInfluencer } from '../reads.ts'
import { socialAccounts } from '../tables.ts'

export const listAccountScreenshots: Handler<typeof profileCalls.listAccountScreenshots> = async (
  { influencerUid },
  { db, config },
) => {
  await getInfluencer(db, influencerUid)
  const rows = await db
    .select({ platform: socialAccounts.platform, at: socialAccounts.confirmedAt, file: columnsOf(fileFacts) })
    .from(socialAccounts)
    .innerJoin(fileFacts, eq(fileFacts.uid, socialAccounts.screenshot))
    .where(and(eq(socialAccounts.influencerUid, influencerUid), eq(socialAccounts.confirmedHow, 'screenshot')))
    .orderBy(asc(socialAccounts.confirmedAt), asc(socialAccounts.platform))
  return {
    rows: rows.map(({ platform, at, file }) => ({ platform, at: at.toISOString(), file: viewFile(config, file) })),
  }
}
