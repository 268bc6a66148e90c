import { and, eq, lte } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachAlone } from '../../../../kit/server/due.ts'
import { finishCreditNote } from '../credit-notes.ts'
import type { PaymentJob } from '../reconcile.ts'
import { creditNotes } from '../tables.ts'

/** Longer than any request to the provider takes. */
const underWayMs = 5 * minuteMs

/** Credit notes whose answer was lost are asked for again; the provider issues each once. One that it refuses is gone. */
export const finishCreditNotes: PaymentJob = {
  name: 'finish-credit-notes',
  cron: '*/5 * * * *',
  run: async (context) => {
    const lost = await context.db
      .select()
      .from(creditNotes)
      .where(and(eq(creditNotes.state, 'pending'), lte(creditNotes.createdAt, plus(now(), -underWayMs))))
    const finish = async (note: (typeof lost)[number]) => {
      try {
        await finishCreditNote(context, note)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        context.log.warn({ invoice: note.invoiceId, reason: error.message }, 'a credit note was refused')
      }
    }
    await eachAlone(context, 'finish-credit-notes', lost, ({ uid }) => uid, finish)
  },
}
