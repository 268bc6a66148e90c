import { Stack } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useList, useRead } from '../../../../../kit/web/calls.ts'
import { InActionSlot } from '../../../../../kit/web/action-slot.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { briefCalls } from '../../../../briefs/contract.ts'
import { ReviewBrief } from '../../../../briefs/web/parts/review/ReviewBrief.tsx'
import { Conversation } from '../../../../campaigns/web/parts/Conversation.tsx'
import { collabCalls } from '../../../../collabs/contract.ts'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import { TermsCard } from '../../../../collabs/web/parts/TermsCard.tsx'
import { contentCalls } from '../../../../content/contract.ts'
import { ContentToReview } from '../../../../content/web/parts/ContentToReview.tsx'
import { CreatorProfile } from '../../../../content/web/parts/CreatorProfile.tsx'
import { Logistics } from '../../../../logistics/web/parts/Logistics.tsx'
import { meetingCalls } from '../../../../meetings/contract.ts'
import { MeetingRequest } from '../../../../meetings/web/parts/MeetingRequest.tsx'
import { AnswerQuestion } from '../../../../messages/web/parts/AnswerQuestion.tsx'
import { AskedBefore } from '../../../../messages/web/parts/AskedQuestion.tsx'
import { ConversationHere } from '../../../../messages/web/parts/ConversationHere.tsx'
import { AccountScreenshots } from '../../../../profiles/web/parts/AccountScreenshots.tsx'
import { ReviewApplication } from '../../../../profiles/web/parts/ReviewApplication.tsx'
import { RecordHealth } from '../../../../records/web/parts/RecordHealth.tsx'
import { RecordTasks } from '../../../../records/web/parts/RecordTasks.tsx'
import { stepOf } from '../../../step.ts'
import { StoryPageAnswer } from '../../../../value/web/parts/StoryPageAnswer.tsx'
import { isOfCollab, type KindOfCollab } from '../../words.ts'
import type { TodayItem } from '../../../contract.ts'

type Props = { item: TodayItem; isStaff: boolean; onReopen: () => void }

/** The thing itself: what was sent to review, what was written, what was agreed, a request, a page to agree to, a call that was asked for, an application, a screenshot, a brief. Of others, the creator it is about. */
export function ItemBody({ item, isStaff, onReopen }: Props) {
  const { kind, subjectUid, collabUid, influencer, brief } = item
  if (kind === 'brief') return <Brief uid={subjectUid} onUndone={onReopen} />
  if (kind === 'health')
    return (
      <Stack mt="md">
        <RecordHealth recordUid={subjectUid} />
      </Stack>
    )
  if (kind === 'step') return <RecordTasks recordUid={stepOf(item.detail ?? '').recordUid} />
  if (kind === 'question')
    return (
      <Stack mt="md">
        <Conversation uid={subjectUid} isTeam hasKeys />
      </Stack>
    )
  if (kind === 'meeting-request') return <CallRequest uid={subjectUid} />
  if (kind === 'story-page' && influencer)
    return (
      <Stack mt="md">
        <StoryPageAnswer collabUid={subjectUid} creator={influencer.name} />
      </Stack>
    )
  if (isOfCollab(kind)) return <OfCollab kind={kind} uid={collabUid ?? subjectUid} onUndone={onReopen} />
  if (!influencer) return null
  return (
    <Stack mt="md">
      {kind === 'brief-question' && brief && <AnswerQuestion briefUid={brief.uid} influencerUid={influencer.uid} />}
      {kind === 'application' && <ReviewApplication influencerUid={influencer.uid} onUndone={onReopen} />}
      {kind === 'screenshot' && (
        <AccountScreenshots influencerUid={influencer.uid} only={item.detail} hasKeys onUndone={onReopen} />
      )}
      {kind === 'request' && isStaff && <Answer collabUid={subjectUid} onUndone={onReopen} />}
      <Creator
        handle={influencer.handle}
        briefUid={brief?.uid}
        isAnswered={kind === 'request' && !isStaff}
        beginsWithNumbers={kind === 'application'}
        onUndone={onReopen}
      />
    </Stack>
  )
}

/** The content or messages of a collab that need an answer, with its agreed terms. */
function OfCollab({ kind, uid, onUndone }: { kind: KindOfCollab; uid: string; onUndone: () => void }) {
  const collab = useRead(collabCalls.getCollab, { uid })
  return (
    <Loaded of={collab}>
      {(data) => (
        <Stack mt="md">
          {kind === 'review' && <ContentToReview collab={data} onUndone={onUndone} />}
          {kind === 'checklist' ? (
            <Logistics collab={data} />
          ) : kind === 'message' || kind === 'help' ? (
            <ConversationHere collab={data} />
          ) : (
            <TermsCard collab={data} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function Creator({
  handle,
  briefUid,
  isAnswered,
  beginsWithNumbers,
  onUndone,
}: {
  handle: string
  briefUid: string | undefined
  /** Whether the item is their request, to be answered here. */
  isAnswered: boolean
  beginsWithNumbers: boolean
  onUndone: () => void
}) {
  const creator = useRead(contentCalls.getCreatorPage, { handle, briefUid })
  return (
    <Loaded of={creator}>
      {(data) => (
        <CreatorProfile
          creator={isAnswered ? data : readOnly(data)}
          asked={data.request && <AskedBefore briefUid={data.request.brief.uid} influencerUid={data.uid} />}
          beginsWithNumbers={beginsWithNumbers}
          hasKeys
          onUndone={onUndone}
        />
      )}
    </Loaded>
  )
}

/** Their page without an answer to a request: the item is about something else, or is answered above. */
function readOnly(creator: OutputOf<typeof contentCalls.getCreatorPage>) {
  const { request } = creator
  if (!request) return creator
  return { ...creator, request: { ...request, can: { ...request.can, approve: false, decline: false } } }
}

/** Staff answer for a brand that does not. */
function Answer({ collabUid, onUndone }: { collabUid: string; onUndone: () => void }) {
  const collab = useRead(collabCalls.getCollab, { uid: collabUid })
  return (
    <Loaded of={collab}>
      {(data) => (
        <InActionSlot>
          <AnswerButtons collab={data} hasKeys onUndone={onUndone} />
        </InActionSlot>
      )}
    </Loaded>
  )
}

function CallRequest({ uid }: { uid: string }) {
  const requests = useList(meetingCalls.listMeetingRequests, { limit: 50 })
  const request = requests.rows.find((one) => one.uid === uid)
  return (
    <Loaded of={{ ...requests, data: requests.first }}>
      {() =>
        request && (
          <Stack mt="md">
            <MeetingRequest request={request} />
          </Stack>
        )
      }
    </Loaded>
  )
}

function Brief({ uid, onUndone }: { uid: string; onUndone: () => void }) {
  const queue = useList(briefCalls.listBriefQueue, { limit: 50 })
  const waiting = queue.rows.find(({ card }) => card.uid === uid)
  return (
    <Loaded of={{ ...queue, data: queue.first }}>
      {() => waiting && <ReviewBrief waiting={waiting} onUndone={onUndone} />}
    </Loaded>
  )
}
