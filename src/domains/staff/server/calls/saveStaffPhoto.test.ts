import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { bringPhoto } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { unsafeFindFiles } from '../../../media/server/reads.ts'
import { staffCalls } from '../../contract.ts'

describeCall(
  staffCalls.saveStaffPhoto,
  () => ({ fileUid: null }),
  () => ({ fileUid: null }),
)

it('shows one’s face to everyone: on the public card, on the dashboard of one’s brands, and in the list of the team', async () => {
  const w = await world()
  const fileUid = await bringPhoto(w, w.anna)
  const { rows } = await w.anna.call('saveStaffPhoto', { fileUid })
  const [file] = await unsafeFindFiles(w.database.db, [fileUid])
  const photo = must(file, 'file').path
  expect(must(file, 'file').visibility).toBe('public')
  expect(rows.find(({ isYou }) => isYou)).toMatchObject({ photo })
  expect(await w.anonymous.call('getStaffCard', { slug: 'anna' })).toMatchObject({ photo })
  expect((await w.bella.call('getBrandSummary', { brandUid: w.luna })).manager).toMatchObject({ slug: 'anna', photo })
  expect((await w.bella.call('getBrandProfile', { uid: w.luna })).manager).toMatchObject({ photo })
  await w.anna.call('saveStaffPhoto', { fileUid: null })
  expect(await w.anonymous.call('getStaffCard', { slug: 'anna' })).toMatchObject({ photo: null })
  expect((await w.eventsOf(w.anna.accountUid)).map(({ kind }) => kind)).toContain('account.staff-photo-updated')
})

it('makes no customer’s private file public: it must be one’s own', async () => {
  const w = await world()
  const fileUid = await bringPhoto(w, w.alice, 42)
  expect((await refusal(w.ada.call('saveStaffPhoto', { fileUid }))).code).toBe('not-found')
  expect(must((await unsafeFindFiles(w.database.db, [fileUid]))[0], 'file').visibility).toBe('private')
})
