import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { first, one } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachAlone } from '../../../../kit/server/due.ts'
import { ensureCustomer } from '../checkout.ts'
import { type Fee, pushFee } from '../fees.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { listAccounts } from '../organisation.ts'
import type { PaymentContext, PaymentJob } from '../reconcile.ts'
import { fees } from '../tables.ts'

const batchSize = 100

/** Ten minutes, then twice as long each time, at most a day. */
const waitAfter = (tries: number) => Math.min(dayMs, 10 * minuteMs * 2 ** Math.min(tries, 8))

/**
 * Puts each due fee onto the organisation's next invoice, and takes a waived one off again. The provider is asked with the
 * collab's id as key, so a killed process or a repeated try adds nothing twice.
 */
export const chargeFees: PaymentJob = {
  name: 'charge-fees',
  cron: '*/5 * * * *',
  run: async (context) => {
    for (let batch = await claim(context); batch.length > 0; batch = await claim(context))
      await eachAlone(
        context,
        'charge-fees',
        batch,
        ({ collabUid }) => collabUid,
        (fee) => sendFee(context, fee),
      )
  },
}

/** Fees whose time has come; each is tried again later unless this try ends well. */
async function claim({ db }: PaymentContext): Promise<Fee[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(fees)
      .where(and(lte(fees.nextTryAt, now()), inArray(fees.state, ['due', 'waived'])))
      .orderBy(asc(fees.nextTryAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const claimed: Fee[] = []
    for (const fee of due) {
      const after = one(
        await tx
          .update(fees)
          .set({ tries: fee.tries + 1, nextTryAt: plus(now(), waitAfter(fee.tries)) })
          .where(eq(fees.collabUid, fee.collabUid))
          .returning(),
      )
      claimed.push(after)
    }
    return claimed
  })
}

async function sendFee(context: PaymentContext, fee: Fee): Promise<void> {
  const { db, payments } = context
  const org = await findOrganisation(db, fee.orgUid)
  const payer = (await listAccounts(db, fee.orgUid)).find((person) => person.isAdmin)
  if (!org || !payer) return
  const customerId = await ensureCustomer(db, payments, org, payer.uid)
  const { collabUid, amount, currency } = fee
  const line = { currency, reference: collabUid }
  const charge = { ...line, amount, text: `Collab: ${fee.label}` }
  // A waived one may have been billed by a try whose answer was lost: the same key finds out, then it is taken back.
  const itemId = fee.itemId ?? (await payments.addInvoiceItem(customerId, charge, `fee:${collabUid}`))
  const credit = { ...line, amount: -amount, text: `Waived: ${fee.label}` }
  const creditId =
    fee.state === 'waived' ? await payments.addInvoiceItem(customerId, credit, `waive:${collabUid}`) : null
  await db.transaction(async (tx) => {
    const now = first(await tx.select().from(fees).where(eq(fees.collabUid, collabUid)).for('update'))
    if (now.state === 'due')
      await tx.update(fees).set({ state: 'billed', itemId, nextTryAt: null }).where(eq(fees.collabUid, collabUid))
    else if (creditId)
      await tx.update(fees).set({ itemId, creditId, nextTryAt: null }).where(eq(fees.collabUid, collabUid))
    // Waived while it was being billed: the next run takes it back.
    else await tx.update(fees).set({ itemId }).where(eq(fees.collabUid, collabUid))
    await pushFee(tx, fee.orgUid)
  })
}
