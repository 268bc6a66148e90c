import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

describeCall(
  deskCalls.listListDownloads,
  () => ({}),
  () => ({}),
)

it('shows one’s own, and nobody else’s', async () => {
  const w = await world()
  await w.anna.call('requestListDownload', { call: 'browseBrands', name: 'Brands', asked: {}, format: 'csv' })
  expect((await w.anna.call('listListDownloads', {})).rows).toMatchObject([{ name: 'Brands', state: 'waiting' }])
  expect((await w.ada.call('listListDownloads', {})).rows).toEqual([])
})
