import { randomBytes } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { first } from '../../kit/contract/must.ts'
import { say } from '../../kit/server/bus.ts'
import { now } from '../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'
import { sandboxEvents, sandboxObjects } from './tables.ts'
import type { WireCreditNote } from './wire-credit-notes.ts'
import type { WireInvoice, WireSession, WireSubscription } from './wire.ts'

/** Told when webhooks wait: whoever hands them over listens to it. */
export const paymentsChannel = 'payments'

/** `none`: a trial began without one. */
export type Card = 'good' | 'declined' | 'none'
export type Kinds = {
  /** `tax_percent`: what its subscription’s invoices bear. It and what it follows from are absent of those who were made before. */
  customer: {
    id: string
    name: string
    email: string
    org_uid: string
    card: Card
    country?: string
    vat_number?: string
    company_number?: string
    /** Its lines, without the country. */
    address?: string[]
    tax_percent?: number
    /** A business in the EU that accounts for the VAT itself. */
    reverse_charge?: boolean
    /** Kept for the next invoices, by currency. */
    credit?: Record<string, number>
  }
  price: { id: string; currency: string; unit_amount: number; active: boolean }
  session: WireSession & {
    customer: string
    org_uid: string
    coupon?: string | null
    /** Of a trial; a page without one always asks for a card. */
    trial?: { days: number; needsCard: boolean } | null
    price: string
    quantity: number
    success_url: string
    cancel_url: string
    expires_at: number
    confirmed: boolean
  }
  coupon: { id: string; name: string; percent_off: number | null; amount_off: number | null; months: number }
  /** A discount is here for as long as the present period has it; `left` is the months after this one. */
  subscription: Omit<WireSubscription, 'discounts'> & {
    customer: string
    next_price?: string
    discounts?: { id: string; coupon: string; left: number }[]
  }
  invoice: WireInvoice & { id: string; customer: string; subscription: string | null }
  /** `reference` is absent of those that were made before, and of what we didn’t ask for. */
  item: { id: string; amount: number; currency: string; text: string; type: string; reference?: string }
  credit_note: WireCreditNote
}
type Kind = keyof Kinds

export const seconds = () => Math.floor(now().getTime() / 1000)
export const newId = (prefix: string) => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`

export async function find<K extends Kind>(db: Queryable, kind: K, id: string): Promise<Kinds[K] | null> {
  const [row] = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
  return (row?.data as Kinds[K] | undefined) ?? null
}

/** The same with its row held, for a change. */
export async function lock<K extends Kind>(tx: Tx, kind: K, id: string): Promise<Kinds[K]> {
  const [row] = await tx
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
    .for('update')
  if (!row) throw new Error(`the sandbox has no ${kind} with this ID`)
  return row.data as Kinds[K]
}

/** Everything of a kind that a customer has, newest first. */
export async function list<K extends Kind>(db: Queryable, kind: K, owner: string): Promise<Kinds[K][]> {
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), eq(sandboxObjects.owner, owner)))
    .orderBy(desc(sandboxObjects.at), desc(sandboxObjects.id))
  return rows.map((row) => row.data as Kinds[K])
}

export async function put<K extends Kind>(
  tx: Queryable,
  kind: K,
  data: Kinds[K] & { id: string },
  owner: string | null,
): Promise<void> {
  await tx
    .insert(sandboxObjects)
    .values({ id: data.id, kind, owner, data, at: now() })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { data } })
}

export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.delete(sandboxObjects).where(eq(sandboxObjects.id, id))
}

/** Does something once for each key, however many try at once; the later ones get the first one's answer. */
export async function once(db: Queryable, key: string, work: (tx: Tx) => Promise<string>): Promise<string> {
  return db.transaction(async (tx) => {
    const id = `key_${key}`
    const [first] = await tx
      .insert(sandboxObjects)
      .values({ id, kind: 'key', data: {}, at: now() })
      .onConflictDoNothing()
      .returning({ id: sandboxObjects.id })
    if (first) {
      const answer = await work(tx)
      await tx.update(sandboxObjects).set({ data: { answer } }).where(eq(sandboxObjects.id, id))
      return answer
    }
    const [row] = await tx.select({ data: sandboxObjects.data }).from(sandboxObjects).where(eq(sandboxObjects.id, id))
    return String(row?.data['answer'])
  })
}

/** Writes a webhook beside what it tells of. */
export async function emit(tx: Tx, type: string, object: object): Promise<void> {
  const { rows } = await tx.execute<{ position: string }>(
    sql`select nextval(pg_get_serial_sequence('sandbox_events', 'position')) as position`,
  )
  const position = Number(first(rows).position)
  const id = `evt_sandbox_${String(position).padStart(12, '0')}`
  const body = JSON.stringify({ id, object: 'event', type, created: seconds(), data: { object } })
  await tx.insert(sandboxEvents).values({ position, body })
  await say(tx, paymentsChannel, 'event')
}
