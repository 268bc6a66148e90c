import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { world } from '../../world/world.ts'
import { serve } from '../testing/serve.ts'

it('shows what API keys can do as a page, with nothing in it that runs', async () => {
  const w = await world()
  const served = await serve(w.database, { OPENAPI: 'on' })
  const page = await served.get('/api-docs')
  await served.close()
  const html = String(page.body.data)
  expect(html).toContain(
    '<h3>Approve collab</h3><p><code>POST /call/approveCollab</code> <small>needs <code>collabs:write</code>',
  )
  expect(html).toContain('<h2>Invoices and statements</h2>')
  // What an organisation’s key can’t make comes last in its part, and says so.
  expect(html).toContain('<a href="#listCollabs">List collabs</a> <small>(our team’s keys)</small></li></ul>')
  expect(html).not.toContain('Approve collab</a> <small>')
  // Closed to keys.
  expect(html).not.toContain('/call/listTeam')
  expect(html).toContain('<section id="record-Collab"><h3>Collab</h3><ul>')
  expect(html).toContain('<a href="#record-Collab">Collab</a>')
  expect(html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(gzipSync(html).length).toBeLessThan(50_000)
})

it('is closed where the description is', async () => {
  const w = await world()
  const served = await serve(w.database, { OPENAPI: 'off' })
  expect((await served.get('/api-docs')).status).toBe(404)
  await served.close()
})
