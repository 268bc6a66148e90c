import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { consentTextVersion } from '../../consent-text.ts'
import { accountCalls } from '../../contract.ts'

const yes = { analytics: true, textVersion: consentTextVersion }

describeCall(accountCalls.saveConsent, () => yes)

it('keeps the answer with its time and text, and the latest one counts', async () => {
  const w = await world()
  expect((await w.alice.call('getUser', {})).consent).toBeNull()
  await w.alice.call('saveConsent', yes)
  setClock(plus(now(), dayMs))
  await w.alice.call('saveConsent', { ...yes, analytics: false })
  expect((await w.alice.call('getUser', {})).consent).toEqual({ ...yes, analytics: false, at: now().toISOString() })
  expect((await w.olivia.call('getUser', {})).consent).toBeNull()
})

it('knows only the text that is shown', async () => {
  const w = await world()
  const refused = await refusal(w.alice.call('saveConsent', { ...yes, textVersion: '1999' }))
  expect(refused).toMatchObject({ code: 'invalid-argument', message: expect.stringContaining('textVersion') as string })
})
