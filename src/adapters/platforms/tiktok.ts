// TikTok Login Kit and Display API v2. Sources, read 2026-11-21, under developers.tiktok.com: doc/login-kit-web (consent),
// docs/en/oauth-refresh-a-user-access-token (2026-11-02: tokens), docs/en/scopes-overview, doc/tiktok-api-v2-get-user-info,
// doc/tiktok-api-v2-video-list, docs/en/tiktok-api-v2-video-object (2026-08-24), docs/en/tiktok-api-v2-rate-limit (2026-08-04),
// doc/tiktok-api-v2-error-handling. An end of v2 is not announced; an address that is gone is taken for it. Not verified there: headers of the limit, what a private account answers, and
// /v2/oauth/revoke/, which public code calls. Reach, saves and demographics are not offered.
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { minuteMs, now, plus } from '../../kit/server/clock.ts'
import { addressOf, type Answer, ask, countOf, form, read } from './asking.ts'
import {
  type Access,
  noCounts,
  type Permission,
  type Platform,
  PlatformProblem,
  type Post,
  type Reader,
} from './platforms.ts'
import { readTikTokWithdrawal } from './withdrawals.ts'

export type TikTokKeys = { clientKey: string; clientSecret: string; apiBase?: string | undefined }

const scopes = { basic: 'user.info.basic', profile: 'user.info.profile', stats: 'user.info.stats', posts: 'video.list' }
const videoFields =
  'id,create_time,title,video_description,cover_image_url,share_url,like_count,comment_count,share_count,view_count'
const pageSize = 20

const Token = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string(),
  refresh_expires_in: z.number(),
  scope: z.optional(z.string()),
})
const User = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string(),
      display_name: z.optional(z.string()),
      username: z.optional(z.string()),
      profile_deep_link: z.optional(z.string()),
      follower_count: z.optional(z.number()),
    }),
  }),
})
const Video = z.object({
  id: z.string(),
  create_time: z.optional(z.number()),
  title: z.optional(z.string()),
  video_description: z.optional(z.string()),
  cover_image_url: z.optional(z.string()),
  share_url: z.optional(z.string()),
  like_count: z.optional(z.number()),
  comment_count: z.optional(z.number()),
  share_count: z.optional(z.number()),
  view_count: z.optional(z.number()),
})
const Videos = z.object({
  data: z.object({
    videos: z.optional(z.array(Video)),
    cursor: z.optional(z.number()),
    has_more: z.optional(z.boolean()),
  }),
})
const Failure = z.object({ error: z.object({ code: z.string(), message: z.optional(z.string()) }) })
const OAuthFailure = z.object({ error: z.string(), error_description: z.optional(z.string()) })

/** TikTok, for every account. */
export function tiktok(keys: TikTokKeys, readPicture: Reader['readPicture']): Platform {
  const page = keys.apiBase ?? 'https://www.tiktok.com'
  const api = keys.apiBase ?? 'https://open.tiktokapis.com'
  const client = { client_key: keys.clientKey, client_secret: keys.clientSecret }
  const tokens = async (fields: Record<string, string>) =>
    (await good(ask(addressOf(api, '/v2/oauth/token/'), form({ ...client, ...fields })))).body
  return {
    id: 'tiktok',
    isSandbox: false,
    terms: { mayDerive: true, maySum: true },
    // Two hours by one page of theirs, a day by another: what `expires_in` says counts.
    renewAheadMs: 10 * minuteMs,
    requestsPerDay: 200,
    begin: async (redirectUri) => {
      const state = randomBytes(24).toString('base64url')
      const url = addressOf(page, '/v2/auth/authorize/', {
        client_key: keys.clientKey,
        response_type: 'code',
        scope: Object.values(scopes).join(','),
        redirect_uri: redirectUri,
        state,
      })
      // PKCE is for phones and desktops alone.
      return { url: url.href, state, verifier: '' }
    },
    complete: async ({ code, redirectUri }) => {
      const body = await tokens({ code, grant_type: 'authorization_code', redirect_uri: redirectUri })
      const given = (read(Token, body).scope ?? '').split(',')
      if (!given.includes(scopes.profile))
        throw new PlatformProblem('permission', 'TikTok: the profile was not allowed')
      const granted: Permission[] = [
        ...(given.includes(scopes.stats) ? (['followers'] as const) : []),
        ...(given.includes(scopes.posts) ? (['posts', 'insights'] as const) : []),
      ]
      return { access: accessOf(body), granted }
    },
    renew: async ({ renewal }) => accessOf(await tokens({ grant_type: 'refresh_token', refresh_token: renewal ?? '' })),
    revoke: async ({ token }) => {
      await good(ask(addressOf(api, '/v2/oauth/revoke/'), form({ ...client, token })))
    },
    readWithdrawal: (callback) => readTikTokWithdrawal(keys.clientSecret, callback),
    open: ({ token }, spend) => {
      const call = async (path: string, search: Record<string, string>, body?: object) => {
        spend()
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
        return (await good(ask(addressOf(api, path, search), init))).body
      }
      return { ...reader(call), readPicture }
    },
  }
}

