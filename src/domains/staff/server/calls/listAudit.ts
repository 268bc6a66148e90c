import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listAuditLog } from '../../../audit/server/audit-log.ts'
import { eventWords } from '../../../audit/server/catalogue.ts'
import type { staffCalls } from '../../contract.ts'
import { findRecordNames, uidsIn } from '../record-names.ts'

export const listAudit: Handler<typeof staffCalls.listAudit> = async ({ cursor, limit, ...filter }, { db }) => {
  const { rows, nextCursor } = await listAuditLog(db, filter, { cursor, limit })
  const people = await findDisplayNames(db, [...new Set(rows.flatMap((row) => row.actorUid ?? []))])
  const mentioned = rows.map(({ subjectUid, before, after }) => uidsIn([subjectUid, before, after]))
  const names = await findRecordNames(db, mentioned.flat())
  return {
    rows: rows.map(({ uid, at, kind, side, subjectUid, actorUid, before, after, why }, index) => ({
      uid,
      at: at.toISOString(),
      kind,
      words: eventWords(kind),
      side,
      subjectUid,
      names: Object.fromEntries(
        (mentioned[index] ?? []).flatMap((one) => {
          const name = names.get(one)
          return name === undefined ? [] : [[one, name]]
        }),
      ),
      by: actorUid ? { uid: actorUid, name: people.get(actorUid) ?? 'an account that is gone' } : null,
      before,
      after,
      why,
    })),
    nextCursor,
  }
}
