import { csvText } from '../../kit/contract/csv.ts'
import { dayAfter } from '../../kit/contract/days.ts'
import { type AccountingSettings, type BookedInvoice, bookedLines, dueAfterDays } from './accounting.ts'

/** The columns of Xero’s template for importing sales invoices, in its order. */
const columns = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const

/** As organisations in Britain have it; Xero reads days by the region of the organisation. */
const xeroDay = (day: string) => day.split('-').toReversed().join('/')
const amount = (minor: number) => (minor / 100).toFixed(2)
const descriptions = { plan: 'Plan', fees: 'Collab fees' } as const

/** Invoices for Xero: a row for each line, before tax (“Tax Exclusive” when importing). A negative one becomes a credit note there, with the invoice it corrects as its reference. */
export function xeroCsv(invoices: readonly BookedInvoice[], settings: AccountingSettings): string {
  const codes = { plan: settings.xeroPlan, fees: settings.xeroFees }
  const rows = invoices.flatMap((invoice) =>
    bookedLines(invoice).map(({ kind, net, tax }) => {
      const { payer, isReverse } = invoice
      const untaxed = isReverse ? settings.xeroReverse : settings.xeroUntaxed
      const cells: Partial<Record<(typeof columns)[number], string>> = {
        '*ContactName': payer.name,
        POAddressLine1: payer.street,
        POCity: payer.city,
        POPostalCode: payer.postcode,
        POCountry: payer.country,
        '*InvoiceNumber': invoice.number,
        Reference: invoice.corrects ?? '',
        '*InvoiceDate': xeroDay(invoice.day),
        '*DueDate': xeroDay(dayAfter(invoice.day, dueAfterDays)),
        Total: amount(invoice.total),
        '*Description': descriptions[kind],
        '*Quantity': '1',
        '*UnitAmount': amount(net),
        '*AccountCode': codes[kind],
        '*TaxType': tax === 0 ? untaxed : settings.xeroTaxed,
        TaxAmount: amount(tax),
        Currency: invoice.currency,
      }
      return columns.map((column) => cells[column] ?? '')
    }),
  )
  return csvText([columns, ...rows])
}
