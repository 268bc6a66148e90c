import { readFile } from 'node:fs/promises'
import type { SandboxAccount } from '../../adapters/platforms/sandbox-account.ts'
import { sandboxAccess, sandboxPlatform } from '../../adapters/platforms/sandbox.ts'
import { sandboxFollowers } from '../../adapters/platforms/sandbox-figures.ts'
import { permissions, type PlatformId } from '../../adapters/platforms/platforms.ts'
import { growthDays, mostPosts } from '../../domains/platforms/accounts.ts'
import { makeConnectedAccount } from '../../domains/platforms/server/build.ts'
import { smallPicture } from '../../domains/platforms/server/pictures.ts'
import { findInfluencers } from '../../domains/profiles/server/reads.ts'
import { mustGet } from '../../kit/contract/must.ts'
import { dayMs } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Tx } from '../../kit/server/database.ts'
import { photoFile } from '../pictures/photos.ts'
import type { DemoWorld } from './demo-world.ts'

/** What creators of the demo have posted, besides what they made for venues. */
const photos = [
  'coffee-marble',
  'pasta-tomato',
  'market-tomatoes',
  'rooftop-dusk',
  'pancakes',
  'wine-candle',
  'tart-berry',
  'bowl-salmon',
  'bread-morning',
  'terrace-noon',
  'cocktail-negroni',
  'courtyard',
]

/** Accounts that have been connected for a year: those of the demo creator, and of every sixth of the others. One of them has jumped. */
export async function connectAccounts(
  tx: Tx,
  config: Config,
  { people, influencers }: DemoWorld,
  present: number,
): Promise<void> {
  const pictures = await Promise.all(photos.map(async (name) => smallPicture(await readFile(photoFile(name)))))
  const others = influencers.filter((_, index) => index % 6 === 0).map(({ uid }) => uid)
  const uids = [people.influencers.creator, ...others.filter((uid) => uid !== people.influencers.both)]
  const found = await findInfluencers(tx, uids)
  let jumped = false
  for (const uid of new Set(uids)) {
    for (const { platform, handle, followers } of mustGet(found, uid).social) {
      const story: SandboxAccount['story'] =
        uid !== people.influencers.creator && !jumped && followers > 5_000 ? 'jumps' : 'grows'
      jumped ||= story === 'jumps'
      await connect(tx, config, { influencerUid: uid, platform, handle, followers, story, present, pictures })
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
      picture: pictures[(index + handle.length) % pictures.length] ?? null,
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
    reading: { profile, audience, posts },
  })
}
