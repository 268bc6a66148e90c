import { eq } from 'drizzle-orm'
import { amountOf, openPaper, paperDay } from '../../../kit/server/paper.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { getOrganisation } from '../../organisations/server/reads.ts'
import { sellerLines } from '../../../kit/server/seller.ts'
import { creditReasons } from '../credit.ts'
import { amountWords } from '../discounts.ts'
import { entityLines } from '../details.ts'
import { taxLabel } from '../tax-words.ts'
import { type CreditNoteQuery, readCreditNoteLink } from './credit-note-link.ts'
import { moneyWords } from './credit-note-words.ts'
import { creditNotes, invoices } from './tables.ts'

const columns = [
  { width: 300, align: 'left' },
  { width: 90, align: 'right' },
  { width: 93, align: 'right' },
] as const

/** The credit note that an address opens, drawn as a PDF of A4 pages. */
export async function openCreditNotePdf(
  db: Queryable,
  config: Config,
  query: CreditNoteQuery,
): Promise<{ name: string; bytes: Buffer }> {
  const uid = readCreditNoteLink(config, query)
  const [note] = uid ? await db.select().from(creditNotes).where(eq(creditNotes.uid, uid)) : []
  if (!note || note.state === 'pending')
    throw new CallError('not-found', 'This link has expired. Open the credit note again from your plan page.')
  const invoice = one(await db.select().from(invoices).where(eq(invoices.id, note.invoiceId)))
  const org = await getOrganisation(db, note.orgUid)
  const { number, currency, total, taxAmount, lines, payer, words, reason } = note
  const name = number ?? note.uid
  const amount = (minor: number) => `${amountOf(minor)} ${currency}`
  const day = (at: Date) => paperDay(at.toISOString(), org.timezone)
  const paper = await openPaper({
    title: `Credit note ${name}`,
    author: config.PRODUCT_NAME,
    columns,
    date: note.createdAt,
  })
  paper.head(`Credit note ${name}`)
  paper.text(sellerLines(config).join('\n'))
  paper.text(entityLines(payer, org.name).join('\n'))
  paper.text(
    [
      `Date: ${day(note.createdAt)}`,
      `Corrects invoice ${invoice.number ?? invoice.id} of ${day(invoice.createdAt)}`,
      reason ? `Reason: ${creditReasons[reason]}` : '',
      words,
      note.state === 'void' ? 'This credit note is void.' : '',
    ]
      .filter(Boolean)
      .join('\n'),
  )
  const tax = taxLabel(currency)
  paper.row(['Credited', tax, 'Without tax'], true)
  for (const line of lines) paper.row([line.text || 'Invoice', amount(line.tax), amount(line.net)])
  paper.row(['Net', '', amount(total - taxAmount)])
  paper.row([tax, '', amount(taxAmount)])
  paper.row(['Total credited', '', amount(total)], true)
  paper.text(moneyWords(note, (minor) => amountWords(minor, currency)).join('\n'))
  return { name: `credit-note-${name}.pdf`, bytes: await paper.finish() }
}
