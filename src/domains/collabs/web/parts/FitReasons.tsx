import { Progress } from '@mantine/core'
import styles from './fit-reasons.module.css'

type Reason = { part: string; points: number; of: number; text: string }

/** A fit is never a bare number: its reasons in words, each with its share of the points. */
export function FitReasons({ fit, reasons }: { fit: number; reasons: readonly Reason[] }) {
  return (
    <div className={styles.reasons}>
      <div>
        <b>Fit {fit} of 100</b>{' '}
        <span className="dim">
          —{' '}
          {reasons
            .slice(0, 2)
            .map((reason) => reason.text)
            .join(', ')}
        </span>
      </div>
      {reasons.map((reason) => (
        <div className={styles.reason} key={reason.part}>
          <Progress
            value={(reason.points / reason.of) * 100}
            size={6}
            aria-label={`${reason.part}: ${Math.round(reason.points)} of ${reason.of} points`}
          />
          <small>{reason.text}</small>
        </div>
      ))}
    </div>
  )
}
