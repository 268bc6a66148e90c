import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { calendarFile } from './calendar-file.ts'
import { getByToken, getHost } from './reads.ts'

/** `GET /schedule-call/{token}.ics`: a call as a calendar file, for whoever has its link. */
export function meetingRoutes(
  app: FastifyInstance,
  { database, config }: { database: Database; config: Config },
): void {
  app.get('/schedule-call/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const [, token] = /^([\w-]{20,100})\.ics$/.exec(request.params.file) ?? []
    if (!token) throw new CallError('not-found', 'This call link is no longer valid. Book a new call instead.')
    const meeting = await getByToken(database.db, config, token)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="call.ics"')
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(config, meeting, await getHost(database.db, meeting.staffUid)))
  })
}
