import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import { serve } from '../../../app/testing/serve.ts'
import { connectedAccount } from '../../../world/platform-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { platformAccounts } from './tables.ts'

const secret = 'a-secret-of-tiktok'
const keys = { TIKTOK_CLIENT_KEY: 'a-key', TIKTOK_CLIENT_SECRET: secret }

/** Alice's account as it stands where TikTok itself is connected, and the product that TikTok calls. */
async function connected() {
  const w = await world()
  await connectedAccount(w, 'tiktok')
  await w.database.db
    .update(platformAccounts)
    .set({ isSandbox: false, externalId: 'open-1' })
    .where(eq(platformAccounts.platform, 'tiktok'))
  return { w, served: await serve(w.database, keys) }
}

async function call(url: string, at: Date, id = 'open-1', signedWith = secret) {
  const seconds = Math.floor(at.getTime() / 1_000)
  const body = JSON.stringify({ event: 'authorization.removed', create_time: seconds, user_openid: id, content: '{}' })
  const s = createHmac('sha256', signedWith).update(`${seconds}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'tiktok-signature': `t=${seconds},s=${s}` }
  return fetch(`${url}/webhooks/platforms/tiktok`, { method: 'POST', headers, body })
}

const isThere = async (w: World) =>
  (await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })).rows.some(
    ({ account }) => account !== null,
  )

it('deletes everything once an owner took our access back at the platform, and tells them', async () => {
  const { w, served } = await connected()
  const answer = await call(served.url, plus(now(), minuteMs))
  expect(answer.status).toBe(200)
  expect(await isThere(w)).toBe(false)
  const profile = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  expect(profile.social.some(({ confirmedHow }) => confirmedHow === 'platform')).toBe(false)
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows[0]?.title).toBe('TikTok was disconnected')
  // Once more, as platforms do until they are answered.
  expect((await call(served.url, plus(now(), minuteMs))).status).toBe(200)

  const { url } = (await answer.json()) as { url: string }
  const shown = await fetch(served.url + new URL(url).pathname)
  expect(await shown.text()).toContain('were deleted on')
  expect((await fetch(`${served.url}/webhooks/platforms/deleted/1.abc`)).status).toBe(404)
  await served.close()
})

it('keeps an account that was connected again since, one of somebody else, and all when it is not signed', async () => {
  const { w, served } = await connected()
  expect((await call(served.url, plus(now(), -minuteMs))).status).toBe(200)
  expect((await call(served.url, plus(now(), minuteMs), 'open-2')).status).toBe(200)
  expect((await call(served.url, plus(now(), minuteMs), 'open-1', 'another secret')).status).toBe(400)
  expect(await isThere(w)).toBe(true)
  await served.close()
})

it('has nothing at the address of a platform without callbacks', async () => {
  const { served } = await connected()
  for (const platform of ['youtube', 'instagram', 'myspace']) {
    const response = await fetch(`${served.url}/webhooks/platforms/${platform}`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  }
  await served.close()
})
