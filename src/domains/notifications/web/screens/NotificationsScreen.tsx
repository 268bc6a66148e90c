import { Screen } from '../../../../kit/web/screen.tsx'
import { NotificationSettings } from '../parts/NotificationSettings.tsx'

/** What one is told, where, and when: for everybody who is signed in. */
export function NotificationsScreen() {
  return (
    <Screen title="Notifications" lead="Choose what we notify you about, where and when." width="narrow">
      <NotificationSettings />
    </Screen>
  )
}
