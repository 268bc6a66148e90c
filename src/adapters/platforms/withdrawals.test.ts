import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { now } from '../../kit/server/clock.ts'
import { UnsignedCallback } from './platforms.ts'
import { readInstagramWithdrawal, readTikTokWithdrawal } from './withdrawals.ts'

const secret = 'a client secret'
const hmac = (text: string) => createHmac('sha256', secret).update(text)

function tiktok(event: object, t = '1795000000') {
  const raw = Buffer.from(JSON.stringify(event))
  return { raw, signature: `t=${t},s=${hmac(`${t}.${raw.toString()}`).digest('hex')}` }
}
const removed = {
  client_key: 'key',
  event: 'authorization.removed',
  create_time: 1_795_000_000,
  user_openid: 'open-1',
  content: '{"reason":1}',
}

it('reads TikTok’s word that an owner took the access back', () => {
  expect(readTikTokWithdrawal(secret, tiktok(removed))).toEqual({
    ids: ['open-1'],
    at: new Date(1_795_000_000_000),
  })
  expect(readTikTokWithdrawal(secret, tiktok({ ...removed, event: 'video.publish.completed' }))).toBeNull()
})

it('takes nothing that TikTok did not sign', () => {
  const { raw, signature } = tiktok(removed)
  const other = Buffer.from(raw.toString().replace('open-1', 'open-2'))
  for (const callback of [
    { raw: other, signature },
    { raw, signature: signature.replace('t=1795', 't=1796') },
    { raw, signature: 't=1,s=00' },
    { raw, signature: undefined },
  ])
    expect(() => readTikTokWithdrawal(secret, callback)).toThrow(UnsignedCallback)
})

function instagram(payload: object) {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  const signed = `${hmac(text).digest('base64url')}.${text}`
  return { raw: Buffer.from(new URLSearchParams({ signed_request: signed }).toString()), signature: undefined }
}

it('reads Instagram’s deauthorisation and deletion, with a moment or without', () => {
  const given = { algorithm: 'HMAC-SHA256', user_id: '1784', issued_at: 1_795_000_000 }
  expect(readInstagramWithdrawal(secret, instagram(given))).toEqual({ ids: ['1784'], at: new Date(1_795_000_000_000) })
  const { ids, at } = readInstagramWithdrawal(secret, instagram({ user_id: 1784 }))
  expect(ids).toEqual(['1784'])
  expect(Math.abs(at.getTime() - now().getTime())).toBeLessThan(5_000)
})

it('takes nothing that Instagram did not sign', () => {
  const { raw } = instagram({ user_id: '1784' })
  for (const text of ['', 'signed_request=', 'signed_request=abc.def', `${raw.toString()}x`])
    expect(() => readInstagramWithdrawal(secret, { raw: Buffer.from(text), signature: undefined })).toThrow(
      UnsignedCallback,
    )
})
