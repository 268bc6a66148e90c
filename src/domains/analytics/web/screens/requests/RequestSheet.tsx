import { lazy, Suspense } from 'react'
import { ShortlistButton } from '../../../../lists/web/parts/ShortlistButton.tsx'
import { AccountGrowth, PostedContent } from '../../../../platforms/web/parts/PostedContent.tsx'
import { AskedBefore } from '../../../../messages/web/parts/AskedQuestion.tsx'
import { AskQuestion } from '../../../../messages/web/parts/AskQuestion.tsx'
import type { RequestData } from './use-requests.ts'

// Opened by a click on a name: it comes then.
const CreatorSheet = lazy(async () => ({
  default: (await import('../../../../content/web/parts/CreatorSheet.tsx')).CreatorSheet,
}))

type Props = {
  requests: readonly RequestData[]
  brandUid: string
  /** The collab whose creator is open. */
  open: string | undefined
  onOpen: (collabUid: string | undefined) => void
}

/** The page of a creator over a list of requests, with the answer to theirs. */
export function RequestSheet({ requests, brandUid, open, onOpen }: Props) {
  if (!open) return null
  return (
    <Suspense>
      <CreatorSheet
        list={requests.map(({ collab: { uid, influencer, brief } }) => ({
          uid,
          handle: influencer.handle,
          name: influencer.name,
          briefUid: brief.uid,
        }))}
        open={open}
        onOpen={onOpen}
        actions={(creator) => <ShortlistButton creator={creator} brandUid={brandUid} />}
        content={(creator) => <PostedContent creator={creator} />}
        growthOf={({ handle }, platform) => <AccountGrowth handle={handle} platform={platform} />}
        asked={({ request, uid }) => request && <AskedBefore briefUid={request.brief.uid} influencerUid={uid} />}
        requestActions={({ name }, collabUid) => <AskQuestion collabUid={collabUid} name={name} size="sm" />}
      />
    </Suspense>
  )
}
