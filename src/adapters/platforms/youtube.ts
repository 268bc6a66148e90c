// YouTube Data API v3 and YouTube Analytics API v2. Sources, read 2026-11-21: developers.google.com/identity/protocols/oauth2/web-server
// (consent, tokens), …/youtube/v3/revision_history (2026-11-03), …/youtube/analytics/channel_reports (2026-06-01),
// …/youtube/v3/docs/errors, …/youtube/v3/determine_quota_cost (2026-06-01), …/youtube/terms/developer-policies (2026-09-14).
// Not verified there: the quota of Analytics; the answer of a version that ended, for which 410 `apiDeprecated` of Google’s other
// APIs is taken (no end of v3 is announced). The terms forbid rates of our own and sums over owners.
import type { Configuration, TokenEndpointResponse } from 'openid-client'
import * as z from 'zod/mini'
import { minuteMs, now, plus } from '../../kit/server/clock.ts'
import { addressOf, ask, countOf, read, sharesOf } from './asking.ts'
import {
  type Access,
  type Audience,
  noCounts,
  type Permission,
  type Platform,
  PlatformProblem,
  type Post,
  type Reader,
} from './platforms.ts'
import { good, inOurWords } from './youtube-answers.ts'

export type YouTubeKeys = { clientId: string; clientSecret: string; apiBase?: string | undefined }

/** Few connect in any minute: what speaks OAuth is loaded then. */
const oauth = () => import('openid-client')
const scopes = {
  data: 'https://www.googleapis.com/auth/youtube.readonly',
  analytics: 'https://www.googleapis.com/auth/yt-analytics.readonly',
}
const patience = 10

const Channels = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string(), customUrl: z.optional(z.string()) }),
        statistics: z.object({
          subscriberCount: z.optional(z.string()),
          hiddenSubscriberCount: z.optional(z.boolean()),
        }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.optional(z.string()) }) }),
      }),
    ),
  ),
})
const PlaylistItems = z.object({
  items: z.optional(z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) }))),
  nextPageToken: z.optional(z.string()),
})
const Video = z.object({
  id: z.string(),
  snippet: z.object({
    title: z.string(),
    channelId: z.string(),
    publishedAt: z.string(),
    thumbnails: z.optional(z.record(z.string(), z.object({ url: z.string() }))),
  }),
  statistics: z.optional(
    z.object({
      viewCount: z.optional(z.string()),
      likeCount: z.optional(z.string()),
      commentCount: z.optional(z.string()),
    }),
  ),
})
const Videos = z.object({ items: z.optional(z.array(Video)) })
const Report = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.optional(z.array(z.array(z.union([z.string(), z.number()])))),
})
/** YouTube, for accounts with a channel. */
export function youtube(keys: YouTubeKeys, readPicture: Reader['readPicture']): Platform {
  const base = (host: string) => keys.apiBase ?? `https://${host}`
  return {
    id: 'youtube',
    isSandbox: false,
    terms: { mayDerive: false, maySum: false },
    renewAheadMs: 5 * minuteMs,
    // 10,000 units a day are for all accounts together.
    requestsPerDay: 60,
    begin: async (redirectUri) => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier, randomState } = await oauth()
      const [verifier, state] = [randomPKCECodeVerifier(), randomState()]
      const url = buildAuthorizationUrl(await clientOf(keys, base), {
        redirect_uri: redirectUri,
        scope: Object.values(scopes).join(' '),
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        access_type: 'offline',
        // Without it a second consent brings no refresh token.
        prompt: 'consent',
      })
      return { url: url.href, state, verifier }
    },
    complete: async ({ code, redirectUri, verifier }) => {
      const { authorizationCodeGrant } = await oauth()
      const back = new URL(redirectUri)
      back.searchParams.set('code', code)
      const client = await clientOf(keys, base)
      const tokens = await inOurWords(authorizationCodeGrant(client, back, { pkceCodeVerifier: verifier }))
      const given = (tokens.scope ?? '').split(' ')
      if (!given.includes(scopes.data)) throw new PlatformProblem('permission', 'YouTube: the channel was not allowed')
      const insights: Permission[] = given.includes(scopes.analytics) ? ['insights'] : []
      return { access: accessOf(tokens, null), granted: ['followers', 'posts', ...insights] }
    },
    renew: async ({ renewal }) => {
      const { refreshTokenGrant } = await oauth()
      return accessOf(await inOurWords(refreshTokenGrant(await clientOf(keys, base), renewal ?? '')), renewal)
    },
    revoke: async ({ token, renewal }) => {
      const { tokenRevocation } = await oauth()
      await inOurWords(tokenRevocation(await clientOf(keys, base), renewal ?? token))
    },
    // Google’s security events need a registered receiver: a reading notices within a day.
    readWithdrawal: null,
    open: ({ token }, spend) => {
      const get = async (host: string, path: string, search: Record<string, string | undefined>) => {
        spend()
        const headers = { authorization: `Bearer ${token}` }
        return (await good(ask(addressOf(base(host), path, search), { headers }))).body
      }
      return { ...reader(get), readPicture }
    },
  }
}

type Get = (host: string, path: string, search: Record<string, string | undefined>) => Promise<unknown>

