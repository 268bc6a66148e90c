import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import styles from '../shell.module.css'

/** The day on which someone did not want to be asked again; for this browser. */
const closedKey = 'upgradePromptClosed'
const today = () => new Date().toDateString()

/** The prompt for brands without a plan, away for the day once it was closed. */
export function UpgradePrompt({ onUpgrade }: { onUpgrade: () => void }) {
  const [isClosed, setClosed] = useState(() => localStorage.getItem(closedKey) === today())
  if (isClosed) return null
  const close = () => {
    localStorage.setItem(closedKey, today())
    setClosed(true)
  }
  return (
    <section className={styles.upgradePrompt} aria-label="Boost your Brand">
      <CloseButton size="sm" aria-label="Not today" onClick={close} />
      <b>Boost your Brand</b>
      <p>Unlock the full platform today.</p>
      <Button size="xs" fullWidth onClick={onUpgrade}>
        Upgrade Now
      </Button>
    </section>
  )
}
