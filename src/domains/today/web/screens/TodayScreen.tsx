import { dayOf } from '../../../../kit/web/format.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { Today } from '../parts/Today.tsx'

/** Today, for a brand’s team and for staff. */
export function TodayScreen() {
  const now = useNow()
  return (
    <Screen title="Today" lead={dayOf(new Date(now).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone)}>
      <Today />
    </Screen>
  )
}
