import { Kbd } from '@mantine/core'
import styles from './today.module.css'

/** Where the keys of the list are explained; nothing where there is no keyboard. */
export function KeyHint() {
  return (
    <small className={`dim ${styles.keys}`}>
      Press <Kbd size="xs">?</Kbd> for keys
    </small>
  )
}
