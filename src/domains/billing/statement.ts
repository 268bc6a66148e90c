import type { Currency } from '../plans/tiers.ts'

/** One line of a monthly statement. `amount` is minor units; what is free or waived is 0 and says so. */
export type StatementLine = {
  key: string
  at: string
  kind: 'plan' | 'discount' | 'fee' | 'credit' | 'tax'
  text: string
  currency: Currency
  amount: number
  state:
    | 'free'
    | 'due'
    | 'billed'
    | 'waived'
    | 'open'
    | 'paid'
    | 'void'
    | 'uncollectible'
    | 'draft'
    | 'deducted'
    | 'refunded'
    | 'kept'
  /** Why it was waived. */
  note: string
  /** Whose collab it is for; null for what is the whole organisation's, and for fees of venues that the reader doesn't see. */
  brandUid: string | null
}

/** What a line's state is called, on the page and in both files. */
export const statementStates: Readonly<Record<StatementLine['state'], string>> = {
  free: 'Free collab',
  due: 'On your next invoice',
  billed: 'Billed',
  waived: 'Waived',
  draft: 'Being prepared',
  open: 'Due',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Written off',
  deducted: 'Taken off the invoice',
  refunded: 'Refunded',
  kept: 'Credit for your next invoice',
}

/** What a line is for, in a file. */
export const lineKinds: Readonly<Record<StatementLine['kind'], string>> = {
  plan: 'Plan',
  discount: 'Discount',
  fee: 'Collab fee',
  credit: 'Credit note',
  tax: 'Tax',
}

/** What each currency's lines come to, in the order in which the currencies first appear. */
export function totalsOf(lines: readonly Pick<StatementLine, 'currency' | 'amount'>[]) {
  const totals = new Map<Currency, number>()
  for (const { currency, amount } of lines) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  return [...totals].map(([currency, amount]) => ({ currency, amount }))
}

export type StatementVenue = { uid: string; name: string; createdAt: string }

/** What one venue has of a statement, in one currency. Minor units; discounts are taken off the plan. */
export type VenueLine = {
  uid: string | null
  name: string
  currency: Currency
  plan: number
  fees: number
  tax: number
  total: number
}

/**
 * A statement as a line for each venue, which come to the same totals. A collab's fee is its venue's, and so is what's credited of
 * it; an invoice's plan and tax are shared equally by the venues there were on its day, what can't be divided by the oldest.
 */
export function venueLinesOf(lines: readonly StatementLine[], venues: readonly StatementVenue[]): VenueLine[] {
  const found = new Map<string, VenueLine>()
  const add = (venue: StatementVenue | undefined, { currency, kind, brandUid }: StatementLine, amount: number) => {
    const key = `${currency} ${venue?.uid ?? ''}`
    const line = found.get(key) ?? {
      uid: venue?.uid ?? null,
      name: venue?.name ?? 'Closed venues',
      currency,
      plan: 0,
      fees: 0,
      tax: 0,
      total: 0,
    }
    line[brandUid !== null ? 'fees' : kind === 'tax' ? 'tax' : 'plan'] += amount
    line.total += amount
    found.set(key, line)
  }
  for (const line of lines) {
    // Those that cost nothing have a line too.
    for (const venue of venues) if (venue.createdAt <= line.at) add(venue, line, 0)
    if (line.brandUid !== null) {
      add(
        venues.find(({ uid }) => uid === line.brandUid),
        line,
        line.amount,
      )
      continue
    }
    const there = venues.filter(({ createdAt }) => createdAt <= line.at)
    const shared = there.length > 0 ? there : venues
    if (shared.length === 0) add(undefined, line, line.amount)
    const parts = inParts(line.amount, shared.length)
    for (const [at, venue] of shared.entries()) add(venue, line, parts[at] ?? 0)
  }
  const order = (line: VenueLine) => venues.findIndex(({ uid }) => uid === line.uid) >>> 0
  return [...found.values()].toSorted((a, b) => order(a) - order(b))
}

/** An amount in equal whole parts, the first ones larger by one where it doesn't divide. */
function inParts(amount: number, count: number): number[] {
  const each = Math.trunc(amount / count)
  const rest = amount - each * count
  return Array.from({ length: count }, (_, at) => each + (at < Math.abs(rest) ? Math.sign(rest) : 0))
}

type ForReader = { lines: StatementLine[]; venues: VenueLine[] }

/** A statement for somebody who sees some of the venues: of the others they read what these cost together. The totals stay. */
export function forReader(
  lines: readonly StatementLine[],
  venues: readonly StatementVenue[],
  sees: (brandUid: string) => boolean,
): ForReader {
  const all = venueLinesOf(lines, venues)
  const hidden = (uid: string | null) => uid !== null && !sees(uid)
  const others = new Map<Currency, VenueLine>()
  for (const line of all.filter(({ uid }) => hidden(uid))) {
    const sum = others.get(line.currency) ?? {
      ...line,
      uid: null,
      name: 'Other venues',
      plan: 0,
      fees: 0,
      tax: 0,
      total: 0,
    }
    for (const part of ['plan', 'fees', 'tax', 'total'] as const) sum[part] += line[part]
    others.set(line.currency, sum)
  }
  const merged = new Map<string, StatementLine>()
  for (const line of lines.filter(({ brandUid }) => hidden(brandUid))) {
    const key = `others-${line.currency}-${line.state}`
    const amount = (merged.get(key)?.amount ?? 0) + line.amount
    merged.set(key, { ...line, key, amount, text: 'Collabs at other venues', note: '', brandUid: null })
  }
  return {
    lines: [...lines.filter(({ brandUid }) => !hidden(brandUid)), ...merged.values()],
    venues: [...all.filter(({ uid }) => !hidden(uid)), ...others.values()],
  }
}
