import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { eachAlone } from '../../../../kit/server/due.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { notifyBillingAdmins } from '../organisation.ts'
import { reminderOf, wordsOfTrialEnd } from '../plan-words.ts'
import type { PaymentContext, PaymentJob } from '../reconcile.ts'
import { providerSubscriptions } from '../tables.ts'
import { findTrial } from '../trials.ts'

const { id, orgUid, status, ending, startedAt, periodEnd, remindedOf } = providerSubscriptions
const isToRemind = () =>
  and(
    eq(status, 'trialing'),
    eq(ending, false),
    gt(periodEnd, now()),
    or(isNull(remindedOf), ne(remindedOf, periodEnd)),
  )

/** Before a free trial ends, an organisation's admins are told what they'll pay from when, or that a card is missing. Once for each end. */
export const remindTrials: PaymentJob = {
  name: 'remind-trials',
  cron: '17 * * * *',
  run: async (context) => {
    const rows = await context.db
      .select({ id, orgUid, startedAt, endsAt: periodEnd })
      .from(providerSubscriptions)
      .where(and(isToRemind(), lte(periodEnd, plus(now(), 7 * dayMs))))
    const due = rows.filter((row) => reminderOf(row) <= now())
    await eachAlone(
      context,
      'remind-trials',
      due,
      (row) => row.id,
      (row) => remind(context, row),
    )
  },
}

async function remind(
  { db, config, payments }: PaymentContext,
  row: { id: string; orgUid: string | null; endsAt: Date },
): Promise<void> {
  const org = row.orgUid === null ? null : await findOrganisation(db, row.orgUid)
  if (!org) return
  const trial = await findTrial(db, payments, org.uid)
  if (!trial?.next || trial.subscriptionId !== row.id) return
  const words = wordsOfTrialEnd(trial, trial.next, org.timezone)
  await db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(providerSubscriptions)
      .set({ remindedOf: row.endsAt })
      .where(and(eq(id, row.id), isToRemind()))
      .returning({ id })
    if (claimed)
      await notifyBillingAdmins(tx, config, org.uid, `trial-ends:${row.id}:${row.endsAt.toISOString()}`, words)
  })
}
