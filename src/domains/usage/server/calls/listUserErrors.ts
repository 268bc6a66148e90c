import { inArray } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { findTablePage, inOrder } from '../../../../kit/server/table-page.ts'
import type { usageCalls } from '../../contract.ts'
import { errorsMatch, recordLook, userErrorsSql } from '../lists.ts'
import { userErrors } from '../tables.ts'
import { viewErrors } from '../view.ts'

export const listUserErrors: Handler<typeof usageCalls.listUserErrors> = async (
  { search, ...asked },
  { actor, tx },
) => {
  await recordLook(tx, actor, 'usage.errors-read', { search, where: asked.where })
  const page = await findTablePage(tx, userErrorsSql, asked, search ? errorsMatch(search) : undefined)
  const found =
    page.uids.length === 0 ? [] : await tx.select().from(userErrors).where(inArray(userErrors.uid, page.uids))
  return { ...page, rows: await viewErrors(tx, inOrder(page.uids, found)) }
}
