import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { capitalised, dayOf } from '../../../../../kit/web/format.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { deliverableName } from '../../../../briefs/deliverable-words.ts'
import { sideWords } from '../../../../audit/sides.ts'
import type { collabCalls } from '../../../../collabs/contract.ts'
import { chosenOf, visitOf } from '../../../../collabs/web/booked-words.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import type { MessageView } from '../../../contract.ts'
import type { ThreadNote } from '../../../contract/notes.ts'
import type { ThreadData } from './thread-data.ts'

type EventData = OutputOf<typeof collabCalls.getCollabTimeline>['events'][number]

/** A line of a conversation. Messages in a row of one author are a group: named once, with one time below. */
export type Item = { key: string; at: string; startsDay: string | null } & (
  | { event: string }
  | { message: MessageView; isFirst: boolean; isLast: boolean }
  | { note: ThreadNote }
)

/** Messages of one author that are further apart than this are not a group. */
const groupMs = 5 * 60_000

type Written = {
  messages: readonly MessageView[]
  /** Of the reader’s own side. */
  notes: readonly ThreadNote[]
  events: readonly EventData[]
  /** Earlier messages are not left to load. */
  isWhole: boolean
}

/** What was said and noted with what happened between, oldest first. */
export function itemsOf(
  { messages, notes, events, isWhole }: Written,
  thread: ThreadData,
  collab: CollabData,
  /** The reader’s. */
  timezone: string,
): Item[] {
  const from = isWhole ? '' : (messages.at(-1)?.at ?? '')
  const lines = [
    // Both come newest first: what is of one moment keeps its order.
    ...events
      .toReversed()
      .filter(({ at }) => at >= from)
      .map(({ uid, at, words, side, details }) => {
        const chosen = chosenOf(details, collab)
        const about = deliverableName(details.type) ?? (chosen && visitOf(details, collab.brand.timezone))
        const what = [words, about].filter(Boolean).join(': ')
        return { key: uid, at, times: 1, what, by: nameOf(side, thread), ...(chosen && { more: chosen }) }
      }),
    ...(isWhole ? askedOf(thread) : []),
    ...(isWhole && collab.message ? [openingOf(collab, thread)] : []),
    ...notes
      .toReversed()
      .filter(({ at }) => at >= from)
      .map((note) => ({ key: note.uid, at: note.at, note })),
    ...messages.toReversed().map((message) => ({ key: message.uid, at: message.at, message })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  const found = folded(lines, timezone).map((line) =>
    !('what' in line)
      ? line
      : {
          key: line.key,
          at: line.at,
          event: `${line.what}${line.times > 1 ? ` (${line.times} times)` : ''} · ${line.by}${line.more ? `. ${line.more}` : ''}`,
        },
  )
  const days = found.map(({ at }) => dayOf(at, timezone))
  return found.map((item, index) => {
    const startsDay = days[index] === days[index - 1] ? null : (days[index] ?? null)
    if (!('message' in item)) return { ...item, startsDay }
    const [before, after] = [found[index - 1], found[index + 1]]
    return {
      ...item,
      startsDay,
      isFirst: startsDay !== null || !isGroup(before, item),
      isLast: days[index] !== days[index + 1] || !isGroup(item, after),
    }
  })
}

type EventLine = { key: string; at: string; times: number; what: string; by: string; more?: string }

/** What one side did several times in a row on one day is one line, with the time of the last. */
function folded<Line extends { at: string; key: string }>(
  lines: readonly (EventLine | Line)[],
  timezone: string,
): (EventLine | Line)[] {
  return lines.reduce<(EventLine | Line)[]>((before, line) => {
    const last = before.at(-1)
    if (!last || !isEvent(last) || !isEvent(line)) return [...before, line]
    const isSame = last.what === line.what && last.by === line.by
    if (!isSame || dayOf(last.at, timezone) !== dayOf(line.at, timezone)) return [...before, line]
    return [...before.slice(0, -1), { ...line, times: last.times + 1 }]
  }, [])
}

const isEvent = (line: object): line is EventLine => 'what' in line

type Found = { at: string; message?: MessageView }

function isGroup(a: Found | undefined, b: Found | undefined): boolean {
  if (!a?.message || !b?.message) return false
  const isSame = a.message.author === b.message.author && a.message.side === b.message.side
  return isSame && Date.parse(b.at) - Date.parse(a.at) < groupMs
}

/** What came before the conversation, by its key: it can’t be replied to. */
export const cameBefore: ReadonlySet<string> = new Set(['question', 'answer', 'opening'])

/** What a message is besides its words, where it came before the conversation. */
const wordless = { key: null, pictures: [], documents: [], voice: null, read: null, replyTo: null, reactions: [] }

/** What the creator asked before the collab began, and the answer. */
function askedOf({ question, ...thread }: ThreadData) {
  if (!question) return []
  const { askedAt, text, masked, answer } = question
  const before = (key: string, { at, side, author, ...words }: Words) => {
    const mine = side === thread.side
    return { key, at, message: { ...wordless, ...words, uid: key, at, side, author, mine, byMe: mine } }
  }
  return [
    before('question', { at: askedAt, side: 'influencer', author: thread.influencer.name, text, masked }),
    ...(answer ? [before('answer', answer)] : []),
  ]
}
type Words = Pick<MessageView, 'at' | 'side' | 'author' | 'text' | 'masked'>

/** What came with the request or the invitation is the first that was said. */
function openingOf({ message, startedBy, requestedAt }: CollabData, thread: ThreadData) {
  const mine = startedBy === thread.side
  const author = startedBy === 'staff' ? productName() : thread[startedBy].name
  return {
    key: 'opening',
    at: requestedAt,
    message: {
      ...wordless,
      uid: 'opening',
      at: requestedAt,
      side: startedBy,
      author,
      mine,
      byMe: mine,
      text: message,
      masked: false,
    },
  }
}

/** Who did something, from the reader's side: nobody is called “the creator” to their own face. */
function nameOf(side: EventData['side'], thread: ThreadData): string {
  if (side !== 'brand' && side !== 'influencer') return capitalised(sideWords[side])
  if (side !== thread.side) return thread[side].name
  return side === 'brand' ? 'Your team' : 'You'
}

/** Who reads what is written in an empty conversation; null once the visit has begun: there is nothing left to ask about it. */
export function hintOf(
  { side, brand, influencer }: Pick<ThreadData, 'side' | 'brand' | 'influencer'>,
  { stage, visit }: Pick<CollabData, 'stage' | 'visit'>,
  nowMs: number,
): string | null {
  if (side === 'staff') return `${brand.name} and ${influencer.name} both see what you write here.`
  if (stage >= 5 || (visit && Date.parse(visit.startsAt) <= nowMs)) return null
  const asked =
    side === 'brand' ? `${influencer.name} anything about the visit` : `${brand.name} anything about your visit`
  return `Ask ${asked}. We’ll let you know when they reply.`
}
