import { Anchor, Button, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { dateOf, money } from '../../../../../kit/web/format.ts'
import styles from '../../../../../kit/web/item-list.module.css'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Facts, Note } from '../../../../../kit/web/parts.tsx'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { billingCalls } from '../../../contract.ts'
import { taxLabel } from '../../../tax-words.ts'
import { toPlan } from '../../links.ts'
import { CreditNoteRow, InvoiceBadge } from '../../parts/InvoiceParts.tsx'
import { IssueCreditNote } from '../invoice/IssueCreditNote.tsx'

type Invoice = OutputOf<typeof billingCalls.getInvoice>

/** An invoice line by line, with its credit notes and the way to another one. */
export function OneInvoice({ invoiceId }: { invoiceId: string }) {
  const read = useRead(billingCalls.getInvoice, { invoiceId })
  const [isIssuing, setIssuing] = useState(false)
  const { data } = read
  return (
    <Screen
      title="Invoice"
      lead={
        data &&
        [data.invoice.number, data.orgName, dateOf(data.invoice.createdAt, data.timezone)].filter(Boolean).join(' · ')
      }
      of={read}
      actions={data?.refusal === null && <Button onClick={() => setIssuing(true)}>Issue a credit note</Button>}
    >
      {(loaded) => (
        <Stack>
          {loaded.refusal !== null && <Note tone="calm">{loaded.refusal}</Note>}
          <InvoiceFacts of={loaded} />
          <Lines of={loaded} />
          {loaded.creditNotes.length > 0 && (
            <section>
              <Title order={2} mb="sm">
                Credit notes
              </Title>
              <ul className="rows plain-list">
                {loaded.creditNotes.map((note) => (
                  <li key={note.uid}>
                    <CreditNoteRow note={note} timezone={loaded.timezone} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {isIssuing && <IssueCreditNote of={loaded} onClose={() => setIssuing(false)} />}
        </Stack>
      )}
    </Screen>
  )
}

function InvoiceFacts({ of: { invoice, brandUid } }: { of: Invoice }) {
  const { currency, total, tax, credited, creditUsed, due, url } = invoice
  return (
    <Card>
      <Facts
        rows={[
          ['Status', <InvoiceBadge key="status" invoice={invoice} />],
          ['Total', money(total, currency)],
          tax !== 0 && [taxLabel(currency), money(tax, currency)],
          creditUsed > 0 && ['Paid from credit', money(creditUsed, currency)],
          credited > 0 && ['Credited', money(credited, currency)],
          due > 0 && ['To pay', money(due, currency)],
          url !== null && [
            'Page',
            <Anchor key="page" href={url}>
              Open at the payment provider
            </Anchor>,
          ],
          brandUid !== null && [
            'Plan',
            <LinkTo key="plan" to={toPlan(brandUid)}>
              Plan and all invoices
            </LinkTo>,
          ],
        ]}
      />
    </Card>
  )
}

function Lines({ of: { invoice, lines } }: { of: Invoice }) {
  if (lines.length === 0) return null
  const { currency } = invoice
  return (
    <Card>
      <Title order={2} mb="sm">
        Lines, without tax
      </Title>
      <ul className={styles.list}>
        {lines.map(({ id, text, net, left, isWaived }) => (
          <li key={id} className={styles.item}>
            <div className={styles.text}>
              {text}
              {isWaived && <div className="dim">Waived, and credited on another invoice</div>}
              {!isWaived && net > 0 && left !== net && (
                <div className="dim">{money(left, currency)} left to credit</div>
              )}
            </div>
            <span className="numbers">{money(net, currency)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
