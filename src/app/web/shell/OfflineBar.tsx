import { useIsOnline } from '../../../kit/web/network.ts'
import styles from '../shell.module.css'

/** Said quietly for as long as there is no network; `keeps`: what a creator saw of their own stays on this device. */
export function OfflineBar({ keeps }: { keeps: boolean }) {
  const isOnline = useIsOnline()
  return (
    <output className={`no-print ${styles.offline}`}>
      {!isOnline &&
        `You’re offline. ${keeps ? 'Your visits, messages and profile are still here. ' : ''}Messages will be sent once you’re back online; other changes need a connection.`}
    </output>
  )
}
