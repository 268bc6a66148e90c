import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toBrief } from '../../../briefs/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { groupCalls } from '../../contract.ts'
import { copySearch } from '../links.ts'
import { BackToGroup } from './group/BackToGroup.tsx'
import { ChooseBrief } from './group/ChooseBrief.tsx'
import { CopyForm } from './group/CopyForm.tsx'

/** One brief at several venues: which of them, and what differs there. */
export function CopyBriefScreen() {
  const [{ uid, brief: briefUid }] = useAddress(copySearch)
  const brandUid = useProfileUid(uid)
  const copies = useRead(groupCalls.getBriefCopies, { briefUid: briefUid ?? '' }, { enabled: briefUid !== undefined })
  const group = useRead(groupCalls.getGroup, { brandUid }, { enabled: briefUid === undefined })
  if (!briefUid)
    return (
      <Screen
        title="Copy to other venues"
        lead={<BackToGroup brandUid={brandUid}>You choose the venues next.</BackToGroup>}
        of={group}
        shape="form"
      >
        {({ venues }) => <ChooseBrief brandUids={venues.map((venue) => venue.uid)} />}
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
