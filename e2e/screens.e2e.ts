import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { must } from '../src/kit/contract/must.ts'
import { expectNoFaults, faultsIn, inGroups, openAs } from './look-through.ts'
import { useSharedProduct } from './product.ts'
import { otherScreens, screens } from './screens.ts'
import { staffScreens } from './screens-of-staff.ts'

const product = useSharedProduct()

it('knows every page there is', () => {
  const files = globSync('src/{app/web/own-routes.ts,domains/*/web/routes.tsx}')
  const written = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ +'(\/[^']*)': /gm)])
  const seen = JSON.stringify([screens, staffScreens])
  const reachedOtherwise = [
    // Where one lands leads on, or a step opens it.
    '/app',
    '/app/influencer',
    '/onboarding',
    '/app/collab',
    '/app/brand/brief',
    '/app/brand/collection',
    '/app/campaign',
    '/app/campaign-report',
    '/app/creator',
    '/app/group/copy-brief',
    '/app/influencer/venue',
    '/app/story',
    '/app/admin/brand',
    '/app/admin/brief',
    '/app/admin/organisation',
    '/app/admin/influencer',
    '/invite',
  ]
  const isSeen = (path: string) => new RegExp(`"${path.replace(/\$\w+/, '[^"/]+')}["?]`).test(seen)
  const missing = written
    .map((match) => must(match[1]))
    .filter((path) => !reachedOtherwise.includes(path) && !isSeen(path))
  expect(written.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

it('finds a pale word and a field without a name, in both looks', async () => {
  const { page } = await openAs(product, 'guest')
  const spoil = () =>
    page.evaluate(() => {
      const pale = document.createElement('p')
      pale.textContent = 'Hardly to be read'
      Object.assign(pale.style, { color: '#777', background: '#888' })
      document.querySelector('main')?.append(pale, document.createElement('input'))
    })
  const faults = await faultsIn(page, ['a spoiled page', '/login', spoil])
  expect(faults.map((fault) => fault.split(': ').slice(0, 2).join(': ')).toSorted()).toEqual([
    'dark, on a phone: color-contrast',
    'dark, on a phone: label',
    'light, at a desk: color-contrast',
    'light, at a desk: label',
  ])
})

it.each(inGroups(otherScreens))(
  'have no fault that axe finds, light at a desk and dark on a phone, and no sideways scroll, as %s',
  async (_name, seenAs, steps) => {
    const { page, unexpectedErrors } = await openAs(product, seenAs)
    await expectNoFaults(page, steps)
    expect(unexpectedErrors()).toEqual([])
  },
)
