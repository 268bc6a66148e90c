import type { Handler } from '../../../../access/server/handler.ts'
import { first } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { billingCalls } from '../../contract.ts'
import { accountingUrl } from '../accounting-link.ts'
import { listBookedInvoices, readAccountingSettings } from '../accounting.ts'

export const getAccounting: Handler<typeof billingCalls.getAccounting> = async ({ month: asked }, { db, config }) => {
  const month = asked ?? now().toISOString().slice(0, 7)
  const booked = await listBookedInvoices({ db, config }, { month })
  const currencies = [...new Set(booked.map(({ currency }) => currency))]
  const { settings, isSet } = await readAccountingSettings(db)
  const groups = Map.groupBy(booked, ({ orgUid, currency }) => `${orgUid} ${currency}`)
  return {
    month,
    settings,
    isSet,
    files: isSet && booked.length > 0 ? filesOf(config, { month, orgUid: null }, currencies) : [],
    rows: [...groups.values()]
      .map((group) => {
        const { orgUid, orgName, currency } = first(group)
        return {
          orgUid,
          name: orgName,
          currency,
          invoices: group.filter(({ corrects }) => corrects === null).length,
          creditNotes: group.filter(({ corrects }) => corrects !== null).length,
          total: sumOf(group.map(({ total }) => total)),
          tax: sumOf(group.map(({ tax }) => tax)),
          files: isSet ? filesOf(config, { month, orgUid }, [currency]) : [],
        }
      })
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

type Wanted = { month: string; orgUid: string | null }

/** A file for Xero, and one for DATEV in each currency. Of one organisation, in its currency alone. */
function filesOf(config: Config, { month, orgUid }: Wanted, currencies: readonly string[]) {
  const only = orgUid === null ? null : first(currencies)
  return [
    { name: 'Xero', url: accountingUrl(config, { kind: 'xero', month, orgUid, currency: only }) },
    ...currencies.map((currency) => ({
      name: `DATEV, ${currency}`,
      url: accountingUrl(config, { kind: 'datev', month, orgUid, currency }),
    })),
  ]
}
