import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { must } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { networkOf, steppedLimiter } from '../../../kit/server/limits.ts'
import type { Log } from '../../../kit/server/log.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { deviceName } from '../../accounts/server/device.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { anonymousActor } from '../../../access/roles.ts'
import { ErrorReport, plainReport } from '../error-report.ts'
import { clientPageView } from '../event.ts'
import { plainPath } from '../plain-path.ts'
import { checksumInput, IngestedEvent, mostPerUpload, ownProjectKey, wireVersion } from '../wire.ts'
import { appendEvents, type NewEvent } from './append.ts'
import { timeOf, sourceOf } from './source.ts'
import { userErrors } from './tables.ts'

/** From one network: uploads and reports a minute. What is refused is kept by the client and sent later. */
const uploadsPerMinute = 240
const reportsPerMinute = 60
const largestUpload = 1_048_576

type Parts = { database: Database; config: Config; log: Log; caller: (request: FastifyRequest) => Promise<Caller> }

/**
 * `POST /ingest`: events of the analytics client, in the wire form of `../wire.ts`; `GET /ingest/config`: where it sends them.
 * `POST /log`: an error that someone met in the browser.
 */
export async function usageRoutes(app: FastifyInstance, { database, config, log, caller }: Parts): Promise<void> {
  const { db } = database
  const uploads = steppedLimiter(
    database,
    'ingest',
    uploadsPerMinute,
    60,
    'Too many uploads. Wait a minute, then try again.',
  )
  const reports = steppedLimiter(
    database,
    'error-log',
    reportsPerMinute,
    60,
    'Too many reports. Wait a minute, then try again.',
  )
  // Whose token has ended is a guest here: their events count, but for nobody.
  const actorOf = async (request: FastifyRequest) =>
    loadActor(db, await caller(request)).catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'unauthenticated') return anonymousActor
      throw error
    })

  app.get('/ingest/config', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .send({ ingestionEndpoint: config.ANALYTICS_URL ?? `${config.publicUrl}/ingest` }),
  )
  await app.register(async (ingest) => {
    ingest.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestUpload },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    ingest.post('/ingest', async (request, reply) => {
      await uploads.take(networkOf(request.ip))
      const upload = readUpload(request.body, reply)
      if (!upload) return reply
      const actor = await actorOf(request)
      await appendEvents(
        db,
        upload.flatMap((event) => asRow(event, actor)),
      )
      return reply.type('text/plain; charset=utf-8').send('success')
    })
  })
  app.post('/log', { bodyLimit: 16_384 }, async (request) => {
    await reports.take(networkOf(request.ip))
    const parsed = z.safeParse(ErrorReport, request.body)
    if (!parsed.success)
      throw new CallError(
        'invalid-argument',
        `${must(parsed.error.issues[0], 'issue').path.join('.')}: ${must(parsed.error.issues[0], 'issue').message}`,
      )
    const report = plainReport(parsed.data)
    const { message, level, context } = report
    const { accountUid } = await actorOf(request)
    const { path = '', requestId = null, ...rest } = context
    const device = deviceName(request.headers['user-agent'] ?? '')
    await db.insert(userErrors).values({
      uid: newUid('event'),
      at: now(),
      level,
      message,
      requestId,
      accountUid,
      device,
      path,
      context: rest,
    })
    // Not as `level`, which the line has already.
    log.warn({ met: requestId, call: rest.call, code: rest.code, reportedLevel: level }, 'a browser reported an error')
    if (config.ERROR_LOG_URL) forward(config.ERROR_LOG_URL, report, log)
    return { logged: true }
  })
}

/** The events of an upload; null when it was refused, in the protocol's words. */
function readUpload(body: unknown, reply: FastifyReply): unknown[] | null {
  const refuse = (status: number, text: string) => {
    void reply.code(status).type('text/plain; charset=utf-8').send(text)
    return null
  }
  const { client, e, v, upload_time: uploadTime, checksum } = (body ?? {}) as Record<string, string | undefined>
  if (client !== ownProjectKey) return refuse(400, 'invalid_api_key')
  if (v !== wireVersion || !e || !uploadTime) return refuse(400, 'missing_event')
  const expected = createHash('md5')
    .update(checksumInput(client, e, uploadTime))
    .digest('hex')
  if (checksum !== expected) return refuse(400, 'bad_checksum')
  try {
    const events: unknown = JSON.parse(e)
    if (!Array.isArray(events)) return refuse(400, 'missing_event')
    return events.length > mostPerUpload ? refuse(413, 'too_many_events') : events
  } catch {
    return refuse(400, 'invalid_json')
  }
}

/** A wire event as a row; one that is malformed or older than is believed is left out, the others of its upload go in. */
function asRow(given: unknown, actor: Parameters<typeof sourceOf>[0]): NewEvent[] {
  const parsed = z.safeParse(IngestedEvent, given)
  if (!parsed.success) return []
  const { event_type: name, timestamp, uuid, event_properties: about } = parsed.data
  const at = timeOf(timestamp)
  // Each page is counted once.
  if (!at || name === clientPageView) return []
  return [
    {
      at,
      name,
      eventId: uuid,
      source: 'batch',
      device: 'unknown',
      targetType: about.target_type ?? (about.purchase ? 'plan' : 'event'),
      targetName: plainPath(about.target_name || about.purchase || ''),
      targetUid: about.target_uid ?? null,
      sessionId: about.session_uuid ?? null,
      ...sourceOf(actor, { uid: about.profile_uid ?? null }),
    },
  ]
}

/** The same report to the log service that is set; who met the error does not wait for it. */
function forward(url: string, report: ErrorReport, log: Log): void {
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).then(
    (response) => {
      if (!response.ok) log.error({ status: response.status }, 'the log service refused a report')
    },
    (error: unknown) => log.error({ err: error }, 'the log service cannot be reached'),
  )
}
