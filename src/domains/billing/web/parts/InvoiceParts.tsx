import { Anchor } from '@mantine/core'
import { dateOf, money } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import type { CreditNoteView } from '../../contract/credit-notes.ts'
import { creditReasons } from '../../credit.ts'
import type { InvoiceView } from '../../invoice-view.ts'
import { taxWord } from '../../tax-words.ts'
import { creditNoteStates, payoutWords } from '../credit-note-words.ts'
import { invoiceWord } from '../invoice-words.ts'

/** What became of an invoice. */
export function InvoiceBadge({ invoice }: { invoice: InvoiceView }) {
  const [tone, word] = invoiceWord(invoice)
  return <Badge tone={tone}>{word}</Badge>
}

/** A credit note among invoices, with its file. */
export function CreditNoteRow({ note, timezone }: { note: CreditNoteView; timezone: string }) {
  const { number, state, invoiceNumber, reason, words, currency, total, tax, createdAt, pdfUrl } = note
  const [tone, word] = creditNoteStates[state]
  const why = [reason && creditReasons[reason], words && `“${words}”`].filter(Boolean).join(': ')
  return (
    <Card pad={false} className="list-item">
      <div>
        <b>{number ?? 'Credit note'}</b> <Badge tone={tone}>{word}</Badge>
        <div className="dim">
          {dateOf(createdAt, timezone)}
          {invoiceNumber && `, for invoice ${invoiceNumber}`}
        </div>
        {why && <div className="dim">{why}</div>}
        {payoutWords(note) && <div className="dim">{payoutWords(note)}</div>}
      </div>
      <div className="list-item-aside">
        <b className="numbers">{money(-total, currency)}</b>
        {tax > 0 && (
          <span className="dim">
            includes {money(tax, currency)} {taxWord(currency)}
          </span>
        )}
        {pdfUrl && (
          <Anchor href={pdfUrl} aria-label={`Download PDF of credit note ${number ?? ''}`}>
            Download PDF
          </Anchor>
        )}
      </div>
    </Card>
  )
}
