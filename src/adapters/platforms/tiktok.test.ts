import { expect, it } from 'vitest'
import { hourMs, setClock } from '../../kit/server/clock.ts'
import { openDouble, problemOf, type Routes } from './platform-double.ts'
import { noCounts } from './platforms.ts'
import { tiktok } from './tiktok.ts'

const at = new Date('2026-11-21T12:00:00Z')
const redirectUri = 'https://plusone.example/app/influencer/connected'
const ok = { code: 'ok', message: '', log_id: '2026' }
const tokens = {
  open_id: 'open-1',
  scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
  access_token: 'act.1',
  expires_in: 7_200,
  refresh_token: 'rft.1',
  refresh_expires_in: 15_552_000,
  token_type: 'Bearer',
}
const video = (id: number) => ({
  id: `73${id}`,
  create_time: 1_795_000_000 - id,
  video_description: `Video ${id}`,
  cover_image_url: 'https://cdn.example/c.jpg',
  share_url: `https://www.tiktok.com/@maya/video/73${id}`,
  like_count: 10,
  comment_count: 0,
  share_count: 1,
  view_count: 500,
})

const routes: Routes = {
  'POST /v2/oauth/token/': ({ form }) => ({
    body:
      form.get('grant_type') === 'refresh_token'
        ? { ...tokens, access_token: 'act.2', refresh_token: 'rft.2' }
        : tokens,
  }),
  'POST /v2/oauth/revoke/': () => ({ body: {} }),
  'GET /v2/user/info/': ({ search }) => {
    const fields = search.get('fields')?.split(',') ?? []
    const user = { open_id: 'open-1', display_name: 'Maya', username: 'maya', follower_count: 12_700 }
    return {
      body: {
        data: { user: Object.fromEntries(Object.entries(user).filter(([name]) => fields.includes(name))) },
        error: ok,
      },
    }
  },
  'POST /v2/video/list/': ({ json }) => {
    const { cursor } = json as { cursor?: number }
    const videos = (cursor ? [4, 5] : [1, 2, 3]).map(video)
    return { body: { data: { videos, cursor: 1_700, has_more: !cursor }, error: ok } }
  },
  'POST /v2/video/query/': ({ json }) => {
    const [id] = (json as { filters: { video_ids: string[] } }).filters.video_ids
    return { body: { data: { videos: id === '731' ? [video(1)] : [] }, error: ok } }
  },
}

async function opened() {
  setClock(at)
  const double = await openDouble(routes)
  const platform = tiktok({ clientKey: 'key', clientSecret: 'secret', apiBase: double.url }, async () => null)
  const access = { token: 'act.1', until: at, renewal: 'rft.1', renewalUntil: null }
  return { double, platform, access, reader: platform.open(access, () => {}) }
}

it('asks for consent, trades the code, and keeps the newest of both tokens', async () => {
  const { double, platform, access } = await opened()
  const { url, state } = await platform.begin(redirectUri)
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    client_key: 'key',
    state,
    redirect_uri: redirectUri,
  })
  const given = await platform.complete({ code: 'c', redirectUri, verifier: '' })
  expect(given).toMatchObject({
    access: { token: 'act.1', renewal: 'rft.1', until: new Date(at.getTime() + 2 * hourMs) },
    granted: ['followers', 'posts', 'insights'],
  })
  expect(await platform.renew(access)).toMatchObject({ token: 'act.2', renewal: 'rft.2' })
  expect(double.asked.at(-1)?.form.get('refresh_token')).toBe('rft.1')
})

it('notices what was not allowed, and cannot do without the profile', async () => {
  const { double, platform } = await opened()
  const scope = (given: string) => double.answers('POST /v2/oauth/token/', { body: { ...tokens, scope: given } })
  scope('user.info.basic,user.info.profile')
  expect((await platform.complete({ code: 'c', redirectUri, verifier: '' })).granted).toEqual([])
  scope('user.info.basic')
  expect((await problemOf(platform.complete({ code: 'c', redirectUri, verifier: '' }))).kind).toBe('permission')
})

it('reads the profile without followers where only these were not allowed', async () => {
  const { double, reader } = await opened()
  expect(await reader.readProfile()).toMatchObject({ id: 'open-1', handle: 'maya', followers: 12_700 })
  double.answers('GET /v2/user/info/', { status: 401, body: { error: { code: 'scope_not_authorized', message: '' } } })
  expect((await problemOf(reader.readProfile())).kind).toBe('permission')
})

it('reads videos over several pages, and finds one by its address', async () => {
  const { reader } = await opened()
  expect((await reader.listPosts(5)).map(({ id }) => id)).toEqual(['731', '732', '733', '734', '735'])
  expect((await reader.findPost('https://www.tiktok.com/@maya/video/731'))?.id).toBe('731')
  expect(await reader.findPost('https://www.tiktok.com/@else/video/999')).toBeNull()
  expect((await reader.getPost('731')).id).toBe('731')
  expect((await problemOf(reader.getPost('999'))).kind).toBe('gone')
  expect(await reader.readCounts({ id: '731', kind: 'video' })).toEqual({
    ...noCounts,
    followersGained: null,
    views: 500,
    likes: 10,
    comments: 0,
    shares: 1,
  })
  expect((await problemOf(reader.readCounts({ id: '999', kind: 'video' }))).kind).toBe('gone')
})

it('has no video of an account that shows none, which may be private', async () => {
  const { double, reader } = await opened()
  double.answers('POST /v2/video/list/', { body: { data: { videos: [], has_more: false }, error: ok } })
  expect(await reader.listPosts(5)).toEqual([])
})

it.each([
  [401, 'access_token_invalid', 'ended'],
  [401, 'scope_not_authorized', 'permission'],
  [429, 'rate_limit_exceeded', 'limited'],
  [400, 'invalid_params', 'refused'],
  [404, 'unsupported_path', 'outdated'],
])('puts %i %s into our words', async (status, code, kind) => {
  const { double, reader } = await opened()
  double.answers('POST /v2/video/list/', { status, body: { error: { code, message: '', log_id: '1' } } })
  expect((await problemOf(reader.listPosts(5))).kind).toBe(kind)
})

it('sees that a version ended by an address that is gone, and by an answer of another shape', async () => {
  const { double, reader } = await opened()
  double.answers('GET /v2/user/info/', { status: 410, body: {} })
  expect((await problemOf(reader.readProfile())).kind).toBe('outdated')
  double.answers('GET /v2/user/info/', { body: { data: { profile: { id: 'open-1' } }, error: ok } })
  expect((await problemOf(reader.readProfile())).kind).toBe('outdated')
})

it('says that a renewal was revoked, and that nothing came back', async () => {
  const { double, platform, access } = await opened()
  const reply = { error: 'invalid_grant', error_description: 'Refresh token is invalid or expired.', log_id: '1' }
  double.answers('POST /v2/oauth/token/', { body: reply })
  expect((await problemOf(platform.renew(access))).kind).toBe('ended')
  double.answers('POST /v2/oauth/token/', { status: 503, body: {} })
  expect((await problemOf(platform.renew(access))).kind).toBe('unavailable')
})

it('gives the access back', async () => {
  const { double, platform, access } = await opened()
  await platform.revoke(access)
  expect(double.asked[0]?.form.get('token')).toBe('act.1')
})
