import { and, eq } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { say } from '../../../../kit/server/bus.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { deskCalls } from '../../contract.ts'
import { downloadsChannel, viewDownloads } from '../downloads.ts'
import { listCalls } from '../list-calls.ts'
import { listDownloads } from '../tables.ts'

export const requestListDownload: Handler<typeof deskCalls.requestListDownload> = async (
  { call, name, asked, format },
  { actor, tx },
) => {
  if (!listCalls().isList(call))
    throw new CallError('not-found', 'We couldn’t find that list. Reload the page, then try again.')
  const accountUid = accountOf(actor)
  const waiting = await tx.$count(
    listDownloads,
    and(eq(listDownloads.accountUid, accountUid), eq(listDownloads.state, 'waiting')),
  )
  if (waiting > 0)
    throw new CallError(
      'failed-precondition',
      'We’re still preparing your last file. We’ll notify you when it’s ready.',
    )
  const uid = newUid('list_download')
  await tx.insert(listDownloads).values({ uid, accountUid, call, asked, name, format, requestedAt: now() })
  await record(
    tx,
    actor,
    'staff',
    'desk.list-exported',
    { subjectUid: uid },
    { after: { list: name, format, ...asked } },
  )
  await say(tx, downloadsChannel, uid)
  return viewDownloads(tx, actor)
}
