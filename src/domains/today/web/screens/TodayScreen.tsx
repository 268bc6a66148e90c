import { dayOf } from '../../../../kit/web/format.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { Today } from '../parts/Today.tsx'

/** The page of what waits for one, for a brand’s people and our own. */
export function TodayScreen() {
  const now = useNow()
  return (
    <Screen title="Today" lead={dayOf(new Date(now).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone)}>
      <Today />
    </Screen>
  )
}
