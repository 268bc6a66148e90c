import { afterEach, expect, it, vi } from 'vitest'
import { browserStore } from '../../../kit/testing/browser-store.ts'
import { forgetLocal, localKeys } from './local-keys.ts'

afterEach(() => void vi.unstubAllGlobals())

it('clears what this browser keeps of a person when they sign out, but not a check-in that waits to be sent', async () => {
  const store = browserStore()
  const named = ['reviewerName', 'upgradePromptClosed', 'emailForSignIn', 'messagesWaiting', 'pushFor']
  for (const key of [...named, ...Object.values(localKeys), 'plusone.check-ins']) store.set(key, 'something')
  await forgetLocal()
  expect([...store.keys()]).toEqual(['plusone.check-ins'])
})

it('keeps a “no” to analytics, which is not asked again', async () => {
  const store = browserStore()
  store.set(localKeys.consent, '{"analytics":false}')
  await forgetLocal()
  expect([...store.keys()]).toEqual([localKeys.consent])
})
