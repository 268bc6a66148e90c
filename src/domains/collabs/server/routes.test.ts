import Fastify from 'fastify'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { sendError } from '../../../kit/server/http.ts'
import { payerDetails } from '../../../world/payments.ts'
import { approvedCollab, scheduledStay } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { termsRows } from '../terms-words.ts'
import { collabRoutes } from './routes.ts'
import { must } from '../../../kit/contract/must.ts'

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
  expect(answer.headers['content-disposition']).toBe('inline; filename="agreement-luna-2026-03-02.pdf"')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(answer.rawPayload.length).toBeGreaterThan(2_000)
  expect((await app.inject(`/collabs/terms?collab=${uid}&until=99999999999999&sig=x`)).statusCode).toBe(404)
  expect((await app.inject('/collabs/terms')).statusCode).toBe(404)
})

it('says the nights of a stay in the agreement, and its dates once they are booked', async () => {
  const w = await world()
  const { uid, terms, visit } = await scheduledStay(w)
  const rows = (booked: Parameters<typeof termsRows>[1] = null) =>
    new Map(termsRows(must(terms, 'terms'), booked, 'staff'))
  expect(rows().get('Stay')).toBe('2–3 nights, check-in from 15:00, check-out by 11:00')
  expect(rows().get('Value')).toBe('£120 a night')
  const stay = must(visit?.stay, 'stay')
  expect(rows(stay).get('Stay')).toBe('2 nights, 12–14 Mar 2026, check-in from 15:00, check-out by 11:00')
  const app = Fastify()
  app.setErrorHandler(sendError)
  collabRoutes(app, { database: w.database, config: w.config })
  const { pathname, search } = new URL((await w.alice.call('getTermsLink', { uid })).url)
  const pdf = await app.inject(pathname + search)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true })
  expect(text.replace(/\s/g, '')).toContain('2nights,12–14Mar2026,check-infrom15:00')
})

it('names the brand’s legal entity with its numbers in the agreement', async () => {
  const w = await world()
  const details = { ...payerDetails, company_number: '07654321', vat_number: 'GB980780684' }
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details })
  const { terms } = await approvedCollab(w)
  expect(new Map(termsRows(must(terms, 'terms'), null, 'staff')).get('Company')).toBe(
    'Luna Ltd, 1 Mews, London E2 7QX, GB, Company number 07654321, VAT number GB980780684',
  )
})
