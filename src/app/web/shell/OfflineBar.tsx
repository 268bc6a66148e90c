import { useIsOnline } from '../../../kit/web/network.ts'
import styles from '../shell.module.css'

/** Said quietly for as long as there is no network. */
export function OfflineBar() {
  const isOnline = useIsOnline()
  return (
    <output className={`no-print ${styles.offline}`}>
      {!isOnline && 'You’re offline. You can still see what’s already loaded; changes need a connection.'}
    </output>
  )
}
