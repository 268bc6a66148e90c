import styles from './consent.module.css'

/** No and yes look alike, and no is said first. */
export function ConsentAnswers({ onAnswer }: { onAnswer?: ((yes: boolean) => void) | undefined }) {
  return (
    <div className={styles.answers}>
      <button type="button" value="no" onClick={() => onAnswer?.(false)}>
        Decline
      </button>
      <button type="button" value="yes" onClick={() => onAnswer?.(true)}>
        Accept
      </button>
    </div>
  )
}
