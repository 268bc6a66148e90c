import type { CheckName, ContentCheck } from '../../content-checks.ts'
import styles from './upload-tile.module.css'

const titles: Record<CheckName, string> = {
  type: 'File type',
  size: 'Size',
  readable: 'Complete',
  duration: 'Length',
  resolution: 'Resolution',
  orientation: 'Orientation',
  sound: 'Sound',
  repeat: 'Not delivered before',
}

/** The golden rules for one file: what is in order, and cause and fix of what is not. */
export function Checklist({ checks }: { checks: readonly ContentCheck[] }) {
  return (
    <ul className={styles.checklist}>
      {checks.map(({ check, ok, cause, fix }) => (
        <li key={check} data-ok={ok}>
          <b>
            <span aria-hidden="true">{ok ? '✓' : '✕'}</span> {titles[check]}
            <span className={styles.checklistWord}>{ok ? ': passed' : ': not passed'}</span>
          </b>
          {!ok && (
            <span>
              {cause} {fix}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
