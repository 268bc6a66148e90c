import { useIsOnline } from '../../../kit/web/network.ts'
import { useIsSavingPaused } from '../../../kit/web/saving-paused.ts'
import styles from '../shell.module.css'

/** Said quietly for as long as there is no network, or nothing can be saved; `keeps`: what a creator saw of their own stays on this device. */
export function OfflineBar({ keeps }: { keeps: boolean }) {
  const isOnline = useIsOnline()
  const isPaused = useIsSavingPaused()
  return (
    <output className={`no-print ${styles.offline}`}>
      {isPaused &&
        isOnline &&
        'Saving is paused for a moment. Keep this page open: we’ll save your change as soon as we can.'}
      {!isOnline &&
        `You’re offline. ${keeps ? 'Your visits, messages and profile are still here. ' : ''}Messages will be sent once you’re back online; other changes need a connection.`}
    </output>
  )
}
