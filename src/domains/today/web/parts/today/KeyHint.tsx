import { Kbd } from '@mantine/core'
import styles from './today.module.css'

const keys = [
  ['J', ''],
  ['K', 'to move'],
  ['O', 'or'],
  ['Enter', 'to open'],
  ['A', 'to approve'],
  ['D', 'to decline'],
  ['R', 'to request changes'],
  ['E', 'when it’s done'],
  ['S', 'to snooze'],
  ['C', 'to assign'],
  ['Z', 'to undo'],
  ['/', 'to search'],
] as const

/** The keys of the list, in a line above it. A brand’s team assigns conversations alone. */
export function KeyHint({ mayAssign }: { mayAssign: boolean }) {
  return (
    <small className={`dim ${styles.keys}`}>
      {keys
        .filter(([key]) => key !== 'C' || mayAssign)
        .map(([key, what]) => (
          <span key={key}>
            <Kbd size="xs">{key}</Kbd> {what}
          </span>
        ))}
    </small>
  )
}
