import type { Queryable, Tx } from '../../kit/server/database.ts'
import { find, type Kinds, lock, put } from './sandbox-store.ts'

/** What an invoice still owes; those that were made before credit notes don’t say. */
export const remainingOf = ({ status, amount_remaining, total }: Kinds['invoice']): number =>
  amount_remaining ?? (status === 'open' ? total : 0)

/** What a customer has to their credit in a currency. */
export async function creditOf(db: Queryable, customerId: string, currency: string): Promise<number> {
  return (await find(db, 'customer', customerId))?.credit?.[currency] ?? 0
}

/** Pays what it can of a total from the customer’s credit. Answers how much, and the balance before and after as an invoice has it. */
export async function takeCredit(tx: Tx, customerId: string, currency: string, total: number) {
  const before = await creditOf(tx, customerId, currency)
  const credit = Math.max(0, Math.min(before, total))
  if (credit > 0) await addCredit(tx, customerId, currency, -credit)
  return { credit, balance: { starting_balance: 0 - before, ending_balance: credit - before } }
}

export async function addCredit(tx: Tx, customerId: string, currency: string, amount: number): Promise<void> {
  const customer = await lock(tx, 'customer', customerId)
  const credit = { ...customer.credit, [currency]: (customer.credit?.[currency] ?? 0) + amount }
  await put(tx, 'customer', { ...customer, credit }, null)
}
