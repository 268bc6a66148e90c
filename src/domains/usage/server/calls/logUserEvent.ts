import { randomUUID } from 'node:crypto'
import type { Handler } from '../../../../access/server/handler.ts'
import type { usageCalls } from '../../contract.ts'
import { now } from '../../../../kit/server/clock.ts'
import { appendEvents } from '../append.ts'
import { plainPath } from '../../plain-path.ts'
import { timeOf, sourceOf } from '../source.ts'

export const logUserEvent: Handler<typeof usageCalls.logUserEvent> = async (input, { actor, db }) => {
  const { event_context: about, event_id: eventId, session_id: sessionId } = input
  const at = timeOf(input.occurred_at)
  await appendEvents(db, [
    {
      at: at ?? now(),
      eventId: eventId ?? randomUUID(),
      isUntimed: eventId !== undefined && input.occurred_at === undefined,
      name: input.event_name,
      targetType: about.target_type,
      targetName: plainPath(about.target_name),
      targetUid: about.target_uid,
      sessionId: sessionId ?? null,
      ...sourceOf(actor, input.user_profile),
      device: input.device,
      source: 'call',
    },
  ])
  return { logged: true }
}
