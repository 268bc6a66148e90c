import { Progress } from '@mantine/core'
import { capitalised } from '../../../../kit/web/format.ts'
import { scoreWords } from '../../../profiles/score-words.ts'
import styles from './fit-reasons.module.css'

type Reason = { part: string; points: number; of: number; text: string }

/** A match is never a bare number: its reasons in words, once, each with its share of the points. */
export function FitReasons({ fit, reasons }: { fit: number; reasons: readonly Reason[] }) {
  return (
    <div className={styles.reasons}>
      <b data-tip={scoreWords.match}>Match {fit}/100</b>
      {reasons.map((reason) => (
        <div className={styles.reason} key={reason.part}>
          <Progress
            value={(reason.points / reason.of) * 100}
            size={6}
            aria-label={`${reason.part}: ${Math.round(reason.points)} of ${reason.of} points`}
          />
          <small>{capitalised(reason.text)}</small>
        </div>
      ))}
    </div>
  )
}
