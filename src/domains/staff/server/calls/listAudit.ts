import type { Handler } from '../../../../access/server/handler.ts'
import { findTablePage } from '../../../../kit/server/table-page.ts'
import { accountsNamed } from '../../../accounts/server/accounts-named.ts'
import { auditMatches, auditSql, findAuditEvents } from '../../../audit/server/audit-log.ts'
import type { Side } from '../../../audit/sides.ts'
import { viewEvents } from '../../../records/server/event-views.ts'
import { profilesNamed } from '../../../profiles/server/profiles-named.ts'
import type { staffCalls } from '../../contract.ts'

export const listAudit: Handler<typeof staffCalls.listAudit> = async ({ search, ...asked }, { db }) => {
  const page = await findTablePage(
    db,
    auditSql,
    asked,
    search ? auditMatches(search, accountsNamed(search), profilesNamed(search)) : undefined,
  )
  const found = await findAuditEvents(db, page.uids)
  const events = found.map(
    ({ uid, at, kind, side, subjectUid, brandUid, influencerUid, actorUid, before, after, why }) => ({
      uid,
      at: at.toISOString(),
      kind,
      side: side as Side,
      subjectUid,
      brandUid,
      influencerUid,
      actorUid,
      before,
      after,
      why,
    }),
  )
  return { rows: await viewEvents(db, events), nextCursor: page.nextCursor, count: page.count }
}
