import { isSigned, sign } from '../../../kit/server/signing.ts'
import type { Config } from '../../../kit/server/config.ts'
import { hourMs, now } from '../../../kit/server/clock.ts'

/** How long the address of a picture works once a page was opened. */
const validMs = hourMs

type Asked = { collab?: string; until?: string; sig?: string }

/** The address of a story as one picture, for who may see the story. */
export function storyPictureLink(config: Config, collabUid: string): string {
  const until = String(Math.ceil(now().getTime() / validMs + 1) * validMs)
  const sig = sign(config, 'story-picture', collabUid, until)
  return `/story/picture.png?${new URLSearchParams({ collab: collabUid, until, sig })}`
}

export function isStoryPictureLink(config: Config, { collab = '', until = '', sig = '' }: Asked): boolean {
  return (
    /^\d{1,15}$/.test(until) && Number(until) > now().getTime() && isSigned(config, 'story-picture', sig, collab, until)
  )
}
