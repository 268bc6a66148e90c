import { and, eq, gt } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { deskCalls } from '../../contract.ts'
import { downloadUrl } from '../download-link.ts'
import { listCalls } from '../list-calls.ts'
import { listDownloads } from '../tables.ts'

export const getListDownloadLink: Handler<typeof deskCalls.getListDownloadLink> = async (
  { uid },
  { actor, db, config },
) => {
  const [ready] = await db
    .select({ call: listDownloads.call })
    .from(listDownloads)
    .where(
      and(
        eq(listDownloads.uid, uid),
        eq(listDownloads.accountUid, accountOf(actor)),
        eq(listDownloads.state, 'ready'),
        gt(listDownloads.expiresAt, now()),
      ),
    )
  if (!ready || !listCalls().isOpenTo(ready.call, actor))
    throw new CallError('not-found', 'This file has expired. Download the list again.')
  return { url: downloadUrl(config, uid) }
}
