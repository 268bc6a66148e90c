import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStore } from '../../../kit/testing/browser-store.ts'
import { forgetToken } from '../../../kit/web/session.ts'
import { consentTextVersion } from '../../accounts/consent-text.ts'
import type { Consent } from '../../accounts/contract.ts'
import { adoptConsent, answerConsent } from './consent.ts'
import { consentGiven } from './consent-given.ts'

const said = (analytics: boolean, at: string, textVersion: string = consentTextVersion): Consent => ({
  analytics,
  at,
  textVersion,
})
const [monday, tuesday] = ['2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z']
let store: Map<string, string>
/** What reached the account; the connection fails while it is null. */
let saved: Consent[] | null

beforeEach(() => {
  forgetToken()
  store = browserStore()
  saved = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/auth/token')
      return Response.json({ token: 't', expiresAt: new Date(Date.now() + 900_000).toISOString() })
    if (!saved) throw new TypeError('Failed to fetch')
    saved.push((JSON.parse(init.body as string) as { data: Consent }).data)
    return Response.json({ data: {} })
  })
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
})
const here = (consent: Consent) => store.set('consent', JSON.stringify(consent))

it('takes over the account’s answer where this browser has none or an older one', async () => {
  await adoptConsent(said(true, monday))
  expect(consentGiven()).toEqual(said(true, monday))
  await adoptConsent(said(false, tuesday))
  expect(consentGiven()).toEqual(said(false, tuesday))
  expect(saved).toEqual([])
})

it('lets a newer no of this browser win over an old yes, and tells the account when it was given', async () => {
  here(said(false, tuesday))
  await adoptConsent(said(true, monday))
  expect(consentGiven()).toEqual(said(false, tuesday))
  expect(saved).toEqual([said(false, tuesday)])
})

it('makes up for an answer that could not be saved when the next page opens', async () => {
  here(said(true, monday))
  saved = null
  await answerConsent(false)
  saved = []
  await adoptConsent(said(true, monday))
  expect(consentGiven()).toMatchObject({ analytics: false })
  expect(saved).toEqual([consentGiven()])
})

it('asks anew after the text changed, and gives nobody an answer to another text', async () => {
  await adoptConsent(said(true, tuesday, '2020-01'))
  here(said(true, monday, '2020-01'))
  await adoptConsent(null)
  expect([consentGiven(), saved]).toEqual([null, []])
})
