import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { setClock } from '../../kit/server/clock.ts'
import { openDouble, problemOf, type Routes } from './platform-double.ts'
import { noCounts } from './platforms.ts'
import { youtube } from './youtube.ts'

const at = new Date('2026-11-21T12:00:00Z')
const redirectUri = 'https://plusone.example/app/influencer/connected'
const both = 'https://www.googleapis.com/auth/youtube.readonly https://www.googleapis.com/auth/yt-analytics.readonly'
const tokens = { access_token: 'ya29', expires_in: 3_599, refresh_token: '1//0', scope: both, token_type: 'Bearer' }
const video = (id: string, channelId = 'UC1') => ({
  id,
  snippet: {
    title: `Video ${id}`,
    channelId,
    publishedAt: '2026-11-18T09:00:00Z',
    thumbnails: { default: { url: 'https://i.example/d.jpg' }, high: { url: 'https://i.example/h.jpg' } },
  },
  statistics: { viewCount: '1200', likeCount: '80' },
})

const routes: Routes = {
  'POST /token': ({ form }) => ({
    body:
      form.get('grant_type') === 'refresh_token'
        ? { ...tokens, access_token: 'ya30', refresh_token: undefined }
        : tokens,
  }),
  'POST /revoke': () => ({ body: {} }),
  'GET /youtube/v3/channels': () => ({
    body: {
      items: [
        {
          id: 'UC1',
          snippet: { title: 'Maya eats', customUrl: '@mayaeats' },
          statistics: { subscriberCount: '45600', hiddenSubscriberCount: false, viewCount: '1', videoCount: '3' },
          contentDetails: { relatedPlaylists: { uploads: 'UU1' } },
        },
      ],
    },
  }),
  'GET /youtube/v3/playlistItems': ({ search }) => {
    const second = search.get('pageToken') === 'CAU'
    const ids = second ? ['video_c'] : ['video_a', 'video_b']
    return {
      body: {
        items: ids.map((videoId) => ({ contentDetails: { videoId } })),
        ...(!second && { nextPageToken: 'CAU' }),
      },
    }
  },
  'GET /youtube/v3/videos': ({ search }) => ({
    body: { items: (search.get('id')?.split(',') ?? []).map((id) => video(id, id === 'foreign_1' ? 'UC2' : 'UC1')) },
  }),
  'GET /v2/reports': ({ search }) => {
    const dimension = search.get('dimensions')
    const rows: Record<string, (string | number)[][]> = {
      ageGroup: [['age25-34', 61.5]],
      gender: [['female', 70]],
      country: [
        ['GB', 300],
        ['US', 100],
      ],
    }
    const names = dimension ? [dimension, search.get('metrics') ?? ''] : [search.get('metrics') ?? '']
    return { body: { columnHeaders: names.map((name) => ({ name })), rows: dimension ? rows[dimension] : [[7]] } }
  },
}

async function opened() {
  setClock(at)
  const double = await openDouble(routes)
  const platform = youtube({ clientId: 'id', clientSecret: 'secret', apiBase: double.url }, async () => null)
  const access = { token: 'ya29', until: at, renewal: '1//0', renewalUntil: null }
  return { double, platform, access, reader: platform.open(access, () => {}) }
}

it('asks for consent with a state and PKCE, and trades the code with the verifier', async () => {
  const { double, platform } = await opened()
  const { url, state, verifier } = await platform.begin(redirectUri)
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    client_id: 'id',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: both,
    state,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  const { access, granted } = await platform.complete({ code: '4/0', redirectUri, verifier })
  expect(access).toMatchObject({ token: 'ya29', renewal: '1//0' })
  expect(granted).toEqual(['followers', 'posts', 'insights'])
  const sent = double.asked.at(-1)?.form
  expect([sent?.get('code'), sent?.get('code_verifier'), sent?.get('client_secret')]).toEqual([
    '4/0',
    verifier,
    'secret',
  ])
})

