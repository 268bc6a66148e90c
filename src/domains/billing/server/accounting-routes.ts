import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { toWindows1252 } from '../../../kit/server/windows-1252.ts'
import { findOrganisationNames } from '../../organisations/server/reads.ts'
import { datevCsv } from '../accounting-datev.ts'
import { xeroCsv } from '../accounting-xero.ts'
import { type AccountingFile, type AccountingQuery, readAccountingLink } from './accounting-link.ts'
import { accountsFirst } from '../accounting.ts'
import { listBookedInvoices, readAccountingSettings } from './accounting.ts'

type Asked = FastifyRequest<{ Querystring: AccountingQuery }>

/** `GET /billing/accounting.xero.csv` and `.datev.csv`: the invoices of a month, by an address from `getAccounting`. */
export function accountingRoutes(
  app: FastifyInstance,
  { database, config }: { database: Database; config: Config },
): void {
  const load = async (kind: AccountingFile['kind'], query: AccountingQuery) => {
    const file = readAccountingLink(config, kind, query)
    if (!file) throw new CallError('not-found', 'This link has expired. Open the file again from Accounting.')
    const all = await listBookedInvoices({ db: database.db, config }, file)
    const booked = all.filter(({ currency }) => file.currency === null || currency === file.currency)
    const { settings, isSet } = await readAccountingSettings(database.db)
    if (!isSet) throw new CallError('failed-precondition', `${accountsFirst}, in Accounting under “Edit accounts”.`)
    const names = file.orgUid ? await findOrganisationNames(database.db, [file.orgUid]) : null
    // A header holds ASCII alone.
    const whose = [...(names?.values() ?? [])].map(
      (name) => `_${name.normalize('NFD').replaceAll(/[^A-Za-z0-9 -]/g, '')}`,
    )
    return { ...file, booked, settings, whose: whose.join('').replaceAll(' ', '-') }
  }
  const answer = (reply: FastifyReply, name: string) =>
    reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="${name}"`)
  app.get('/billing/accounting.xero.csv', async ({ query }: Asked, reply) => {
    const { booked, settings, month, whose } = await load('xero', query)
    return answer(reply, `xero-${month}${whose}.csv`).type('text/csv; charset=utf-8').send(xeroCsv(booked, settings))
  })
  app.get('/billing/accounting.datev.csv', async ({ query }: Asked, reply) => {
    const { booked, settings, month, currency, whose } = await load('datev', query)
    const batch = { month, currency: currency ?? '', at: now(), title: `${config.PRODUCT_NAME} ${month}` }
    return answer(reply, `EXTF_Buchungsstapel_${month}_${batch.currency}${whose}.csv`)
      .type('text/csv; charset=windows-1252')
      .send(toWindows1252(datevCsv(booked, settings, batch)))
  })
}
