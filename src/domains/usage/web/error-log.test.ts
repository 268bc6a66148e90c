import { afterEach, expect, it, vi } from 'vitest'
import { forgetToken } from '../../../kit/web/session.ts'
import { reportError } from './error-log.ts'

afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
})

it('reports twenty errors of a page however many warnings there were, and five warnings', async () => {
  const levels: string[] = []
  vi.stubGlobal('location', { pathname: '/pricing' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/auth/token') return new Response(null, { status: 401 })
    levels.push((JSON.parse(init.body as string) as { level: string }).level)
    return Response.json({})
  })
  for (let time = 0; time < 40; time += 1) reportError('Events could not be sent', {}, 'warn')
  for (let time = 0; time < 40; time += 1) reportError('It broke', {})
  await expect.poll(() => levels.filter((level) => level === 'error')).toHaveLength(20)
  expect(levels.filter((level) => level === 'warn')).toHaveLength(5)
})
