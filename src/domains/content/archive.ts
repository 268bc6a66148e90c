import { deliverableNoun } from '../briefs/deliverable-words.ts'
import type { UsageRights } from '../briefs/brief.ts'
import { rightsWords } from '../collabs/terms-words.ts'
import type { DeliverableType, Platform } from '../profiles/vocabulary.ts'

/** What one archive holds at most: a download of hours breaks off. */
export const archiveAtMost = { deliverables: 100, gigabytes: 5 }
const gigabyte = 1024 ** 3

/** Why there is no archive of so many bytes; null when there is one. */
export function whyNoArchive(bytes: number): string | null {
  if (bytes <= archiveAtMost.gigabytes * gigabyte) return null
  const size = (bytes / gigabyte).toLocaleString('en-GB', { maximumFractionDigits: 1 })
  return `These files come to ${size} GB. One download can be up to ${archiveAtMost.gigabytes} GB: select fewer, and download them in parts.`
}

/** One deliverable of which an archive holds the files. */
export type Archived = {
  creator: string
  handle: string
  venue: string
  /** The day it was approved, on the venue's calendar. */
  day: string
  type: DeliverableType
  platform: Platform
  rights: UsageRights
  /** The last day of the rights, in words. */
  until: string
  liveUrl: string | null
  /** Its files, each by the ending of its type. */
  endings: readonly string[]
}

/** What no file system takes in a name: separators, signs of Windows, and characters that cannot be seen. */
const unsafe = /[/\\:*?"<>|\p{C}]+/gu

/** Names that people can read, in the order of the files, each once: `Alice Moreau, Luna, 2026-03-11, Instagram Reel.mp4`. */
export function archiveNames(archived: readonly Archived[]): string[][] {
  const used = new Map<string, number>()
  return archived.map(({ creator, venue, day, type, platform, endings }) =>
    endings.map((ending) => {
      const what = deliverableNoun({ type, platform })
      const name = [creator, venue, day, what].map((part) => part.replace(unsafe, ' ').trim()).join(', ')
      const times = (used.get(name.toLowerCase()) ?? 0) + 1
      used.set(name.toLowerCase(), times)
      return `${name}${times > 1 ? ` (${times})` : ''}.${ending}`
    }),
  )
}

/** What stands beside the files: of each whom to credit, and what may be done with it until when. */
export function rightsText(product: string, venue: string, archived: readonly Archived[]): string {
  const names = archiveNames(archived)
  const parts = archived.map(({ creator, handle, rights, until, liveUrl }, at) => [
    ...(names[at] ?? []),
    `  Credit: ${creator}, @${handle}`,
    `  ${rightsWords(rights, 'brand')}, until ${until}`,
    ...(liveUrl ? [`  Post: ${liveUrl}`] : []),
  ])
  return [
    [`Content for ${venue}, from ${product}.`],
    ['Stop using a file when its rights end, and always credit its creator. Your agreement has the full terms.'],
    ...parts,
  ]
    .map((lines) => `${lines.join('\r\n')}\r\n`)
    .join('\r\n')
}
