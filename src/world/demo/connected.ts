import { readFile } from 'node:fs/promises'
import { sandboxKey } from '../../adapters/bookings/sandbox.ts'
import type { SandboxAccount } from '../../adapters/platforms/sandbox-account.ts'
import { sandboxAccess, sandboxPlatform } from '../../adapters/platforms/sandbox.ts'
import { sandboxFollowers } from '../../adapters/platforms/sandbox-figures.ts'
import { permissions, type PlatformId } from '../../adapters/platforms/platforms.ts'
import { growthDays, mostPosts } from '../../domains/platforms/accounts.ts'
import { makeConnectedAccount } from '../../domains/platforms/server/build.ts'
import { smallPicture } from '../../domains/platforms/server/pictures.ts'
import { findInfluencers } from '../../domains/profiles/server/reads.ts'
import { makeBookingSystem } from '../../domains/visits/server/build.ts'
import { mustGet } from '../../kit/contract/must.ts'
import { dayMs } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Tx } from '../../kit/server/database.ts'
import { photoFile, photosAt } from '../pictures/photos.ts'
import type { Bring } from './bring.ts'
import type { DemoWorld } from './demo-world.ts'

/** So many pictures are enough for three accounts and what stands beside them. */
const mostPictures = 48

/** Pictures that creators post, small, each with the path of the whole one; the kinds of venues alternate. */
async function postPictures(bring: Bring): Promise<{ path: string; small: string | null }[]> {
  const byVenue = Object.values(photosAt)
  const inTurn = [0, 1, 2, 3].flatMap((nth) => byVenue.flatMap((photos) => photos[nth] ?? []))
  return Promise.all(
    [...new Set(inTurn)].slice(0, mostPictures).map(async (name) => ({
      path: (await bring.photo(name)).path,
      small: await smallPicture(await readFile(photoFile(name))),
    })),
  )
}

/** A venue’s booking system, and accounts that have been connected for a year: those of the demo creator, and of every sixth of the others. One of them has jumped. */
export async function connectAccounts(
  tx: Tx,
  config: Config,
  { people, influencers }: DemoWorld,
  bring: Bring,
  present: number,
): Promise<void> {
  await makeBookingSystem(tx, config, people.brands.lantern, sandboxKey)
  const pictures = await postPictures(bring)
  const others = influencers.filter((_, index) => index % 6 === 0).map(({ uid }) => uid)
  const uids = [people.influencers.creator, ...others.filter((uid) => uid !== people.influencers.both)]
  const found = await findInfluencers(tx, uids)
  let jumped = false
  for (const [nth, uid] of [...new Set(uids)].entries()) {
    // Nothing that stands in their portfolio, and nothing twice on their accounts.
    const portfolio = influencers.find((one) => one.uid === uid)?.pictures ?? []
    const left = pictures.filter(({ path }) => !portfolio.includes(path)).map(({ small }) => small)
    for (const [account, { platform, handle, followers }] of mustGet(found, uid).social.entries()) {
      const start = nth * 7 + account * mostPosts
      const posted = left.map((_, at) => left[(start + at) % left.length] ?? null)
      const story: SandboxAccount['story'] =
        uid !== people.influencers.creator && !jumped && followers > 5_000 ? 'jumps' : 'grows'
      jumped ||= story === 'jumps'
      await connect(tx, config, { influencerUid: uid, platform, handle, followers, story, present, pictures: posted })
    }
  }
}

async function connect(
  tx: Tx,
  config: Config,
  made: {
    influencerUid: string
    platform: PlatformId
    handle: string
    followers: number
    story: SandboxAccount['story']
    present: number
    pictures: readonly (string | null)[]
  },
): Promise<void> {
  const { influencerUid, platform: id, handle, followers, story, present, pictures } = made
  const at = story === 'jumps' ? present - dayMs : present
  const account: SandboxAccount = { platform: id, handle, followers, at, story, granted: [...permissions] }
  const platform = sandboxPlatform(id, config, config.publicUrl)
  const access = sandboxAccess(config, account)
  const reader = platform.open(access, () => {})
  const posts = await Promise.all(
    (await reader.listPosts(mostPosts)).map(async (post, index) => ({
      ...post,
      counts: await reader.readCounts(post),
      picture: pictures[index] ?? null,
    })),
  )
  const growth = Array.from({ length: growthDays }, (_, index) => {
    const time = present - (growthDays - index) * dayMs
    return { day: new Date(time).toISOString().slice(0, 10), followers: sandboxFollowers(account, time) }
  })
  const [profile, audience] = [await reader.readProfile(), await reader.readAudience()]
  await makeConnectedAccount(tx, config, {
    influencerUid,
    platform,
    access,
    growth,
    reading: { profile, audience, posts, chosen: { read: [], gone: [] } },
  })
}
