import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtList, runImportJob } from '../../../../world/import-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'
import { imports } from '../tables.ts'

const started = async (w: World) => {
  const uid = await broughtList(w, w.anna)
  await w.anna.call('startImport', { uid })
  return { uid }
}
describeCall(importCalls.pauseImport, started)

it('lets no further row in until somebody continues', async () => {
  const w = await world()
  const { uid } = await started(w)
  const paused = await w.anna.call('pauseImport', { uid })
  expect(paused).toMatchObject({ state: 'paused', can: { pause: false, resume: true, undo: true } })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'paused', counts: { read: 0 } })
})

it('refuses an import that isn’t under way, and one that runs in a terminal', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna)
  expect((await refusal(w.anna.call('pauseImport', { uid }))).message).toBe(
    'This import hasn’t started yet. Start it first.',
  )
  await w.database.db.update(imports).set({ state: 'running', bytes: null })
  expect((await refusal(w.anna.call('pauseImport', { uid }))).message).toBe(
    'This import runs in a terminal. Stop it there with Ctrl+C.',
  )
})
