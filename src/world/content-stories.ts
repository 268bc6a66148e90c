import { openStorage } from '../adapters/storage/open-storage.ts'
import type { BriefContent } from '../domains/briefs/brief.ts'
import type { Terms } from '../domains/collabs/terms.ts'
import { tickedRules } from '../domains/content/checklist.ts'
import { kindAsked } from '../domains/content/deliverable-checks.ts'
import { demoVideo, drawnPhoto } from '../domains/media/server/build.ts'
import { ingestFile } from '../domains/media/server/ingest.ts'
import type { ContentType, DeliverableType, Platform } from '../domains/profiles/vocabulary.ts'
import { must } from '../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../kit/server/clock.ts'
import type { Config } from '../kit/server/config.ts'
import type { Database } from '../kit/server/database.ts'
import { liveUrlFor } from './live-url.ts'
import { scheduledCollab, storySlot } from './stories.ts'
import { story } from './story.ts'
import type { Person, World } from './world.ts'

/** Where content stories go on, told through the public calls: delivered, approved, published. */

type Parts = { database: Database; config: Config }
type Asked = { type: DeliverableType; contentType: ContentType; platform: Platform }

/** The day after the slot of the stories. */
export const storyDelivery = plus(storySlot, dayMs)

/** A file that someone brings, as after an upload. Answers its uid. */
export async function bringFile(
  { database, config }: Parts,
  person: Person,
  name: string,
  buffer: Buffer,
): Promise<string> {
  const storage = openStorage(config)
  const { uid } = await ingestFile({ db: database.db, storage }, { name, buffer, ownerUid: person.accountUid })
  return uid
}

/** A photo that someone brings; another for every `seed`. */
export async function bringPhoto(parts: Parts, person: Person, seed = 7): Promise<string> {
  return bringFile(parts, person, 'photo.jpg', await drawnPhoto(seed))
}

/** A PDF that someone brings; another for every text in it. */
export async function bringPdf(parts: Parts, person: Person, text: string): Promise<string> {
  return bringFile(parts, person, 'file.pdf', pdfOf(text))
}

/** The least that is read as a PDF. */
export const pdfOf = (text: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Note (${text}) >>\nendobj\ntrailer\n<<>>\n%%EOF\n`)

/** A file that fits a deliverable; another for every `seed`. */
export async function bringFor(parts: Parts, person: Person, asked: Asked, seed: number): Promise<string> {
  if (kindAsked(asked) === 'video') return bringFile(parts, person, 'reel.mp4', await videoOf(seed))
  const photo = asked.type === 'story' ? await drawnPhoto(seed, 1080, 1920) : await drawnPhoto(seed)
  return bringFile(parts, person, 'photo.jpg', photo)
}

/** The demo video with some empty room behind it: the same to look at, another file for every `seed`. */
async function videoOf(seed: number): Promise<Buffer> {
  const room = Buffer.alloc(16)
  room.writeUInt32BE(16, 0)
  room.write('free', 4, 'latin1')
  room.writeUInt32BE(seed, 8)
  return Buffer.concat([await demoVideo(), room])
}

/** A caption that the terms accept. */
export function captionFor(terms: Terms): string {
  const tags = [
    ...terms.mentions.map((name) => `@${name.replace(/^@/, '')}`),
    ...terms.hashtags.map((name) => `#${name.replace(/^#/, '')}`),
  ]
  return [terms.disclosure.accepted[0], 'The counter seats are the best in the house.', ...tags].join(' ')
}

/** Saves and submits every deliverable of a collab that waits for content. */
export async function deliverAll(parts: Parts, maker: Person, collabUid: string, seed = 1): Promise<void> {
  const { terms } = await maker.call('getCollab', { uid: collabUid })
  const { deliverables } = await maker.call('getDeliverables', { collabUid })
  for (const [index, deliverable] of deliverables.entries()) {
    if (!deliverable.can.save) continue
    const fileUid = await bringFor(parts, maker, deliverable, seed + index)
    const saved = await maker.call('saveDeliverable', {
      uid: deliverable.uid,
      version: deliverable.version,
      fileUids: [fileUid],
      caption: captionFor(must(terms)),
      ticks: [...tickedRules],
    })
    await maker.call('submitDeliverable', { uid: saved.uid, version: saved.version })
  }
}

/** Approves every deliverable in review. */
export async function approveAll(host: Person, collabUid: string): Promise<void> {
  for (const deliverable of (await host.call('getDeliverables', { collabUid })).deliverables) {
    if (deliverable.can.approve)
      await host.call('approveDeliverable', { uid: deliverable.uid, version: deliverable.version })
  }
}

/** Marks every approved deliverable as published. */
export async function publishAll(maker: Person, collabUid: string, seed = 1): Promise<void> {
  for (const [index, deliverable] of (await maker.call('getDeliverables', { collabUid })).deliverables.entries()) {
    if (deliverable.can.publish)
      await maker.call('markPublished', {
        uid: deliverable.uid,
        version: deliverable.version,
        url: liveUrlFor(deliverable, seed + index),
      })
  }
}

/** A brief that asks for a photo alone, for stories in which the kind of content does not matter. */
export const onePost: Partial<BriefContent> = {
  deliverables: [{ type: 'post', contentType: 'image', platform: 'instagram', count: 1 }],
}

/** The day after Alice's visit to Luna; nothing is delivered yet. */
export const visitedCollab = story(
  'visitedCollab',
  async (w: World, change: Partial<BriefContent> = {}): Promise<string> => {
    const { uid } = await scheduledCollab(w, change)
    setClock(storyDelivery)
    return uid
  },
)

/** Alice's reel and post are with Luna. */
export const deliveredCollab = story(
  'deliveredCollab',
  async (w: World, change: Partial<BriefContent> = {}): Promise<string> => {
    const uid = await visitedCollab(w, change)
    await deliverAll(w, w.alice, uid)
    return uid
  },
)

/** Bella has approved both. */
export const reviewedCollab = story(
  'reviewedCollab',
  async (w: World, change: Partial<BriefContent> = {}): Promise<string> => {
    const uid = await deliveredCollab(w, change)
    await approveAll(w.bella, uid)
    return uid
  },
)

/** Both are published, and the collab is completed. */
export const completedCollab = story(
  'completedCollab',
  async (w: World, change: Partial<BriefContent> = {}): Promise<string> => {
    const uid = await reviewedCollab(w, change)
    await publishAll(w.alice, uid)
    return uid
  },
)

/** A photo of Alice's is published, and Luna may run it as an ad for three months. */
export const adReadyCollab = story('adReadyCollab', (w: World): Promise<string> =>
  completedCollab(w, { ...onePost, usageRights: 'paid', usageMonths: 3 }),
)

/** What Bella has approved of Alice's: the uids of a reel and a post. */
export async function finishedContent(w: World, change: Partial<BriefContent> = {}): Promise<string[]> {
  return (await deliverablesOf(w.bella, await reviewedCollab(w, change))).map(({ uid }) => uid)
}

/** The deliverables of a collab as someone sees them. */
export async function deliverablesOf(person: Person, collabUid: string) {
  return (await person.call('getDeliverables', { collabUid })).deliverables
}
