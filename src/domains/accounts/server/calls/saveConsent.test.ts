import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, world } from '../../../../world/world.ts'
import { consentTextVersion } from '../../consent-text.ts'
import { accountCalls } from '../../contract.ts'

const yes: Input<'saveConsent'> = { analytics: true, textVersion: consentTextVersion }

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

it('lets the later answer win, with the time at which it was given, and none from the future', async () => {
  const w = await world()
  const said = (hours: number, analytics: boolean) =>
    w.alice.call('saveConsent', { ...yes, analytics, at: plus(now(), hours * 3_600_000).toISOString() })
  await said(-2, true)
  await said(-1, false)
  const no = { ...yes, analytics: false, at: plus(now(), -3_600_000).toISOString() }
  expect((await said(-3, true)).consent).toEqual(no)
  expect((await w.alice.call('getUser', {})).consent).toEqual(no)
  expect((await said(+5, true)).consent).toEqual({ ...yes, at: now().toISOString() })
})

it('knows only the text that is shown', async () => {
  const w = await world()
  const refused = await refusal(w.alice.callRaw('saveConsent', { ...yes, textVersion: '1999' }))
  expect(refused).toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('Text version') as string,
  })
})
