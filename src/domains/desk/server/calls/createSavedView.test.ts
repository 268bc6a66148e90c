import { expect, it } from 'vitest'
import { ownList } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'
import { mostSavedViews } from '../saved-views.ts'

const input = { table: 'brands', name: 'London', query: 'where=city.is.london' }
describeCall(
  deskCalls.createSavedView,
  (w) => ({ ...input, ...ownList(w, w.anna) }),
  (w, person) => ({ ...input, ...ownList(w, person) }),
)

it('refuses a name that one has given already, and more than forty', async () => {
  const w = await world()
  await w.anna.call('createSavedView', input)
  const again = await refusal(w.anna.call('createSavedView', input))
  expect(again.message).toBe('There’s already a view called “London”. Choose another name.')
  await w.amir.call('createSavedView', input)
  await w.anna.call('createSavedView', { ...input, table: 'collabs' })
  for (let at = 2; at <= mostSavedViews; at += 1) await w.anna.call('createSavedView', { ...input, name: `View ${at}` })
  const tooMany = await refusal(w.anna.call('createSavedView', { ...input, name: 'One more' }))
  expect(tooMany.message).toBe('You can save 40 views of a list. Delete one first.')
})
