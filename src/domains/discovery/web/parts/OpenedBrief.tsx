import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { readAhead } from '../../../../kit/web/calls.ts'
import type { To } from '../../../../kit/web/link.tsx'
import { isThrifty } from '../../../../kit/web/network.ts'
import { discoveryCalls } from '../../contract.ts'
import type { FeedCardData } from './FeedCard.tsx'

const loadDialog = () => import('./ApplyDialog.tsx')
const ApplyDialog = lazy(async () => ({ default: (await loadDialog()).ApplyDialog }))

/** Fetches what a brief is opened with before it is; its own answer once somebody tapped, and not only touched it. */
export function nearBrief(influencerUid: string, briefUid: string, isSure: boolean): void {
  if (isThrifty()) return
  // Opening it tries again, and says so.
  loadDialog().catch(() => undefined)
  if (isSure) readAhead(discoveryCalls.getFeedBrief, { influencerUid, briefUid })
}

type Props = {
  /** The brief that stands in the address. */
  brief: string | undefined
  influencerUid: string
  /** Its card, where it was opened from one: its pictures are there at once. */
  known?: FeedCardData | undefined
  /** The row of the feed it was opened from. */
  ribbonUid?: string | undefined
  looksOn?: boolean
  toBrief: (uid: string) => To
  onLeave: () => void
}

/** The card that is open over a page, with the way to request it. */
export function OpenedBrief({ brief, influencerUid, known, ribbonUid, looksOn = false, toBrief, onLeave }: Props) {
  const close = useCloseCard(brief, onLeave)
  if (!brief) return null
  return (
    <Suspense>
      <ApplyDialog
        key={brief}
        briefUid={brief}
        influencerUid={influencerUid}
        known={known}
        ribbonUid={ribbonUid}
        looksOn={looksOn}
        toBrief={toBrief}
        onClose={close}
      />
    </Suspense>
  )
}

/** Closing a card that was opened here is going back; one whose address was opened from outside is left where it is. */
function useCloseCard(brief: string | undefined, leave: () => void): () => void {
  const { history } = useRouter()
  const [cameOpen] = useState(brief)
  return () => (brief === cameOpen ? leave() : history.back())
}
