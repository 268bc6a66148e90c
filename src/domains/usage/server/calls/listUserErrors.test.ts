import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'

describeCall(usageCalls.listUserErrors, () => ({}))

it('finds an error that someone met by the id of the request', async () => {
  const w = await world()
  const served = await serve(w.database)
  try {
    const report = {
      message: 'Something went wrong on our side.',
      level: 'error',
      timestamp: '2026-03-02T09:00:00.000Z',
      context: { requestId: 'r-1', path: '/app/brand/dashboard?uid=x', call: 'getCollab', code: 'internal' },
    }
    const token = await served.tokenOf(w.bella)
    expect((await served.post('/log', report, { authorization: `Bearer ${token}` })).status).toBe(200)
    await served.post('/log', { ...report, context: { requestId: 'r-2' } })
    const refused = await served.post('/log', { ...report, level: 'loud' })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('level') as string } },
    })
  } finally {
    await served.close()
  }
  expect((await w.ada.call('listUserErrors', { requestId: 'r-1' })).rows).toMatchObject([
    {
      message: 'Something went wrong on our side.',
      path: '/app/brand/dashboard',
      account: { uid: w.bella.accountUid },
    },
  ])
  expect((await w.ada.call('listUserErrors', { requestId: ' r- ' })).rows).toHaveLength(2)
  expect((await w.ada.call('listUserErrors', { requestId: '-' })).rows).toEqual([])
  expect((await refusal(w.ada.call('listUserErrors', { requestId: '%' }))).code).toBe('invalid-argument')
  expect((await w.eventsOf('usage')).map(({ kind }) => kind)).toEqual(['usage.errors-read'])
})
