import { type Counts, outcomes } from '../../outcomes.ts'
import { countedOutcome, type Wording } from '../../outcome-words.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { outcomeTones } from '../tones.ts'
import styles from './imports.module.css'

/** How many rows became what; what no row became is left out. */
export function OutcomeCounts({ kind, counts }: { kind: Wording; counts: Counts }) {
  // Those that need a city are imported too: one number says how many all are.
  const shown = kind === 'own' ? { ...counts, added: counts.added + counts.asks } : counts
  const found = outcomes.filter((outcome) => shown[outcome] > 0)
  if (found.length === 0) return null
  return (
    <ul className={`plain-list ${styles.counts}`} aria-label="Rows by outcome">
      {found.map((outcome) => (
        <li key={outcome}>
          <Badge tone={outcomeTones[outcome]}>{countedOutcome(kind, outcome, shown[outcome])}</Badge>
        </li>
      ))}
    </ul>
  )
}
