import { asc, eq } from 'drizzle-orm'
import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import type { messageCalls } from '../../contract.ts'
import { supportPolicy } from '../policy.ts'
import { getSupportThreadRow, viewSupportRows } from '../support.ts'
import { supportMessages } from '../tables.ts'

/** Nobody writes more than this to support in one thread; the first ones are shown. */
const mostShown = 500

export const getSupportThread: Handler<typeof messageCalls.getSupportThread> = async (
  { uid },
  { actor, db, config },
) => {
  const thread = await getSupportThreadRow(db, actor, uid)
  const { at, text, isStaff: byStaff } = supportMessages
  const written = await db
    .select({ uid: supportMessages.uid, at, text, byStaff, author: accountFacts.displayName })
    .from(supportMessages)
    .leftJoin(accountFacts, eq(accountFacts.uid, supportMessages.accountUid))
    .where(eq(supportMessages.supportUid, uid))
    .orderBy(asc(supportMessages.uid))
    .limit(mostShown)
  return {
    ...one(await viewSupportRows(db, config, [thread], actor)),
    messages: written.map((message) => ({
      uid: message.uid,
      at: message.at.toISOString(),
      author: message.byStaff ? `${message.author ?? 'Someone'}, ${config.PRODUCT_NAME}` : thread.name,
      mine: message.byStaff === isStaff(actor),
      text: message.text,
    })),
    can: { settle: may(supportPolicy, actor, 'settle', thread) && thread.settledAt === null },
  }
}
