import { isSigned, sign } from '../../../kit/server/signing.ts'
import type { Config } from '../../../kit/server/config.ts'
import { hourMs, now } from '../../../kit/server/clock.ts'

/** How long the address of a file works at least once a page was opened. */
const validMs = hourMs

type Asked = { collab?: string; until?: string; sig?: string }

const nextEnd = () => String(Math.ceil(now().getTime() / validMs + 1) * validMs)
const isOver = (until: string) => !/^\d{1,15}$/.test(until) || Number(until) <= now().getTime()

/** The address of a story as one picture, for who may see the story. */
export function storyPictureLink(config: Config, collabUid: string): string {
  const until = nextEnd()
  const sig = sign(config, 'story-picture', collabUid, until)
  return `/story/picture.png?${new URLSearchParams({ collab: collabUid, until, sig })}`
}

export function isStoryPictureLink(config: Config, { collab = '', until = '', sig = '' }: Asked): boolean {
  return !isOver(until) && isSigned(config, 'story-picture', sig, collab, until)
}

export type StoryPaper = {
  collabUid: string
  withCosts: boolean
  /** The link that it was shown by, and ends with; null for the brand's own people and ours. */
  linkUid: string | null
}
export type StoryPaperQuery = Partial<Record<'collab' | 'costs' | 'link' | 'until' | 'sig', string>>

/** The address of a story as a PDF, for who may see it: nobody can add costs to it, or open it once its link has ended. */
export function storyPaperLink(config: Config, { collabUid, withCosts, linkUid }: StoryPaper): string {
  const [costs, link, until] = [withCosts ? 'with' : 'without', linkUid ?? '', nextEnd()]
  const sig = sign(config, 'story-paper', collabUid, costs, link, until)
  return `/story/story.pdf?${new URLSearchParams({ collab: collabUid, costs, link, until, sig })}`
}

/** Which story an address opens as a PDF; null when it is not ours or has ended. */
export function readStoryPaperLink(
  config: Config,
  { collab = '', costs = '', link = '', until = '', sig = '' }: StoryPaperQuery,
): StoryPaper | null {
  if (isOver(until) || !isSigned(config, 'story-paper', sig, collab, costs, link, until)) return null
  return { collabUid: collab, withCosts: costs === 'with', linkUid: link || null }
}
