import { expect, it } from 'vitest'
import { dayMs, now, setClock } from '../../kit/server/clock.ts'
import { instagram } from './instagram.ts'
import { openDouble, problemOf, type Request, type Routes } from './platform-double.ts'
import { noCounts } from './platforms.ts'

const at = new Date('2026-11-21T12:00:00Z')
const redirectUri = 'https://plusone.example/app/influencer/connected'

const media = (number: number) => ({
  id: `1789${number}`,
  caption: `Post ${number}`,
  media_type: number % 2 ? 'VIDEO' : 'IMAGE',
  media_product_type: number % 2 ? 'REELS' : 'FEED',
  permalink: `https://www.instagram.com/${number % 2 ? 'reel' : 'p'}/Code${number}/`,
  shortcode: `Code${number}`,
  timestamp: '2026-11-20T10:00:00+0000',
  thumbnail_url: 'https://cdn.example/t.jpg',
  like_count: number,
  comments_count: 2,
})

/** Two pages of three posts. */
function mediaPage({ search }: Request) {
  const second = search.get('after') === 'QVFI'
  const data = (second ? [4, 5, 6] : [1, 2, 3]).map(media)
  return {
    body: { data, paging: second ? { cursors: { after: 'END' } } : { cursors: { after: 'QVFI' }, next: 'more' } },
  }
}

const routes: Routes = {
  'POST /oauth/access_token': () => ({
    body: {
      data: [
        {
          access_token: 'short',
          user_id: 1784,
          permissions: 'instagram_business_basic,instagram_business_manage_insights',
        },
      ],
    },
  }),
  'GET /access_token': () => ({ body: { access_token: 'long', token_type: 'bearer', expires_in: 5_184_000 } }),
  'GET /refresh_access_token': () => ({
    body: { access_token: 'longer', token_type: 'bearer', expires_in: 5_184_000 },
  }),
  'GET /v26.0/me': () => ({
    body: {
      data: [
        {
          id: '9',
          user_id: '1784',
          username: 'maya.eats',
          name: 'Maya',
          account_type: 'MEDIA_CREATOR',
          followers_count: 38_400,
        },
      ],
    },
  }),
  'GET /v26.0/me/media': mediaPage,
  'GET /v26.0/me/stories': () => ({
    body: {
      data: [
        {
          ...media(8),
          id: '555',
          media_product_type: 'STORY',
          permalink: 'https://www.instagram.com/stories/maya.eats/555',
        },
      ],
    },
  }),
  'GET /v26.0/17891/insights': () => ({
    body: {
      data: [
        { name: 'views', values: [{ value: 900 }] },
        { name: 'reach', values: [{ value: 700 }] },
        { name: 'saved', values: [{ value: 0 }] },
      ],
    },
  }),
  'GET /v26.0/me/insights': ({ search }) => ({
    body: {
      data: [
        {
          name: 'follower_demographics',
          total_value: {
            breakdowns: [
              {
                results:
                  search.get('breakdown') === 'country'
                    ? [
                        { dimension_values: ['GB'], value: 750 },
                        { dimension_values: ['US'], value: 250 },
                      ]
                    : search.get('breakdown') === 'age'
                      ? [{ dimension_values: ['25-34'], value: 10 }]
                      : [],
              },
            ],
          },
        },
      ],
    },
  }),
}

async function opened() {
  setClock(at)
  const double = await openDouble(routes)
  const platform = instagram({ appId: 'app', appSecret: 'secret', apiBase: double.url }, async () => null)
  const access = { token: 'long', until: null, renewal: null, renewalUntil: null }
  return { double, platform, access, reader: platform.open(access, () => {}) }
}

it('asks for consent with a state, and trades the code for an access of 60 days', async () => {
  const { double, platform } = await opened()
  const { url, state, verifier } = await platform.begin(redirectUri)
  const search = Object.fromEntries(new URL(url).searchParams)
  expect(search).toEqual({
    client_id: 'app',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'instagram_business_basic,instagram_business_manage_insights',
    state,
  })
  expect([verifier, state.length >= 32]).toEqual(['', true])
  const { access, granted } = await platform.complete({ code: 'AQB#_', redirectUri, verifier })
  expect(access).toMatchObject({ token: 'long', until: new Date(at.getTime() + 60 * dayMs) })
  expect(granted).toEqual(['followers', 'posts', 'insights'])
  expect(double.asked[0]?.form.get('code')).toBe('AQB')
  expect(double.asked[1]?.search.get('grant_type')).toBe('ig_exchange_token')
})

it('takes the flat answer too, and notices what was not allowed', async () => {
  const { double, platform } = await opened()
  double.answers('POST /oauth/access_token', {
    body: { access_token: 'short', user_id: 1, permissions: ['instagram_business_basic'] },
  })
  expect((await platform.complete({ code: 'c', redirectUri, verifier: '' })).granted).toEqual(['followers', 'posts'])
})

it('renews an access while it is alive, and says that one has ended', async () => {
  const { double, platform, access } = await opened()
  expect(await platform.renew(access)).toMatchObject({ token: 'longer' })
  double.answers('GET /refresh_access_token', {
    status: 400,
    body: { error: { message: 'Session has expired', type: 'OAuthException', code: 190, error_subcode: 463 } },
  })
  expect((await problemOf(platform.renew(access))).kind).toBe('ended')
})

