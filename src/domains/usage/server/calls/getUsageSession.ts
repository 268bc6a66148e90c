import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { usageCalls } from '../../contract.ts'
import { recordAccess } from '../lists.ts'
import { usageSessions, userEvents } from '../tables.ts'
import { viewEvents, viewSessions } from '../view.ts'

const most = 500

export const getUsageSession: Handler<typeof usageCalls.getUsageSession> = async ({ sessionId }, { actor, tx }) => {
  const [session] = await tx.select().from(usageSessions).where(eq(usageSessions.sessionId, sessionId))
  if (!session) throw new CallError('not-found', 'We couldn’t find that session. New ones appear within five minutes.')
  await recordAccess(tx, actor, 'usage.session-read', session.accountUid ?? sessionId)
  const events = await tx
    .select()
    .from(userEvents)
    .where(
      and(
        eq(userEvents.sessionId, sessionId),
        gte(userEvents.at, session.startedAt),
        lte(userEvents.at, session.lastAt),
      ),
    )
    .orderBy(asc(userEvents.at), asc(userEvents.eventId))
    .limit(most)
  const [shown] = await viewSessions(tx, [session])
  return { session: must(shown, 'shown'), events: await viewEvents(tx, events) }
}
