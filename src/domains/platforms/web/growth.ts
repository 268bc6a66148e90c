import { largeNumber } from '../../../kit/web/format.ts'
import { changeOver, type Snapshot } from '../accounts.ts'

const width = 320
const height = 72
const edge = 3

/** A growth curve as points of a drawing of 320 × 72, days across, followers up; empty under two snapshots. */
export function curveOf(growth: readonly Snapshot[]): { line: string; area: string } | null {
  const [first, last] = [growth[0], growth.at(-1)]
  if (!first || !last || first === last) return null
  const from = Date.parse(first.day)
  const span = Math.max(1, Date.parse(last.day) - from)
  const counts = growth.map(({ followers }) => followers)
  const [low, high] = [Math.min(...counts), Math.max(...counts)]
  const points = growth.map(({ day, followers }) => {
    const x = edge + ((Date.parse(day) - from) / span) * (width - 2 * edge)
    const y = height - edge - ((followers - low) / Math.max(1, high - low)) * (height - 2 * edge)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return { line: points.join(' '), area: `${edge},${height} ${points.join(' ')} ${width - edge},${height}` }
}

/** "+420 in 30 days"; null without a snapshot that is old enough. */
export function growthWords(growth: readonly Snapshot[], days: number): string | null {
  const change = changeOver(growth, days)
  if (!change) return null
  const by = change.to - change.from
  const sign = by > 0 ? '+' : by < 0 ? '−' : '±'
  return `${sign}${largeNumber(Math.abs(by))} in ${days === 365 ? '12 months' : `${days} days`}`
}
