import { expect, inject, it } from 'vitest'
import { serve } from '../testing/serve.ts'
import { world } from '../../world/world.ts'

const url = inject('postgresUrl')

it('has a browser remember for a moment that it wrote, only where there is a replica', async () => {
  const w = await world()
  for (const readUrl of [undefined, url ?? 'postgres://127.0.0.1:1/none']) {
    const served = await serve(w.database, readUrl ? { DATABASE_READ_URL: readUrl } : {})
    const token = await served.tokenOf(w.bella)
    const cookieOf = async (name: string, data: unknown) =>
      (await served.call(name, data, token)).headers.get('set-cookie')
    expect(await cookieOf('getUser', {})).toBeNull()
    const cookie = await cookieOf('markNotificationsRead', { uids: [] })
    if (readUrl) expect(cookie).toBe('plusone_wrote=1; Path=/call; HttpOnly; SameSite=Lax; Max-Age=4')
    else expect(cookie).toBeNull()
    await served.close()
  }
})
