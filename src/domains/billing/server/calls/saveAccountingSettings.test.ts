import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { usualSettings } from '../../accounting.ts'
import { billingCalls } from '../../contract.ts'

const fields = { ...usualSettings, consultant: 29_098, tax: '1776' }
describeCall(billingCalls.saveAccountingSettings, () => ({ fields }))

it('keeps what was saved, with the event, and refuses what is no account', async () => {
  const w = await world()
  await w.ada.call('saveAccountingSettings', { fields })
  expect((await w.ada.call('getAccounting', {})).settings).toEqual(fields)
  expect(await w.eventsOf('accounting')).toMatchObject([
    { kind: 'accounting.settings-saved', before: { consultant: 1_001 }, after: { consultant: 29_098 } },
  ])
  const wrong = await refusal(w.ada.call('saveAccountingSettings', { fields: { ...fields, debtors: '=1' } }))
  expect(wrong.message).toContain('Enter an account number, such as 8400.')
})