function reader(get: Get): Omit<Reader, 'readPicture'> {
  const data = (path: string, search: Record<string, string | undefined>) =>
    get('www.googleapis.com', `/youtube/v3${path}`, search)
  const channel = async () => {
    const body = await data('/channels', { part: 'snippet,statistics,contentDetails', mine: 'true' })
    const [found] = read(Channels, body).items ?? []
    if (!found) throw new PlatformProblem('unsuitable', 'YouTube: the account has no channel')
    return found
  }
  const videos = async (ids: readonly string[]) => {
    const body = await data('/videos', { part: 'snippet,statistics', id: ids.join(',') })
    return read(Videos, body).items ?? []
  }
  const getPost = async (id: string) => {
    const [video] = await videos([id])
    if (!video) throw new PlatformProblem('gone', 'YouTube: video not found')
    return postOf(video)
  }
  return {
    readProfile: async () => {
      const { id, snippet, statistics } = await channel()
      const handle = snippet.customUrl?.replace(/^@/, '') ?? id
      return {
        id,
        handle,
        name: snippet.title,
        url: snippet.customUrl ? `https://www.youtube.com/@${handle}` : `https://www.youtube.com/channel/${id}`,
        followers: statistics.hiddenSubscriberCount ? null : countOf(statistics.subscriberCount),
      }
    },
    readAudience: () => readAudience(get),
    listPosts: async (most) => {
      const playlistId = (await channel()).contentDetails.relatedPlaylists.uploads
      if (!playlistId) return []
      const ids: string[] = []
      for (let pageToken: string | undefined; ids.length < most;) {
        const search = { part: 'contentDetails', playlistId, maxResults: String(Math.min(50, most)), pageToken }
        const { items = [], nextPageToken } = read(PlaylistItems, await data('/playlistItems', search))
        ids.push(...items.map(({ contentDetails }) => contentDetails.videoId))
        pageToken = nextPageToken
        if (!pageToken) break
      }
      return ids.length === 0 ? [] : (await videos(ids.slice(0, most))).map(postOf)
    },
    findPost: async (address) => {
      const [, id] = /(?:[?&]v=|youtu\.be\/|\/shorts\/|\/live\/)([\w-]{6,})/.exec(address) ?? []
      if (!id) return null
      const [video] = await videos([id])
      // Anybody's video answers: it is theirs only on their channel.
      return video && video.snippet.channelId === (await channel()).id ? postOf(video) : null
    },
    getPost,
    readCounts: async ({ id }) => {
      const { counts } = await getPost(id)
      const rows = await report(get, { metrics: 'shares', filters: `video==${id}` }).catch(unlessNotAllowed)
      // Two to three days behind, and no row before: unknown, not none.
      return { ...counts, shares: countOf(rows[0]?.['shares']), followersGained: null }
    },
  }
}

/** Rows of a report over a channel's whole time, by the names of their columns. */
async function report(get: Get, search: Record<string, string>): Promise<Record<string, string | number>[]> {
  const body = await get('youtubeanalytics.googleapis.com', '/v2/reports', {
    ids: 'channel==MINE',
    startDate: '2005-02-14',
    endDate: now().toISOString().slice(0, 10),
    ...search,
  })
  const { columnHeaders, rows = [] } = read(Report, body)
  return rows.map((row) => Object.fromEntries(columnHeaders.map(({ name }, index) => [name, row[index] ?? ''])))
}

function unlessNotAllowed(error: unknown): Record<string, string | number>[] {
  if (error instanceof PlatformProblem && error.kind === 'permission') return []
  throw error
}

async function readAudience(get: Get): Promise<Audience | null> {
  const ages = await report(get, { dimensions: 'ageGroup', metrics: 'viewerPercentage' })
  const countries = await report(get, { dimensions: 'country', metrics: 'views', sort: '-views' })
  const genders = await report(get, { dimensions: 'gender', metrics: 'viewerPercentage' })
  const percents = (rows: typeof ages, column: string, nameOf: (name: string) => string) =>
    Object.fromEntries(rows.map((row) => [nameOf(String(row[column])), Number(row['viewerPercentage'])]))
  if (ages.length + countries.length + genders.length === 0) return null
  return {
    age: percents(ages, 'ageGroup', (name) => name.replace('age', '').replace('-', '–')),
    gender: percents(genders, 'gender', (name) => (name === 'user_specified' ? 'other' : name)),
    country: sharesOf(countries.map((row) => [String(row['country']), Number(row['views'])])),
  }
}

function postOf({ id, snippet, statistics }: z.output<typeof Video>): Post {
  const { thumbnails = {} } = snippet
  return {
    id,
    kind: 'video',
    url: `https://www.youtube.com/watch?v=${id}`,
    text: snippet.title,
    picture: (thumbnails['high'] ?? thumbnails['medium'] ?? thumbnails['default'])?.url ?? null,
    postedAt: new Date(snippet.publishedAt),
    counts: {
      ...noCounts,
      views: countOf(statistics?.viewCount),
      likes: countOf(statistics?.likeCount),
      comments: countOf(statistics?.commentCount),
    },
  }
}

async function clientOf(keys: YouTubeKeys, base: (host: string) => string): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, Configuration: Client } = await oauth()
  const client = new Client(
    {
      issuer: base('accounts.google.com'),
      authorization_endpoint: `${base('accounts.google.com')}/o/oauth2/v2/auth`,
      token_endpoint: `${base('oauth2.googleapis.com')}/token`,
      revocation_endpoint: `${base('oauth2.googleapis.com')}/revoke`,
    },
    keys.clientId,
    undefined,
    ClientSecretPost(keys.clientSecret),
  )
  client.timeout = patience
  // Plain HTTP is let through by the settings for this machine alone.
  if (keys.apiBase?.startsWith('http:')) allowInsecureRequests(client)
  return client
}

function accessOf(tokens: TokenEndpointResponse, before: string | null): Access {
  return {
    token: tokens.access_token,
    until: plus(now(), (tokens.expires_in ?? 3_600) * 1_000),
    renewal: tokens.refresh_token ?? before,
    renewalUntil: null,
  }
}
