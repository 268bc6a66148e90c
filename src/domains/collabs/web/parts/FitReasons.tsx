import { Progress } from '@mantine/core'
import { capitalised, dateOf } from '../../../../kit/web/format.ts'
import { scoreWords } from '../../../profiles/score-words.ts'
import styles from './fit-reasons.module.css'

type Reason = { part: string; points: number; of: number; text: string }
type Props = {
  fit: number
  reasons: readonly Reason[]
  /** When the numbers in the reasons were read, where it was not now. */
  asOf?: string
  /** The creator's reliability today: said where they have one only since. */
  reliability?: number | null
}

/** A match is never a bare number: its reasons in words, once, each with its points of the most that it can bring. */
export function FitReasons({ fit, reasons, asOf, reliability = null }: Props) {
  return (
    <div className={styles.reasons}>
      <div>
        <b data-tip={scoreWords.match}>Match {fit}/100</b>
        {asOf && <small className="dim"> as of {dateOf(asOf, Intl.DateTimeFormat().resolvedOptions().timeZone)}</small>}
      </div>
      {reasons.map((reason) => (
        <div className={styles.reason} key={reason.part}>
          <Progress
            value={(reason.points / reason.of) * 100}
            size={6}
            aria-label={`${reason.part}: ${Math.round(reason.points)} of ${reason.of} points`}
          />
          <small className={styles.points}>
            {Math.round(reason.points)}/{reason.of}
          </small>
          <small>{capitalised(asOf ? sinceWords(reason, reliability) : reason.text)}</small>
        </div>
      ))}
    </div>
  )
}

/** A reason of the day of the request, with what has changed since: new creators get their reliability with the third visit. */
function sinceWords({ part, text }: Reason, reliability: number | null): string {
  const isNewOnly = part === 'reliability' && reliability !== null && text.startsWith('new')
  return isNewOnly ? `fewer than three visits when they asked; reliability now ${reliability}/100` : text
}
