// Instagram API with Instagram Login, v26.0. Sources, read 2026-11-21, all under developers.facebook.com/documentation/instagram-platform:
// instagram-api-with-instagram-login/business-login (2026-03-13: consent, tokens), …/get-started (profile),
// reference/instagram-media (media fields), reference/instagram-media/insights (2026-06-18: metrics by type),
// api-reference/instagram-user/insights (2026-06-16: demographics). Limits and errors: developers.facebook.com/docs/graph-api/overview/rate-limiting
// and …/guides/error-handling. Not verified there: `caption` and `media_product_type` with this login (public code reads them,
// so they may be absent here), error subcodes on this host, the end of v26.0. A version that ended is answered by the oldest one
// that is left (developers.facebook.com/docs/apps/versions, read 2026-11-23), so its end shows as answers of another shape; error
// 2635 (Marketing API) and an unknown path are taken for it as well.
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { dayMs, now, plus } from '../../kit/server/clock.ts'
import { addressOf, ask, countOf, form, read, sharesOf } from './asking.ts'
import { good } from './instagram-answers.ts'
import {
  type Access,
  type Audience,
  noCounts,
  type Permission,
  type Platform,
  type Post,
  type Reader,
} from './platforms.ts'
import { readInstagramWithdrawal } from './withdrawals.ts'

export type InstagramKeys = { appId: string; appSecret: string; apiBase?: string | undefined }

const version = 'v26.0'
const scopes = { basic: 'instagram_business_basic', insights: 'instagram_business_manage_insights' }
/** Stories are on no list that lasts: they are asked for by themselves while they are up. */
const mediaFields =
  'id,caption,media_type,media_product_type,permalink,shortcode,timestamp,media_url,thumbnail_url,like_count,comments_count'
const allMetrics = ['views', 'reach', 'shares']
const metricsOf: Record<Post['kind'], readonly string[]> = {
  // Who followed from it is counted of posts and Stories, and not of Reels.
  post: [...allMetrics, 'likes', 'comments', 'saved', 'follows'],
  video: [...allMetrics, 'likes', 'comments', 'saved'],
  reel: [...allMetrics, 'likes', 'comments', 'saved'],
  story: [...allMetrics, 'follows'],
}
/** So many posts a page; one that is looked for by its address is looked for on so many pages. */
const [pageSize, mostPages] = [50, 10]

