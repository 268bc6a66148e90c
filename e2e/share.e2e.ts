import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawnPhoto } from '../src/domains/media/server/build.ts'
import { openPhone } from './phone.ts'
import { signIn, useProduct } from './product.ts'
import { demoPassword } from './start.ts'

const product = useProduct()
const creator = 'creator@demo.plusone.test'

/** Hands files to the product as a phone’s share sheet does: a form that is posted to where the manifest says. */
const share = (page: Page, files: readonly { name: string; type: string; bytes: number[] }[]) =>
  page.evaluate(async (given) => {
    await navigator.serviceWorker.ready
    const { share_target: target } = await (await fetch('/site.webmanifest')).json()
    const form = Object.assign(document.createElement('form'), {
      action: target.action,
      method: target.method,
      enctype: target.enctype,
    })
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      multiple: true,
      name: target.params.files[0].name,
    })
    const chosen = new DataTransfer()
    for (const { name, type, bytes } of given) chosen.items.add(new File([new Uint8Array(bytes)], name, { type }))
    input.files = chosen.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, files)

/** Waits until the service worker answers for the page. */
const untilControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })

it('takes a photo from the share sheet, through signing in, to the deliverable that needs it', async () => {
  const { page, context, errors } = await openPhone(product)
  await signIn(page, creator, '/app/influencer/dashboard')
  await untilControlled(page)
  await context.clearCookies()
  await page.goto('/login')
  await share(page, [{ name: 'plate.jpg', type: 'image/jpeg', bytes: [...(await drawnPhoto(9))] }])
  await page.getByRole('button', { name: 'Sign in with a password instead' }).click()
  await page.getByLabel('Email').fill(creator)
  await page.getByLabel('Password').first().fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('You shared plate.jpg').waitFor()
  await page.getByRole('link', { name: 'Post · Instagram' }).click()
  const post = page.getByRole('region', { name: 'Instagram post' })
  await post.getByRole('button', { name: 'Remove the file' }).waitFor({ timeout: 60_000 })
  expect(new URL(page.url()).searchParams.has('shared')).toBe(false)
  // Nothing of it waits any more.
  await page.goto('/app/influencer/share')
  await page.getByText('Nothing to add').waitFor()
  expect(errors).toEqual([])
})

it('adds every photo that was shared to one post, and keeps the caption that is written meanwhile', async () => {
  const { page, context, errors } = await openPhone(product)
  await signIn(page, creator, '/app/influencer/dashboard')
  await untilControlled(page)
  let letThrough: () => void = () => undefined
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await context.route(/\/uploads/, async (route) => {
    await isLetThrough
    await route.continue()
  })
  const photos = await Promise.all([11, 12, 13].map((seed) => drawnPhoto(seed)))
  await share(
    page,
    photos.map((bytes, at) => ({ name: `course-${at + 1}.jpg`, type: 'image/jpeg', bytes: [...bytes] })),
  )
  await page.getByText('You shared 3 files. Choose what they’re for.').waitFor()
  await page.getByRole('link', { name: 'Post · Instagram' }).click()
  const post = page.getByRole('region', { name: 'Instagram post' })
  await post.getByText('2 more files will upload after this one.').waitFor({ timeout: 60_000 })
  const caption = post.getByRole('textbox', { name: /caption/i })
  await caption.fill('Three courses at the counter. Ad, @canalkitchen')
  letThrough()
  // The first was added in the journey before.
  await post.getByRole('button', { name: 'Remove file 4' }).waitFor({ timeout: 60_000 })
  expect(await caption.inputValue()).toBe('Three courses at the counter. Ad, @canalkitchen')
  await page.waitForURL((url) => !url.searchParams.has('shared'))
  await page.reload()
  await post.getByRole('button', { name: 'Remove file 4' }).waitFor()
  expect(await caption.inputValue()).toBe('Three courses at the counter. Ad, @canalkitchen')
  await page.goto('/app/influencer/share')
  await page.getByText('Nothing to add').waitFor()
  expect(errors).toEqual([])
})
