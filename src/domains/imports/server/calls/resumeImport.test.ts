import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtList, runImportJob } from '../../../../world/import-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'
import { imports } from '../tables.ts'

const paused = async (w: World) => {
  const uid = await broughtList(w, w.anna)
  await w.anna.call('startImport', { uid })
  await w.anna.call('pauseImport', { uid })
  return { uid }
}
describeCall(importCalls.resumeImport, paused)

it('goes on where it was', async () => {
  const w = await world()
  const { uid } = await paused(w)
  expect(await w.amir.call('resumeImport', { uid })).toMatchObject({ state: 'running' })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'done', counts: { read: 3, added: 1 } })
})

it('refuses what isn’t paused, and says what to do when the file is gone', async () => {
  const w = await world()
  const { uid } = await paused(w)
  await w.database.db.update(imports).set({ bytes: null })
  expect((await refusal(w.anna.call('resumeImport', { uid }))).message).toBe(
    'We keep files for 7 days, so this one is gone. Import it again: rows already imported stay as they are.',
  )
  await w.database.db.update(imports).set({ state: 'running' })
  expect((await refusal(w.anna.call('resumeImport', { uid }))).message).toBe(
    'This import has already started. Pause it, or wait until it’s done.',
  )
})
