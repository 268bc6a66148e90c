import { useEffect, useEffectEvent } from 'react'
import { useList } from '../../../../../kit/web/calls.ts'
import { useHeldTexts } from '../../../../../kit/web/held-write.ts'
import { type Selection, useSelection } from '../../../../../kit/web/grid/selection.ts'
import type { Side } from '../../../../../access/roles.ts'
import type { Box } from '../../../box-names.ts'
import { messageCalls, type ThreadRow } from '../../../contract.ts'
import type { SupportRow } from '../../../contract/support.ts'

/** A line of the list: the conversation of a collab, or one that our people began with whoever reads it. */
export type ListedThread = ThreadRow | SupportRow

/** How often (ms) what was put off is looked for again. */
const lookMs = 60_000

/** How a conversation is named where it was just marked as done. */
export const heldAs = (collabUid: string) => `thread:${collabUid}`
export const uidOf = (thread: ListedThread) => ('collabUid' in thread ? thread.collabUid : thread.uid)

type Asked = {
  profileUid: string | undefined
  venues: string | undefined
  /** Only the brands that somebody of our team looks after. */
  ofManaged: boolean
  side: Side
  box: Box | 'support'
  search: string | undefined
}

/** The threads of a box in the order in which they are shown, and which of them are selected. */
export function useThreads({ profileUid, venues, ofManaged, side, box: asked, search }: Asked) {
  const isTeam = side === 'admin'
  const box = asked === 'support' ? 'inbox' : asked
  const isOpen = asked !== 'support' && (isTeam || Boolean(profileUid))
  const isInbox = isOpen && box === 'inbox' && !search
  const whose = venues ? { brandUids: venues.split(',') } : { profileUid, ofManaged }
  const threads = useList(messageCalls.listThreads, { ...whose, box, search }, { enabled: isOpen })
  const hasReturned = isInbox && side !== 'influencer'
  const returned = useList(messageCalls.listThreads, { ...whose, box: 'returned' }, { enabled: hasReturned })
  const hasTeam = isInbox && !isTeam
  const fromTeam = useList(messageCalls.listSupportThreads, { fromTeam: true }, { enabled: hasTeam })
  const look = useEffectEvent(() => void (hasReturned && returned.refetch()))
  useEffect(() => {
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [])

  const held = useHeldTexts()
  const back = hasReturned ? returned.rows : []
  const isBack = new Set(back.map(({ collabUid }) => collabUid))
  const others = threads.rows.filter(({ collabUid }) => !isBack.has(collabUid))
  const oldest = threads.hasMore ? (threads.rows.at(-1)?.lastAt ?? '') : ''
  const team = (hasTeam ? fromTeam.rows : []).filter(({ lastAt }) => lastAt >= oldest)
  const rows: ListedThread[] = [...back, ...latestFirst(others, team)].filter(
    (thread) => !('collabUid' in thread && held.has(heldAs(thread.collabUid))),
  )
  const collabRows = rows.filter((thread): thread is ThreadRow => 'collabUid' in thread)
  const selection: Selection<ThreadRow> = useSelection(collabRows, ({ collabUid }) => collabUid)
  const reads = [threads, ...(hasReturned ? [returned] : [])]
  // The list stands without those of our team where they can’t be had, such as without a network.
  const isTeamAsked = !hasTeam || fromTeam.first !== undefined || fromTeam.failureReason !== null
  return {
    rows,
    collabRows,
    selection,
    isBack,
    more: threads.more,
    hasMore: threads.hasMore,
    isFetchingMore: threads.isFetchingNextPage,
    read: {
      error: reads.find(({ error }) => error)?.error ?? null,
      data: isTeamAsked && reads.every(({ first }) => first) ? rows : undefined,
      refetch: () => Promise.all([...reads, ...(hasTeam ? [fromTeam] : [])].map((one) => one.refetch())),
    },
  }
}
export type Threads = ReturnType<typeof useThreads>

/** Those of our people where they fall by time. Without them a box keeps its own order, such as the longest wait first. */
function latestFirst(threads: readonly ThreadRow[], team: readonly SupportRow[]): readonly ListedThread[] {
  if (team.length === 0) return threads
  return [...threads, ...team].toSorted((a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt))
}
