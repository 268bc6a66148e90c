import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadSignature, type Payments } from '../../../adapters/payments/payments.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import type { Log } from '../../../kit/server/log.ts'
import { accountingRoutes } from './accounting-routes.ts'
import type { CreditNoteQuery } from './credit-note-link.ts'
import { openCreditNotePdf } from './credit-note-pdf.ts'
import { entityLines } from '../details.ts'
import { viewBillingProfile } from './details.ts'
import { findOrganisation } from '../../organisations/server/reads.ts'
import { receiveWebhook } from './receive.ts'
import { statementCsv, statementPdf, venuesCsv } from './statement-files.ts'
import { readStatementLink, type StatementQuery } from './statement-link.ts'
import { forReader } from '../statement.ts'
import { listStatement, statementVenues } from './statement.ts'

type Parts = { database: Database; config: Config; payments: Payments; log: Log }

/** `POST /webhooks/stripe`, the monthly statement as a file by an address from `getStatement`, and credit notes by one from `listCreditNotes`. */
export async function billingRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { database, config, payments, log } = parts
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/webhooks/stripe', { bodyLimit: 1_048_576 }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        const context = { db: database.db, config, payments, log }
        await receiveWebhook(context, raw, typeof signature === 'string' ? signature : undefined)
        return { received: true }
      } catch (error) {
        if (!(error instanceof BadSignature)) throw error
        log.warn({ requestId: request.id }, 'a webhook was not signed by the provider')
        return reply.code(400).send({ received: false })
      }
    })
  })
  statementRoutes(app, parts)
  accountingRoutes(app, parts)
}

type Asked = FastifyRequest<{ Querystring: StatementQuery }>

function statementRoutes(app: FastifyInstance, { database, config }: Parts): void {
  const load = async (query: StatementQuery) => {
    const link = readStatementLink(config, query)
    const org = link && (await findOrganisation(database.db, link.orgUid))
    if (!link || !org)
      throw new CallError('not-found', 'This link has expired. Open the file again from your plan page.')
    const all = await listStatement(database.db, org, link.month)
    const venues = await statementVenues(database.db, org.uid)
    const seen = link.venues && new Set(link.venues)
    return {
      product: config.PRODUCT_NAME,
      payer: entityLines(viewBillingProfile(org), org.name),
      month: link.month,
      timezone: org.timezone,
      ...forReader(all, venues, (uid) => !seen || seen.has(uid)),
      names: new Map(venues.map(({ uid, name }) => [uid, name])),
    }
  }
  app.get('/billing/statement.csv', async (request: Asked, reply) => {
    const statement = await load(request.query)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="statement-${statement.month}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(statementCsv(statement))
  })
  app.get('/billing/statement.venues.csv', async (request: Asked, reply) => {
    const statement = await load(request.query)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="statement-${statement.month}-venues.csv"`)
      .type('text/csv; charset=utf-8')
      .send(venuesCsv(statement))
  })
  app.get('/billing/credit-note.pdf', async ({ query }: FastifyRequest<{ Querystring: CreditNoteQuery }>, reply) => {
    const { name, bytes } = await openCreditNotePdf(database.db, config, query)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(bytes)
  })
  app.get('/billing/statement.pdf', async (request: Asked, reply) => {
    const statement = await load(request.query)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="statement-${statement.month}.pdf"`)
      .type('application/pdf')
      .send(await statementPdf(statement))
  })
}
