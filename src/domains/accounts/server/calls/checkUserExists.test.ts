import { expect, it } from 'vitest'
import { codes, describeCall } from '../../../../world/describe-call.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

describeCall(accountCalls.checkUserExists, () => ({ email: 'alice@example.test' }))

it('knows an address however it is written, and no other', async () => {
  const w = await world()
  expect(await w.anonymous.call('checkUserExists', { email: ' Alice@Example.TEST ' })).toEqual({ exists: true })
  expect(await w.anonymous.call('checkUserExists', { email: 'nobody@example.test' })).toEqual({ exists: false })
})

it('answers every address alike when accounts are not revealed', async () => {
  const w = await world()
  const served = await serve(w.database, { REVEAL_ACCOUNT_EXISTENCE: 'off' })
  const answers = [
    await served.call('checkUserExists', { email: 'alice@example.test' }),
    await served.call('checkUserExists', { email: 'nobody@example.test' }),
  ]
  expect(answers.map((answer) => answer.body)).toEqual(Array(2).fill({ data: { exists: true } }))
  await served.close()
})

it('counts what one network address asks, and what is asked about one e-mail address from anywhere', async () => {
  const w = await world()
  const from = (address: string, email: string) =>
    w.runner.run('checkUserExists', { email }, { ...w.anonymous.caller, address })
  const oneGuest = await Promise.allSettled(
    Array.from({ length: 21 }, (_, at) => from('192.0.2.1', `person${at}@example.test`)),
  )
  expect(codes(oneGuest).filter((code) => code !== 'ok')).toEqual(['resource-exhausted'])
  const aboutAlice = await Promise.allSettled(
    Array.from({ length: 21 }, (_, at) => from(`198.51.100.${at}`, 'alice@example.test')),
  )
  expect(codes(aboutAlice).filter((code) => code !== 'ok')).toEqual(['resource-exhausted'])
})
