import { Fragment } from 'react'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { RecordNeighbours } from '../../../desk/web/parts/RecordNeighbours.tsx'
import { briefCalls } from '../../contract.ts'
import { briefSearch, toBriefs } from '../links.ts'
import { BriefEditor } from './brief/BriefEditor.tsx'
import { BriefHistory } from './brief/BriefHistory.tsx'

/** One brief in the editor, with the card beside it as influencers will see it. */
export function BriefScreen() {
  const [{ uid, brief: briefUid, history }] = useAddress(briefSearch)
  const brief = useRead(briefCalls.getBrief, { uid: briefUid ?? '' }, { enabled: briefUid !== undefined })
  if (!briefUid) {
    return (
      <Screen title="Brief">
        <EmptyState title="Choose a brief" action={<LinkTo to={toBriefs(uid)}>All briefs</LinkTo>} />
      </Screen>
    )
  }
  return (
    <Screen title="Brief" bare width="wide" of={brief} shape="form">
      {(data) => (
        <Fragment key={data.uid}>
          <RecordNeighbours recordUid={data.uid} />
          {history ? <BriefHistory brief={data} /> : <BriefEditor brief={data} />}
        </Fragment>
      )}
    </Screen>
  )
}
