/** Why an invoice is corrected, as the customer reads it. */
export const creditReasons = {
  duplicate: 'Duplicate',
  'wrong-amount': 'Wrong amount',
  'not-provided': 'Service not provided',
  goodwill: 'Goodwill',
} as const
export type CreditReason = keyof typeof creditReasons

/** A line of an invoice before tax. What was waived is credited by a line of another invoice already. */
type Line = { id: string; net: number; isWaived: boolean }
type Credited = { lines: readonly { lineId: string | null; net: number }[] }
/** What is taken back of a line, before tax. Minor units. */
export type CreditLine = { lineId: string; net: number }
export type Left = { net: number; lines: readonly CreditLine[] }

const sumOf = (lines: readonly { net: number }[]) => lines.reduce((sum, { net }) => sum + net, 0)

/** What can still be credited of an invoice and of each of its lines, after the credit notes it has. A line below zero leaves less to the others. */
export function leftOf(lines: readonly Line[], notes: readonly Credited[]): Left {
  const credited = notes.flatMap((note) => note.lines)
  const net = Math.max(0, sumOf(lines) - sumOf(credited))
  return {
    net,
    lines: lines.map(({ id, net: whole, isWaived }) => {
      const left = isWaived ? 0 : whole - sumOf(credited.filter(({ lineId }) => lineId === id))
      return { lineId: id, net: Math.min(net, Math.max(0, left)) }
    }),
  }
}

/** All that is left, by line. */
export function wholeOf({ net, lines }: Left): CreditLine[] {
  let left = net
  return lines.flatMap((line) => {
    const part = Math.min(left, line.net)
    left -= part
    return part > 0 ? [{ ...line, net: part }] : []
  })
}

export const nothingLeft = 'There’s nothing left to credit on this invoice.'

/** Why these lines can’t be credited; empty when they can. */
export function creditProblem(asked: readonly CreditLine[], { net, lines }: Left): string {
  if (net === 0) return nothingLeft
  if (asked.length === 0) return 'Enter an amount for at least one line.'
  if (new Set(asked.map(({ lineId }) => lineId)).size < asked.length) return 'Enter one amount for each line.'
  const isTooMuch = asked.some((one) => one.net > (lines.find(({ lineId }) => lineId === one.lineId)?.net ?? 0))
  if (isTooMuch || sumOf(asked) > net)
    return 'That’s more than is left of the invoice. Reload to see what can still be credited.'
  return ''
}