type Call = (path: string, search: Record<string, string>, body?: object) => Promise<unknown>

function reader(call: Call): Omit<Reader, 'readPicture'> {
  const user = async (fields: string) => read(User, await call('/v2/user/info/', { fields })).data.user
  const query = async (id: string) => {
    const body = await call('/v2/video/query/', { fields: videoFields }, { filters: { video_ids: [id] } })
    return (read(Videos, body).data.videos ?? []).find((video) => video.id === id) ?? null
  }
  const getPost = async (id: string) => {
    const video = await query(id)
    if (!video) throw new PlatformProblem('gone', 'TikTok: video not found')
    return postOf(video)
  }
  return {
    readProfile: async () => {
      const profile = await user('open_id,display_name,username,profile_deep_link')
      // A field without its scope fails the whole call: followers are asked for by themselves.
      const stats = await user('open_id,follower_count').catch((error: unknown) => {
        if (error instanceof PlatformProblem && error.kind === 'permission') return null
        throw error
      })
      const handle = profile.username ?? profile.display_name ?? ''
      return {
        id: profile.open_id,
        handle,
        name: profile.display_name ?? handle,
        url: `https://www.tiktok.com/@${handle}`,
        followers: countOf(stats?.follower_count),
      }
    },
    readAudience: async () => null,
    listPosts: async (most) => {
      const found: Post[] = []
      for (let cursor: number | undefined; found.length < most;) {
        const asked = { max_count: Math.min(pageSize, most - found.length), ...(cursor !== undefined && { cursor }) }
        const { data } = read(Videos, await call('/v2/video/list/', { fields: videoFields }, asked))
        found.push(...(data.videos ?? []).map(postOf))
        cursor = data.has_more ? data.cursor : undefined
        if (cursor === undefined) break
      }
      return found.slice(0, most)
    },
    findPost: async (address) => {
      const [, id] = /\/(?:video|photo|v)\/(\d+)/.exec(address) ?? []
      const video = id ? await query(id) : null
      return video && postOf(video)
    },
    getPost,
    readCounts: async ({ id }) => ({ ...(await getPost(id)).counts, followersGained: null }),
  }
}

function postOf(video: z.output<typeof Video>): Post {
  return {
    id: video.id,
    kind: 'video',
    url: video.share_url ?? `https://www.tiktok.com/video/${video.id}`,
    text: (video.video_description ?? video.title ?? '').slice(0, 300),
    picture: video.cover_image_url ?? null,
    postedAt: new Date((video.create_time ?? 0) * 1_000),
    counts: {
      ...noCounts,
      views: countOf(video.view_count),
      likes: countOf(video.like_count),
      comments: countOf(video.comment_count),
      shares: countOf(video.share_count),
    },
  }
}

function accessOf(body: unknown): Access {
  const {
    access_token: token,
    expires_in: seconds,
    refresh_token: renewal,
    refresh_expires_in: further,
  } = read(Token, body)
  return {
    token,
    until: plus(now(), seconds * 1_000),
    renewal,
    renewalUntil: plus(now(), further * 1_000),
  }
}

/** What was answered, unless it is an error, which is put into our words. */
async function good(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  const oauth = z.safeParse(OAuthFailure, answer.body)
  if (oauth.success) {
    const text = `TikTok: ${oauth.data.error} ${oauth.data.error_description ?? ''}`
    throw new PlatformProblem(oauth.data.error === 'invalid_grant' ? 'ended' : 'refused', text)
  }
  const failed = z.safeParse(Failure, answer.body)
  const code = failed.success ? failed.data.error.code : answer.status < 400 ? 'ok' : `${answer.status}`
  if (code === 'ok') return answer
  const text = `TikTok: ${code} ${failed.success ? (failed.data.error.message ?? '') : ''}`
  // The window is a minute; nothing says how much of it is left.
  if (code === 'rate_limit_exceeded' || answer.status === 429)
    throw new PlatformProblem('limited', text, { retryAt: plus(now(), 2 * minuteMs) })
  if (answer.status === 404 || answer.status === 410) throw new PlatformProblem('outdated', text)
  if (code === 'access_token_invalid') throw new PlatformProblem('ended', text)
  if (code === 'scope_not_authorized' || code === 'scope_permission_missed')
    throw new PlatformProblem('permission', text)
  throw new PlatformProblem(answer.status === 401 ? 'ended' : 'refused', text)
}