const ShortToken = z.object({
  access_token: z.string(),
  permissions: z.optional(z.union([z.string(), z.array(z.string())])),
})
const LongToken = z.object({ access_token: z.string(), expires_in: z.number() })
const Me = z.object({
  id: z.optional(z.string()),
  user_id: z.union([z.string(), z.number()]),
  username: z.string(),
  name: z.optional(z.string()),
  account_type: z.optional(z.string()),
  followers_count: z.optional(z.number()),
})
const Media = z.object({
  id: z.string(),
  caption: z.optional(z.string()),
  media_type: z.optional(z.string()),
  media_product_type: z.optional(z.string()),
  permalink: z.optional(z.string()),
  shortcode: z.optional(z.string()),
  timestamp: z.string(),
  media_url: z.optional(z.string()),
  thumbnail_url: z.optional(z.string()),
  like_count: z.optional(z.number()),
  comments_count: z.optional(z.number()),
})
const MediaPage = z.object({
  data: z.array(Media),
  paging: z.optional(
    z.object({ cursors: z.optional(z.object({ after: z.optional(z.string()) })), next: z.optional(z.string()) }),
  ),
})
const Metrics = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: z.optional(z.array(z.object({ value: z.unknown() }))),
      total_value: z.optional(
        z.object({
          value: z.optional(z.unknown()),
          breakdowns: z.optional(
            z.array(
              z.object({
                results: z.optional(z.array(z.object({ dimension_values: z.array(z.string()), value: z.number() }))),
              }),
            ),
          ),
        }),
      ),
    }),
  ),
})
/** Instagram, for creator and business accounts. */
export function instagram(keys: InstagramKeys, readPicture: Reader['readPicture']): Platform {
  const base = (host: string) => keys.apiBase ?? `https://${host}.instagram.com`
  const client = { client_id: keys.appId, client_secret: keys.appSecret }
  return {
    id: 'instagram',
    isSandbox: false,
    terms: { mayDerive: true, maySum: true },
    // A token of 60 days can be renewed from its second day on.
    renewAheadMs: 14 * dayMs,
    requestsPerDay: 200,
    begin: async (redirectUri) => {
      const state = randomBytes(24).toString('base64url')
      const url = addressOf(base('www'), '/oauth/authorize', {
        client_id: keys.appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: Object.values(scopes).join(','),
        state,
      })
      // Instagram offers no PKCE.
      return { url: url.href, state, verifier: '' }
    },
    complete: async ({ code, redirectUri }) => {
      const fields = {
        ...client,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code: code.replace(/#_$/, ''),
      }
      const { body } = await good(ask(addressOf(base('api'), '/oauth/access_token'), form(fields)), 'ended')
      // Documented inside `data`, seen flat.
      const wrapped = z.safeParse(z.object({ data: z.array(ShortToken).check(z.minLength(1)) }), body)
      const short = wrapped.success ? wrapped.data.data[0] : undefined
      const { access_token: token, permissions } = short ?? read(ShortToken, body)
      const granted = permissionsOf(typeof permissions === 'string' ? permissions.split(',') : permissions)
      const long = addressOf(base('graph'), '/access_token', {
        grant_type: 'ig_exchange_token',
        client_secret: keys.appSecret,
        access_token: token,
      })
      return { access: accessOf((await good(ask(long))).body), granted }
    },
    renew: async ({ token }) => {
      const address = addressOf(base('graph'), '/refresh_access_token', {
        grant_type: 'ig_refresh_token',
        access_token: token,
      })
      return accessOf((await good(ask(address))).body)
    },
    // Nothing is documented to give an access back with: its owner takes it back in Instagram, and ours is deleted.
    revoke: async () => {},
    readWithdrawal: (callback) => readInstagramWithdrawal(keys.appSecret, callback),
    open: ({ token }, spend) => {
      const get = async (path: string, search: Record<string, string | undefined>) => {
        spend()
        return (await good(ask(addressOf(base('graph'), `/${version}${path}`, { ...search, access_token: token }))))
          .body
      }
      return { ...reader(get), readPicture }
    },
  }
}

type Get = (path: string, search: Record<string, string | undefined>) => Promise<unknown>

function reader(get: Get): Omit<Reader, 'readPicture'> {
  const page = async (after?: string) =>
    read(MediaPage, await get('/me/media', { fields: mediaFields, limit: String(pageSize), after }))
  const stories = async () => read(MediaPage, await get('/me/stories', { fields: mediaFields })).data
  return {
    readProfile: async () => {
      const fields =
        'id,user_id,username,name,account_type,profile_picture_url,followers_count,follows_count,media_count'
      const body = await get('/me', { fields })
      const wrapped = z.safeParse(z.object({ data: z.array(Me).check(z.minLength(1)) }), body)
      const me = (wrapped.success ? wrapped.data.data[0] : undefined) ?? read(Me, body)
      const handle = me.username
      return {
        id: String(me.user_id),
        scopedId: me.id,
        handle,
        name: me.name ?? handle,
        url: `https://www.instagram.com/${handle}/`,
        followers: countOf(me.followers_count),
      }
    },
    readAudience: () => readAudience(get),
    listPosts: async (most) => {
      const found: Post[] = []
      for (let after: string | undefined; found.length < most;) {
        const { data, paging } = await page(after)
        found.push(...data.map(postOf))
        after = paging?.next ? paging.cursors?.after : undefined
        if (!after) break
      }
      return found.slice(0, most)
    },
    findPost: async (address) => {
      const [, code] = /\/(?:p|reel|reels|tv)\/([\w-]+)/.exec(address) ?? []
      const [, story] = /\/stories\/[\w.]+\/(\d+)/.exec(address) ?? []
      if (story) return (await stories()).map(postOf).find(({ id, url }) => id === story || url.includes(story)) ?? null
      if (!code) return null
      for (let after: string | undefined, pages = 0; pages < mostPages; pages += 1) {
        const { data, paging } = await page(after)
        const found = data.find(({ shortcode, permalink }) => shortcode === code || permalink?.includes(`/${code}/`))
        if (found) return postOf(found)
        after = paging?.next ? paging.cursors?.after : undefined
        if (!after) break
      }
      return null
    },
    getPost: async (id) => postOf(read(Media, await get(`/${id}`, { fields: mediaFields }))),
    readCounts: async ({ id, kind }) => {
      const { data } = read(Metrics, await get(`/${id}/insights`, { metric: metricsOf[kind].join(',') }))
      // What is not counted yet, or for too few, is left out of the answer: unknown, not none.
      const of = (name: string) => {
        const metric = data.find((one) => one.name === name)
        return countOf(metric?.values?.[0]?.value ?? metric?.total_value?.value)
      }
      return {
        views: of('views'),
        reach: of('reach'),
        likes: of('likes'),
        comments: of('comments'),
        saves: of('saved'),
        shares: of('shares'),
        followersGained: of('follows'),
      }
    },
  }
}

const genders: Record<string, string> = { F: 'female', M: 'male', U: 'not known' }

/** Four reports, each the top 45; none under 100 followers. */
async function readAudience(get: Get): Promise<Audience | null> {
  const report = async (breakdown: string, nameOf: (name: string) => string) => {
    const body = await get('/me/insights', {
      metric: 'follower_demographics',
      period: 'lifetime',
      timeframe: 'this_month',
      metric_type: 'total_value',
      breakdown,
    })
    const rows = read(Metrics, body).data.flatMap(({ total_value: total }) => total?.breakdowns?.[0]?.results ?? [])
    return sharesOf(rows.map(({ dimension_values: [name = ''], value }) => [nameOf(name), value]))
  }
  const country = await report('country', String)
  if (Object.keys(country).length === 0) return null
  return {
    country,
    city: await report('city', (name) => name.split(',')[0]?.trim().toLowerCase() ?? name),
    age: await report('age', (name) => name.replace('-', '–')),
    gender: await report('gender', (name) => genders[name] ?? name),
  }
}

function postOf(media: z.output<typeof Media>): Post {
  const { media_product_type: product, media_type: type, permalink } = media
  return {
    id: media.id,
    kind: product === 'STORY' ? 'story' : product === 'REELS' ? 'reel' : type === 'VIDEO' ? 'video' : 'post',
    url: permalink ?? 'https://www.instagram.com/',
    text: (media.caption ?? '').slice(0, 300),
    picture: media.thumbnail_url ?? (type === 'VIDEO' ? null : (media.media_url ?? null)),
    postedAt: new Date(media.timestamp),
    counts: { ...noCounts, likes: countOf(media.like_count), comments: countOf(media.comments_count) },
  }
}

function permissionsOf(given: readonly string[] | undefined): Permission[] {
  // Older answers name none: then all that was asked for.
  if (!given) return ['followers', 'posts', 'insights']
  return [
    ...(given.includes(scopes.basic) ? (['followers', 'posts'] as const) : []),
    ...(given.includes(scopes.insights) ? (['insights'] as const) : []),
  ]
}

function accessOf(body: unknown): Access {
  const { access_token: token, expires_in: seconds } = read(LongToken, body)
  const until = plus(now(), seconds * 1_000)
  return { token, until, renewal: null, renewalUntil: until }
}
