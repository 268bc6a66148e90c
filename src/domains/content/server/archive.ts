import { DateTime } from 'luxon'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { must, mustGet } from '../../../kit/contract/must.ts'
import { dayInWords } from '../../../kit/contract/when.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { openArchive } from '../../media/server/archive.ts'
import { findInfluencers, getBrand } from '../../profiles/server/reads.ts'
import { type Archived, archiveNames, rightsText } from '../archive.ts'
import { type Finished, splitByRights } from './finished.ts'
import { findVersions } from './reads.ts'

/** What of these may be in an archive: each with its final files, and of the rest why not. */
export async function planArchive(db: Queryable, brandUid: string, rows: readonly Finished[]) {
  const { usable, leftOut } = splitByRights(rows)
  const { name: venue, timezone } = await getBrand(db, brandUid)
  const influencers = await findInfluencers(
    db,
    usable.map(({ collab }) => collab.influencerUid),
  )
  const versions = Map.groupBy(
    (
      await findVersions(
        db,
        usable.map(({ deliverable }) => deliverable.uid),
      )
    ).filter(({ submittedAt }) => submittedAt !== null),
    ({ deliverableUid }) => deliverableUid,
  )
  const dayOf = (at: Date | null) => must(DateTime.fromJSDate(must(at, 'time'), { zone: timezone }).toISODate(), 'day')
  const parts = usable.map(({ deliverable, collab, rights }) => {
    const { profile } = mustGet(influencers, collab.influencerUid)
    const files = versions.get(deliverable.uid)?.at(-1)?.files ?? []
    const { type, platform, liveUrl } = deliverable
    const archived: Archived = {
      creator: profile.name,
      handle: profile.handle,
      venue,
      day: dayOf(deliverable.approvedAt),
      type,
      platform,
      rights,
      until: dayInWords(dayOf(deliverable.rightsUntil)),
      liveUrl,
      endings: files.map(({ path }) => must(path.split('.').at(-1), 'ending')),
    }
    return { deliverable, archived, files }
  })
  const files = parts.flatMap((part) => part.files)
  return { venue, parts, leftOut, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

type Plan = Awaited<ReturnType<typeof planArchive>>

/** The ZIP of a plan, streamed file by file from the store, and its size. `onEnd` follows however it ends. */
export async function streamArchive(storage: Storage, product: string, { venue, parts }: Plan, onEnd: () => void) {
  const { zip, output, addOriginal } = openArchive(storage)
  output.once('close', onEnd)
  const archived = parts.map((part) => part.archived)
  const names = archiveNames(archived)
  zip.addBuffer(Buffer.from(rightsText(product, venue, archived)), 'Usage rights.txt', {
    mtime: now(),
    compress: false,
  })
  for (const [at, part] of parts.entries())
    for (const [index, { path, bytes }] of part.files.entries())
      addOriginal({ name: must(names[at]?.[index], 'name'), path, bytes })
  const bytes = await new Promise<number>((resolve) => {
    // Its types leave out what it calls back with.
    zip.end(undefined, (size?: number) => resolve(must(size, 'size')))
  })
  return { output, bytes }
}
