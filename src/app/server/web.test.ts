import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { serve } from '../testing/serve.ts'
import { createPage } from './page.ts'

it('gives each answer a nonce of its own, in the page and in its policy', () => {
  const page = createPage('<meta nonce="__CSP_NONCE__"><link nonce="__CSP_NONCE__">', testConfig())
  const [first, second] = [page('/'), page('/')]
  const nonce = must(must(/nonce="([^"]{24})"/.exec(first.html), 'row')[1], 'match')
  expect(first.html).toBe(`<meta nonce="${nonce}"><link nonce="${nonce}">`)
  expect(first.policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
  expect(second.html).not.toBe(first.html)
})

it('runs no script but its own files and the one that was built into the page', () => {
  const directives = new Map(
    createPage(
      '<script>ask()</script><script type="module">other()</script>',
      testConfig(),
    )('/')
      .policy.split('; ')
      .map((directive) => [directive.split(' ')[0], directive] as const),
  )
  expect(directives.get('script-src')).toBe(
    `script-src 'self' 'sha256-${createHash('sha256').update('ask()').digest('base64')}'`,
  )
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'")
  expect([...directives.values()].join()).not.toMatch(/unsafe|\*/)
})

it('tells browsers to keep to https where it is reached by it, and no other site where someone was', async () => {
  const database = await emptyDatabase()
  const served = await serve(database)
  const secure = await serve(database, { PUBLIC_URL: 'https://app.example.test' })
  const plain = (await served.get('/readyz')).headers
  expect(plain.get('strict-transport-security')).toBeNull()
  expect(plain.get('referrer-policy')).toBe('same-origin')
  expect(plain.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(plain.get('x-content-type-options')).toBe('nosniff')
  expect((await secure.get('/readyz')).headers.get('strict-transport-security')).toBe('max-age=31536000')
  await Promise.all([served.close(), secure.close()])
})

it('redirects nobody, whatever the address asks for', async () => {
  const served = await serve(await emptyDatabase())
  for (const path of [
    '//evil.example',
    '/%5Cevil.example',
    '/login?next=//evil.example',
    '/app/login?to=javascript:x',
  ]) {
    const answer = await fetch(served.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect([path, answer.headers.get('location')]).toEqual([path, null])
    expect(answer.status).not.toBeGreaterThanOrEqual(500)
  }
  await served.close()
})

it('shows whoever previews a link the page it opens, and nobody a page where none is', async () => {
  const built = mkdtempSync(join(tmpdir(), 'plusone-built-'))
  mkdirSync(join(built, 'web'))
  for (const page of ['index.html', 'door.html']) cpSync(page, join(built, 'web', page))
  const served = await serve(await emptyDatabase(), {}, built)
  const asked = async (path: string, accept: string, method = 'GET') => {
    const answer = await fetch(served.url + path, { method, headers: { accept } })
    return [answer.status, /<title>(.*?) ·/.exec(await answer.text())?.[1]]
  }
  for (const [path, title] of [
    ['/schedule-call', 'Schedule a call'],
    ['/join?as=brand', 'Join'],
    ['/join?tier=starter', 'Join'],
    ['/login', 'Sign in'],
  ] as const) {
    expect(await asked(path, '*/*')).toEqual([200, title])
    expect(await asked(path, 'image/png,*/*;q=0.8')).toEqual([200, title])
    expect(await asked(path, 'text/html')).toEqual([200, title])
    expect((await asked(path, '*/*', 'HEAD'))[0]).toBe(200)
  }
  for (const path of ['/assets/gone.js', '/call/a/b', '/auth/nothing', '/media/x', '/uploads', '/log'])
    expect([path, (await asked(path, '*/*'))[0]]).toEqual([path, 404])
  expect((await asked('/login', 'application/json'))[0]).toBe(404)
  expect((await asked('/login', '*/*', 'POST'))[0]).toBe(404)
  await served.close()
  rmSync(built, { recursive: true })
})

const place = '<!-- The server puts here what is said of each page. -->'
const pageWith = (settings: Record<string, string>, path: string) =>
  createPage(`<head>${place}</head>`, testConfig(settings))(path)

it('says what a page is before any script runs, by the names of the settings, escaped', () => {
  const settings = { PUBLIC_URL: 'https://app.example.test', PRODUCT_NAME: 'Table "for" <Two>' }
  const { html } = pageWith(settings, '/login')
  expect(html).toContain('<title>Sign in · Table &quot;for&quot; &lt;Two&gt;</title>')
  expect(html).toContain('<link rel="canonical" href="https://app.example.test/login" />')
  expect(html).toContain('<meta property="og:image" content="https://app.example.test/share.png" />')
  expect(html).not.toContain('noindex')
  expect(pageWith(settings, '/').html).toContain('Influencer marketing made effortless</title>')
  for (const path of ['/app/dms', '/content', '/report', '/story'])
    expect(pageWith(settings, path).html).toContain('<meta name="robots" content="noindex" />')
  expect(pageWith(settings, '/"><script>').html).not.toContain('<script>')
})

it('tells pages where pictures are, and lets them load from there', () => {
  const { html, policy } = pageWith({ MEDIA_BASE_URL: 'https://cdn.example.test/media/' }, '/')
  expect(html).toContain('<meta name="media-base" content="https://cdn.example.test/media/" />')
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.test;")
  expect(policy).toContain("media-src 'self' blob: https://cdn.example.test;")
})

it('lets maps load from where their style is, and from nowhere else', () => {
  expect(pageWith({}, '/').policy).toContain("connect-src 'self';")
  const { html, policy } = pageWith({ MAP_STYLE_URL: 'https://tiles.example.test/style.json?key=abc' }, '/')
  expect(html).toContain('<meta name="map-style" content="https://tiles.example.test/style.json?key=abc" />')
  expect(policy).toContain("connect-src 'self' https://tiles.example.test;")
})

it('tells pages for how long usage is kept', () => {
  expect(pageWith({}, '/consent').html).toContain('<meta name="usage-days" content="400" />')
  expect(pageWith({ USAGE_RETENTION_DAYS: '90' }, '/consent').html).toContain('<meta name="usage-days" content="90" />')
})

it('leads what was shared from a phone into the app where no service worker took it', async () => {
  const served = await serve(await emptyDatabase())
  const body = new FormData()
  body.append('files', new File([new Uint8Array(2_000_000)], 'plate.jpg', { type: 'image/jpeg' }))
  const answer = await fetch(`${served.url}/app/share`, { method: 'POST', body, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/app/influencer/share?missed=yes'])
  await served.close()
})
