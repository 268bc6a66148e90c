import { Screen } from '../../../../kit/web/screen.tsx'
import { ContentTable } from '../parts/ContentTable.tsx'

/** The content of all collabs, and what there is to do about each. */
export function ContentScreen() {
  return (
    <Screen title="Content" lead="Every Reel, Story and post, with what’s left to do." width="wide">
      <ContentTable />
    </Screen>
  )
}
