import { expect, it } from 'vitest'
import { serve } from '../../../../app/testing/serve.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { payerDetails, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { accountsFirst, usualSettings } from '../../accounting.ts'
import { billingCalls } from '../../contract.ts'
import { listBookedInvoices } from '../accounting.ts'
import { accountingUrl } from '../accounting-link.ts'

describeCall(billingCalls.getAccounting, () => ({}))

it('lists what was invoiced in a month, by organisation, and nothing of other months', async () => {
  const w = await world()
  expect(await w.ada.call('getAccounting', {})).toMatchObject({ month: '2026-03', files: [], rows: [] })
  await subscribe(w, w.bella, 'starter')
  await w.ada.call('saveAccountingSettings', { fields: usualSettings })
  const { rows, files } = await w.ada.call('getAccounting', { month: '2026-03' })
  expect(rows).toMatchObject([{ name: 'Luna', currency: 'GBP', invoices: 1 }])
  expect(first(rows).total).toBeGreaterThan(0)
  expect(files.map(({ name }) => name)).toEqual(['Xero', 'DATEV, GBP'])
  expect((await w.ada.call('getAccounting', { month: '2026-02' })).rows).toEqual([])
})

it('has no file before somebody has entered our accounts, and says where', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const before = await w.ada.call('getAccounting', {})
  expect([before.isSet, before.files.map(({ name }) => name)]).toEqual([false, []])
  expect(first(before.rows).files).toEqual([])
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
  for (const kind of ['xero', 'datev'] as const) {
    const link = accountingUrl(w.config, { kind, month: before.month, orgUid: null, currency: 'GBP' })
    const { pathname, search } = new URL(link)
    expect(await served.get(pathname + search)).toMatchObject({
      status: 400,
      body: { error: { message: `${accountsFirst}, in Accounting under “Edit accounts”.` } },
    })
  }
  await served.close()
  await w.ada.call('saveAccountingSettings', { fields: usualSettings })
  expect((await w.ada.call('getAccounting', {})).files.map(({ name }) => name)).toEqual(['Xero', 'DATEV, GBP'])
})

it('opens the files for a quarter of an hour', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  await w.ada.call('saveAccountingSettings', { fields: usualSettings })
  const { rows, files } = await w.ada.call('getAccounting', {})
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
  const open = (url: string) => fetch(`${served.url}${new URL(url).pathname}${new URL(url).search}`)
  const [xero, datev] = files.map(({ url }) => url)
  const forXero = await (await open(must(xero))).text()
  expect(forXero).toContain('Luna Ltd,,1 Mews,,,,London,,E2 7QX,GB,')
  const ofLuna = await open(must(first(rows).files[0]).url)
  expect(ofLuna.headers.get('content-disposition')).toBe('attachment; filename="xero-2026-03_Luna.csv"')
  expect(await ofLuna.text()).toBe(forXero)
  const forDatev = await open(must(datev))
  expect(forDatev.headers.get('content-disposition')).toBe('attachment; filename="EXTF_Buchungsstapel_2026-03_GBP.csv"')
  const text = new TextDecoder('windows-1252').decode(await forDatev.arrayBuffer())
  expect(text).toMatch(/^"EXTF";700;21;/)
  expect(text).toContain('"Luna Ltd"')
  expect((await open(must(xero).replace('org=all', 'org=other'))).status).toBe(404)
  setClock(plus(now(), 15 * minuteMs))
  expect((await open(must(datev))).status).toBe(404)
  await served.close()
})

it('knows reverse charge where tax is on, by the VAT number of a payer in the EU', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const isReverse = async (tax: 'on' | 'off') =>
    (
      await listBookedInvoices({ db: w.database.db, config: { ...w.config, PAYMENTS_TAX: tax } }, { month: '2026-03' })
    ).map((invoice) => invoice.isReverse)
  expect(await isReverse('on')).toEqual([false])
  const details = {
    ...payerDetails,
    city: 'Berlin',
    zip_code: '10115',
    country: 'DE',
    vat_number: 'DE136695976',
  } as const
  await w.bella.call('saveBillingDetails', { brandUid: w.luna, details })
  expect([await isReverse('on'), await isReverse('off')]).toEqual([[true], [false]])
})
