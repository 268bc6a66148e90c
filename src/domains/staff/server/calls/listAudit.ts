import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listAuditLog } from '../../../audit/server/audit-log.ts'
import { eventWords } from '../../../audit/server/catalogue.ts'
import type { staffCalls } from '../../contract.ts'

export const listAudit: Handler<typeof staffCalls.listAudit> = async ({ cursor, limit, ...filter }, { db }) => {
  const { rows, nextCursor } = await listAuditLog(db, filter, { cursor, limit })
  const names = await findDisplayNames(db, [...new Set(rows.flatMap((row) => row.actorUid ?? []))])
  return {
    rows: rows.map(({ uid, at, kind, side, subjectUid, actorUid, before, after, why }) => ({
      uid,
      at: at.toISOString(),
      kind,
      words: eventWords(kind),
      side,
      subjectUid,
      by: actorUid ? { uid: actorUid, name: names.get(actorUid) ?? 'an account that is gone' } : null,
      before,
      after,
      why,
    })),
    nextCursor,
  }
}
