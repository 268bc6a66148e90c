import { createHash } from 'node:crypto'
import { dayMs, now } from '../../kit/server/clock.ts'
import { type Counts, noCounts, type PlatformId, PlatformProblem, type Post, type Reader } from './platforms.ts'
import type { SandboxAccount } from './sandbox-account.ts'
import { sandboxPicture } from './sandbox-picture.ts'

const hosts: Record<PlatformId, string> = {
  instagram: 'https://www.instagram.com',
  tiktok: 'https://www.tiktok.com',
  youtube: 'https://www.youtube.com',
}
const texts = [
  'The corner table, and what to order at it.',
  'Three courses, one take.',
  'Worth the queue? We went at seven.',
  'Flat white first, questions later.',
  'A room with this light.',
  'What £30 gets you here.',
  'Sunday, slowly.',
  'The dish everyone asks about.',
]
/** A post every so many days. */
const everyDays = 3

/** A number from 0 to 1 that is the same for the same words. */
function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32
}

/** How many follow a made-up account at a time: some more each day, not quite evenly. */
export function sandboxFollowers({ handle, followers, at, story }: SandboxAccount, time: number): number {
  const days = (time - at) / dayMs
  const perDay = 0.0006 + chance(handle, 'growth') * 0.0012
  const wave = 1 + 0.006 * (Math.sin(days / 9 + chance(handle) * 6) - Math.sin(chance(handle) * 6))
  const jump = story === 'jumps' && days >= 1 ? 1.6 : 1
  return Math.max(0, Math.round(followers * Math.exp(perDay * days) * wave * jump))
}

/** A made-up account as its platform would show it. `account` rejects once the access has ended. */
export function sandboxReader(id: PlatformId, account: () => SandboxAccount): Reader {
  const need = (permission: SandboxAccount['granted'][number]) => {
    const asked = account()
    if (!asked.granted.includes(permission))
      throw new PlatformProblem('permission', `its owner did not allow ${permission}`)
    return asked
  }
  return {
    readProfile: async () => {
      const asked = account()
      const { handle, granted } = asked
      const followers = granted.includes('followers') ? sandboxFollowers(asked, now().getTime()) : null
      return { id: `sandbox-${handle.toLowerCase()}`, handle, name: handle, url: profileOf(id, handle), followers }
    },
    readAudience: async () => {
      if (id === 'tiktok') return null
      const { handle } = need('insights')
      const home = 30 + Math.round(chance(handle, 'city') * 30)
      const women = 45 + Math.round(chance(handle, 'gender') * 25)
      return {
        country: { GB: home + 25, US: 9, FR: 5, DE: 3 },
        city: { london: home, manchester: 7, paris: 4 },
        age: { '18–24': 28, '25–34': 44, '35–44': 19, '45–54': 9 },
        gender: { female: women, male: 100 - women },
      }
    },
    listPosts: async (most) => {
      const asked = need('posts')
      const newest = newestPost()
      return Array.from({ length: Math.min(most, 40) }, (_, back) => postOf(id, asked, newest - back))
    },
    findPost: async (address) => {
      const asked = need('posts')
      const number = /(\d{4,7})\/?$/.exec(new URL(address).pathname + new URL(address).search.replace('?v=', '/'))?.[1]
      const newest = newestPost()
      if (number && Number(number) <= newest && Number(number) > newest - 100) return postOf(id, asked, Number(number))
      // Whatever else is asked about is theirs too: one of their last posts stands in its place.
      return { ...postOf(id, asked, newest - 1), url: address }
    },
    getPost: async (postId) => postOf(id, need('posts'), Number(postId.split('-').at(-1))),
    readCounts: async ({ id: postId, kind }) => {
      const counts = countsOf(need('insights'), id, Number(postId.split('-').at(-1)))
      const hasFollows = id === 'instagram' && kind !== 'reel'
      return { ...counts, followersGained: hasFollows ? Math.round((counts.views ?? 0) * 0.0018) : null }
    },
    readPicture: async (address) => sandboxPicture(address),
  }
}

/** The number of the newest post, which is up for some hours at least. */
function newestPost(): number {
  return Math.floor((now().getTime() / dayMs - 1) / everyDays)
}

function profileOf(id: PlatformId, handle: string): string {
  return id === 'instagram' ? `${hosts[id]}/${handle}/` : `${hosts[id]}/@${handle}`
}

function addressOf(id: PlatformId, handle: string, number: number): string {
  if (id === 'instagram') return `${hosts[id]}/reel/sandbox${number}/`
  return id === 'tiktok' ? `${hosts[id]}/@${handle}/video/${number}` : `${hosts[id]}/watch?v=sandbox${number}`
}

function postOf(id: PlatformId, account: SandboxAccount, number: number): Post {
  const isReel = chance(account.handle, number, 'kind') < 0.6
  const { reach: _reach, saves: _saves, ...counted } = countsOf(account, id, number)
  return {
    id: `sandbox-${number}`,
    kind: id === 'instagram' ? (isReel ? 'reel' : 'post') : 'video',
    url: addressOf(id, account.handle, number),
    text: texts[Math.floor(chance(account.handle, number) * texts.length)] ?? '',
    picture: `sandbox:${id}:${account.handle}:${number}`,
    postedAt: new Date(number * everyDays * dayMs + chance(account.handle, number, 'hour') * dayMs),
    counts: { ...noCounts, ...counted },
  }
}

/** Most of what a post will ever have comes in its first week. */
function countsOf(account: SandboxAccount, id: PlatformId, number: number): Counts {
  const { handle } = account
  const postedAt = number * everyDays * dayMs + chance(handle, number, 'hour') * dayMs
  const age = Math.max(0, (now().getTime() - postedAt) / dayMs)
  const of = (share: number) => Math.round(final * share * (1 - Math.exp(-age / 2.5)))
  const final = sandboxFollowers(account, postedAt) * (0.35 + chance(handle, number, 'luck') ** 3 * 1.8)
  const isYouTube = id === 'youtube'
  return {
    views: of(1),
    reach: id === 'instagram' ? of(0.82) : null,
    likes: of(0.06 + chance(handle, number, 'likes') * 0.04),
    comments: of(0.004),
    saves: id === 'instagram' ? of(0.011) : null,
    shares: isYouTube ? of(0.003) : of(0.006),
  }
}
