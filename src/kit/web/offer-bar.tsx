import { Button } from '@mantine/core'
import styles from './offer-bar.module.css'

type Props = { words: string; act: string; later: string; isBusy?: boolean; onAct: () => void; onLater: () => void }

/** Something that one may do now, over the page, and in nobody's way. */
export function OfferBar({ words, act, later, isBusy = false, onAct, onLater }: Props) {
  return (
    <section className={`no-print ${styles.bar}`} aria-label={act}>
      <span className={styles.words}>{words}</span>
      <Button size="sm" variant="white" className={styles.button} loading={isBusy} onClick={onAct}>
        {act}
      </Button>
      <Button size="sm" variant="transparent" className={styles.later} onClick={onLater}>
        {later}
      </Button>
    </section>
  )
}
