import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toBrief, toBriefs } from '../../../briefs/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { groupCalls } from '../../contract.ts'
import { copySearch } from '../links.ts'
import { CopyForm } from './group/CopyForm.tsx'

/** One brief at several venues: which of them, and what differs there. */
export function CopyBriefScreen() {
  const [{ uid, brief: briefUid }] = useAddress(copySearch)
  const brandUid = useProfileUid(uid)
  const copies = useRead(groupCalls.getBriefCopies, { briefUid: briefUid ?? '' }, { enabled: briefUid !== undefined })
  if (!briefUid)
    return (
      <Screen title="Copy to other venues">
        <EmptyState title="Choose a brief to copy" action={<LinkTo to={toBriefs(brandUid)}>All briefs</LinkTo>} />
      </Screen>
    )
  return (
    <Screen
      title="Copy to other venues"
      lead={
        copies.data && (
          <>
            <LinkTo to={toBrief(copies.data.brandUid, briefUid)}>{copies.data.title || 'Untitled brief'}</LinkTo>, from{' '}
            {copies.data.brandName}. Each copy is a draft, with that venue’s photos and account to mention.
          </>
        )
      }
      of={copies}
      shape="form"
    >
      {(data) =>
        data.venues.length === 0 ? (
          <EmptyState
            title="No venues to copy to"
            text="You can copy briefs to your organisation’s other venues if you’re on their team."
            action={<LinkTo to={toBrief(data.brandUid, briefUid)}>Back to the brief</LinkTo>}
          />
        ) : (
          <CopyForm key={briefUid} briefUid={briefUid} source={data} />
        )
      }
    </Screen>
  )
}
