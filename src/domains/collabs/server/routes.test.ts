import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendError } from '../../../kit/server/http.ts'
import { approvedCollab } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { collabRoutes } from './routes.ts'

it('serves the agreed terms as a PDF to whoever has the signed address', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w, { directions: 'Show the hearth. '.repeat(60).slice(0, 900) })
  const app = Fastify()
  app.setErrorHandler(sendError)
  collabRoutes(app, { database: w.database, config: w.config })
  const { url } = await w.alice.call('getTermsLink', { uid })
  const { pathname, search } = new URL(url)
  const answer = await app.inject(pathname + search)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.rawPayload.length).toBeGreaterThan(2_000)
  expect((await app.inject(`/collabs/terms?collab=${uid}&until=99999999999999&sig=x`)).statusCode).toBe(404)
  expect((await app.inject('/collabs/terms')).statusCode).toBe(404)
})
