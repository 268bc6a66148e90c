import { largeNumber } from '../../../../../kit/web/format.ts'
import { percentWords } from '../../parts/summary-words.ts'

/** "30.1K views (−29%)"; "0 visits (4 before)": a number beside that of the period before, where there is one to compare with. */
export function changeWords(now: number, before: number | null, one: string): string {
  const words = `${largeNumber(now)} ${now === 1 ? one : `${one}s`}`
  if (!before) return words
  if (now === 0) return `${words} (${largeNumber(before)} before)`
  const change = changePercent(now, before)
  return change === '0%' ? `${words} (as before)` : `${words} (${change})`
}

/** "+12%", "−29%"; a dash where one of both isn’t known, or there was nothing. */
export function changePercent(now: number | null, before: number | null): string {
  if (now === null || !before) return '–'
  const percent = Math.round(((now - before) / before) * 100)
  return `${percent > 0 ? '+' : ''}${percentWords(percent)}`
}
