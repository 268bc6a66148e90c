import { expect, it } from 'vitest'
import { must } from '../contract/must.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { type Limiter, networkOf, steppedLimiter } from './limits.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

/** How often in a row a caller is let through, asking one process after the other; any refusal but the limit's own fails. */
async function letThrough(limiters: Limiter[], key: string, tries: number): Promise<number> {
  const refusals: unknown[] = []
  for (let at = 0; at < tries; at += 1) {
    await must(limiters[at % limiters.length])
      .take(key)
      .catch((error: unknown) => refusals.push(error))
  }
  for (const refusal of refusals) expect(refusal).toMatchObject(limit)
  return tries - refusals.length
}
const limit = {
  code: 'resource-exhausted',
  message: 'Wait.',
  details: { retryAfterSeconds: expect.any(Number) as number },
}

it('lets one caller through as often as it says, in one process or in three, but for a step in each', async () => {
  const database = await emptyDatabase()
  const process = () => steppedLimiter(database, 'test', 100, 60, 'Wait.')
  expect(await letThrough([process()], 'alone', 200)).toBe(100)
  const spread = await letThrough([process(), process(), process()], 'spread', 400)
  expect(spread).toBeGreaterThanOrEqual(100)
  expect(spread).toBeLessThanOrEqual(130)
  expect(await letThrough([process()], 'another', 10)).toBe(10)
})

it('writes nothing for a caller who asks little', async () => {
  const database = await emptyDatabase()
  await letThrough([steppedLimiter(database, 'test', 100, 60, 'Wait.')], 'few', 9)
  expect((await database.pool.query('select 1 from rate_limits')).rows).toEqual([])
})
