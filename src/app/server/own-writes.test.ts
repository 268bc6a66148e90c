import { expect, inject, it } from 'vitest'
import { serve } from '../testing/serve.ts'
import { world } from '../../world/world.ts'

const url = inject('postgresUrl')

it.each([
  [
    'with a replica',
    url ?? 'postgres://127.0.0.1:1/none',
    'plusone_wrote=1; Path=/call; HttpOnly; SameSite=Lax; Max-Age=4',
  ],
  ['without one', undefined, null],
])('has a browser remember for a moment that it wrote: %s', async (_where, readUrl, expected) => {
  const w = await world()
  const served = await serve(w.database, readUrl ? { DATABASE_READ_URL: readUrl } : {})
  const token = await served.tokenOf(w.bella)
  const cookieOf = async (name: string, data: unknown) =>
    (await served.call(name, data, token)).headers.get('set-cookie')
  expect(await cookieOf('getUser', {})).toBeNull()
  expect(await cookieOf('markNotificationsRead', {})).toBe(expected)
  await served.close()
})