it('notices what was unticked, and cannot do without the channel', async () => {
  const { double, platform } = await opened()
  const [channel = '', analytics = ''] = both.split(' ')
  double.answers('POST /token', { body: { ...tokens, scope: channel } })
  expect((await platform.complete({ code: 'c', redirectUri, verifier: 'v' })).granted).toEqual(['followers', 'posts'])
  double.answers('POST /token', { body: { ...tokens, scope: analytics } })
  expect((await problemOf(platform.complete({ code: 'c', redirectUri, verifier: 'v' }))).kind).toBe('permission')
})

it('keeps the renewal where a renewed access brings none, says that one was revoked, and gives it back', async () => {
  const { double, platform, access } = await opened()
  expect(await platform.renew(access)).toMatchObject({ token: 'ya30', renewal: '1//0' })
  await platform.revoke(access)
  expect(double.asked.at(-1)?.form.get('token')).toBe('1//0')
  double.answers('POST /token', {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
  })
  expect((await problemOf(platform.renew(access))).kind).toBe('ended')
})

it('reads the channel, and nothing for followers that are hidden', async () => {
  const { double, reader } = await opened()
  expect(await reader.readProfile()).toMatchObject({ id: 'UC1', handle: 'mayaeats', followers: 45_600 })
  const channel = {
    id: 'UC1',
    snippet: { title: 'Maya' },
    statistics: { subscriberCount: '0', hiddenSubscriberCount: true },
    contentDetails: { relatedPlaylists: {} },
  }
  double.answers('GET /youtube/v3/channels', { body: { items: [channel] } })
  expect(await reader.readProfile()).toMatchObject({ handle: 'UC1', followers: null })
  expect(await reader.listPosts(5)).toEqual([])
})

it('says that an account has no channel', async () => {
  const { double, reader } = await opened()
  double.answers('GET /youtube/v3/channels', { body: { items: [] } })
  expect((await problemOf(reader.readProfile())).kind).toBe('unsuitable')
})

it('reads videos over several pages, and finds one’s own by its address', async () => {
  const { reader } = await opened()
  const posts = await reader.listPosts(3)
  expect(posts.map(({ id }) => id)).toEqual(['video_a', 'video_b', 'video_c'])
  expect(posts[0]).toMatchObject({
    picture: 'https://i.example/h.jpg',
    counts: { ...noCounts, views: 1_200, likes: 80 },
  })
  expect((await reader.getPost('video_b')).id).toBe('video_b')
  expect((await reader.findPost('https://youtu.be/video_b'))?.id).toBe('video_b')
  expect((await reader.findPost('https://www.youtube.com/shorts/video_c'))?.id).toBe('video_c')
  expect(await reader.findPost('https://www.youtube.com/watch?v=foreign_1')).toBeNull()
})

it('leaves unknown what Analytics does not have yet', async () => {
  const { double, reader } = await opened()
  const post = { id: 'video_a', kind: 'video' as const }
  expect(await reader.readCounts(post)).toEqual({
    ...noCounts,
    followersGained: null,
    views: 1_200,
    likes: 80,
    shares: 7,
  })
  double.answers('GET /v2/reports', { body: { columnHeaders: [{ name: 'shares' }] } })
  expect((await reader.readCounts(post)).shares).toBeNull()
})

it('reads who watches', async () => {
  const { reader } = await opened()
  expect(await reader.readAudience()).toEqual({
    age: { '25–34': 61.5 },
    gender: { female: 70 },
    country: { GB: 75, US: 25 },
  })
})

it.each([
  [403, 'quotaExceeded', 'limited', '2026-11-22T08:00:00.000Z'],
  [403, 'forbidden', 'permission', undefined],
  [401, 'authError', 'ended', undefined],
  [401, 'youtubeSignupRequired', 'unsuitable', undefined],
  [400, 'badRequest', 'refused', undefined],
  [410, 'apiDeprecated', 'outdated', undefined],
])('puts %i %s into our words', async (status, reason, kind, until) => {
  const { double, reader } = await opened()
  const error = { code: status, message: 'No', errors: [{ domain: 'youtube', reason }] }
  double.answers('GET /youtube/v3/channels', { status, body: { error } })
  const problem = await problemOf(reader.readProfile())
  expect([problem.kind, problem.retryAt?.toISOString()]).toEqual([kind, until])
})
