import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { type PushBrowser, pushPeer } from '../src/kit/testing/push-peer.ts'
import { faultsOf } from './axe.ts'
import { bookCall } from './book-call.ts'
import { openPhone, openToRequest } from './phone.ts'
import { signIn, useProduct } from './product.ts'

const product = useProduct()

/**
 * The browser’s own question and its maker’s push service, which no test can reach: it says yes, and registers at a push
 * service of ours. All else is the browser’s.
 */
async function answerForMaker(context: BrowserContext, { address }: PushBrowser): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript((at) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
    const permission = () => localStorage.getItem('answered') ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      localStorage.setItem('answered', 'granted')
      return 'granted'
    }
    const registered = (key: unknown) => ({
      endpoint: at.endpoint,
      options: { applicationServerKey: key },
      getKey: (name: 'p256dh' | 'auth') => bytes(at[name]),
      unsubscribe: async () => {
        sessionStorage.removeItem('registered')
        return true
      },
    })
    let key: unknown
    PushManager.prototype.subscribe = async (options) => {
      key = (options as { applicationServerKey: Uint8Array }).applicationServerKey.buffer
      sessionStorage.setItem('registered', 'yes')
      return registered(key) as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('registered') ? (registered(key ?? null) as unknown as PushSubscription) : null
  }, address)
}

it('pushes a notification to the phone that asked for it, and none after that was turned off', async () => {
  const peer = await pushPeer()
  const browser = peer.openBrowser()
  const { page, context, errors } = await openPhone(product)
  await answerForMaker(context, browser)
  await signIn(page, 'manager@demo.plusone.test', '/app/notifications')
  await page.getByText('Get notifications on this device').waitFor()
  await page.getByRole('button', { name: 'Turn on' }).tap()
  // The worker that it waits for comes some seconds after the first page.
  await page.getByText('Notifications are on.').waitFor({ timeout: 40_000 })
  await page.getByText('This browser shows your notifications').waitFor()
  expect(await faultsOf(page)).toEqual([])

  await bookCall(product, 'Petra')
  await expect.poll(() => browser.messages.length).toBe(1)
  // How it is shown is not seen here: this browser has no place for notifications, and ends where it is asked for one.
  expect(browser.messages[0]).toMatchObject({
    title: expect.stringContaining('New call'),
    path: expect.stringMatching(/^\/app\//),
  })

  await page.getByRole('checkbox', { name: 'Calls: push', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save settings' }).tap()
  await page.getByText('Saved.').waitFor()
  await bookCall(product, 'Quentin')
  await page.getByRole('checkbox', { name: 'Calls: push', exact: true }).check()
  await page.getByRole('button', { name: 'Save settings' }).tap()
  await expect.poll(() => page.getByRole('button', { name: 'Save settings' }).isDisabled()).toBe(true)
  await bookCall(product, 'Rosa')
  await expect.poll(() => browser.messages.length).toBe(2)
  expect(JSON.stringify(browser.messages)).not.toContain('Quentin')

  await page.getByRole('button', { name: 'Turn off' }).tap()
  await page.getByText('Notifications are off in this browser.').waitFor()
  await page.getByText('Get notifications on this device').waitFor()
  expect(errors).toEqual([])
  await peer.close()
})

it('asks a creator after a request, takes a yes, and does not ask again', async () => {
  const peer = await pushPeer()
  const { page, context, errors } = await openPhone(product)
  await answerForMaker(context, peer.openBrowser())
  const request = async () => {
    await signIn(page, 'creator@demo.plusone.test', '/app/influencer/browse?mine=yes')
    await openToRequest(page)
    await page.getByRole('button', { name: 'Request collab' }).tap()
    await page.getByText('Request sent.').waitFor()
  }
  await request()
  await page.getByText('Want to know as soon as they reply?').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Turn on notifications' }).tap()
  await page.getByText('Notifications are on.').waitFor({ timeout: 40_000 })
  await request()
  expect(await page.getByText('Want to know as soon as they reply?').count()).toBe(0)
  await page.goto('/app/notifications')
  await page.getByText('This browser shows your notifications').waitFor()
  expect(errors).toEqual([])
  await peer.close()
})
