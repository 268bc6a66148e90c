import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { localKeys } from '../../../domains/accounts/web/local-keys.ts'
import styles from '../shell.module.css'

const today = () => new Date().toDateString()

/** The prompt for brands without a plan, away for the day once it was closed. */
export function UpgradePrompt({ onUpgrade }: { onUpgrade: () => void }) {
  const [isClosed, setClosed] = useState(() => localStorage.getItem(localKeys.upgradePromptClosed) === today())
  if (isClosed) return null
  const close = () => {
    localStorage.setItem(localKeys.upgradePromptClosed, today())
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