it('reads the profile, and posts over several pages', async () => {
  const { reader } = await opened()
  expect(await reader.readProfile()).toEqual({
    id: '1784',
    scopedId: '9',
    handle: 'maya.eats',
    name: 'Maya',
    url: 'https://www.instagram.com/maya.eats/',
    followers: 38_400,
  })
  const posts = await reader.listPosts(5)
  expect(posts.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    '17891 reel',
    '17892 post',
    '17893 reel',
    '17894 post',
    '17895 reel',
  ])
  expect(posts[0]?.counts).toEqual({ ...noCounts, likes: 1, comments: 2 })
})

it('finds a post by its address on a later page, a story while it is up, and nobody else’s', async () => {
  const { reader } = await opened()
  expect((await reader.findPost('https://www.instagram.com/reel/Code5/'))?.id).toBe('17895')
  expect((await reader.findPost('https://www.instagram.com/stories/maya.eats/555'))?.kind).toBe('story')
  expect(await reader.findPost('https://www.instagram.com/reel/SomebodyElse/')).toBeNull()
})

it('reads a post by its id with one request, and says when it is gone', async () => {
  const { double, reader } = await opened()
  double.answers('GET /v26.0/17895', { body: media(5) })
  expect((await reader.getPost('17895')).id).toBe('17895')
  expect(double.asked).toHaveLength(1)
  const error = { message: 'No', type: 'OAuthException', code: 100, error_subcode: 33 }
  double.answers('GET /v26.0/17895', { status: 400, body: { error } })
  expect((await problemOf(reader.getPost('17895'))).kind).toBe('gone')
})

it('leaves unknown what is not counted yet, and keeps a real zero', async () => {
  const { double, reader } = await opened()
  const counts = await reader.readCounts({ id: '17891', kind: 'reel' })
  expect(counts).toEqual({ ...noCounts, followersGained: null, views: 900, reach: 700, saves: 0 })
  double.answers('GET /v26.0/17891/insights', { body: { data: [] } })
  expect(await reader.readCounts({ id: '17891', kind: 'reel' })).toEqual({ ...noCounts, followersGained: null })
})

it('reads who followed from a post or Story, and asks nothing of it for a Reel, of which it isn’t counted', async () => {
  const { double, reader } = await opened()
  const follows = [{ name: 'follows', values: [{ value: 12 }] }]
  double.answers('GET /v26.0/17892/insights', { body: { data: follows } })
  expect(await reader.readCounts({ id: '17892', kind: 'post' })).toEqual({ ...noCounts, followersGained: 12 })
  expect(double.asked.at(-1)?.search.get('metric')).toContain('follows')
  await reader.readCounts({ id: '17891', kind: 'reel' })
  expect(double.asked.at(-1)?.search.get('metric')).not.toContain('follows')
})

it('reads who follows as shares, and nothing for an account that is too small', async () => {
  const { double, reader } = await opened()
  expect(await reader.readAudience()).toMatchObject({ country: { GB: 75, US: 25 }, age: { '25–34': 100 } })
  double.answers('GET /v26.0/me/insights', { body: { data: [] } })
  expect(await reader.readAudience()).toBeNull()
})

it.each([
  [{ code: 190, error_subcode: 460 }, 'ended'],
  [{ code: 200 }, 'permission'],
  [{ code: 10 }, 'permission'],
  [{ code: 100, error_subcode: 33 }, 'gone'],
  [{ code: 2 }, 'unavailable'],
  [{ code: 2635, message: 'You are calling a deprecated version of the Ads API.' }, 'outdated'],
  [{ code: 2500, message: 'Unknown path components: /me' }, 'outdated'],
  [{ code: 2500, message: 'An active access token must be used.' }, 'refused'],
])('puts the error %j into our words', async (error, kind) => {
  const { double, reader } = await opened()
  double.answers('GET /v26.0/me', { status: 400, body: { error: { message: 'No', type: 'OAuthException', ...error } } })
  expect((await problemOf(reader.readProfile())).kind).toBe(kind)
})

it('sees that a version ended by an answer of another shape: the next one speaks in its place', async () => {
  const { double, reader } = await opened()
  double.answers('GET /v26.0/me', {
    headers: { 'facebook-api-version': 'v28.0' },
    body: { data: [{ profile_id: '1784', profile_name: 'maya.eats' }] },
  })
  expect((await problemOf(reader.readProfile())).kind).toBe('outdated')
})

it('waits as long as the limit says', async () => {
  const { double, reader } = await opened()
  double.answers('GET /v26.0/me', {
    status: 400,
    headers: {
      'x-business-use-case-usage':
        '{"1784":[{"type":"instagram","call_count":100,"estimated_time_to_regain_access":19}]}',
    },
    body: { error: { message: 'There have been too many calls', type: 'OAuthException', code: 80002 } },
  })
  const { kind, retryAt } = await problemOf(reader.readProfile())
  expect([kind, retryAt]).toEqual(['limited', new Date(at.getTime() + 19 * 60_000)])
  expect(now()).toEqual(at)
})
