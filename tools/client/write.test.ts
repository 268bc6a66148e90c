import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { first, must } from '../../src/kit/contract/must.ts'
import { setClock } from '../../src/kit/server/clock.ts'
import { projectRoot } from '../../src/kit/server/root.ts'
import { serve } from '../../src/app/testing/serve.ts'
import { makeKey } from '../../src/domains/keys/server/build.ts'
import { deliverAll, publishAll, storyDelivery } from '../../src/world/content-stories.ts'
import { exampleContent } from '../../src/domains/briefs/server/build.ts'
import { storySlot } from '../../src/world/stories.ts'
import { world } from '../../src/world/world.ts'
import { writeClient } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'plusone-client-'))
let client: string
beforeAll(async () => {
  client = await writeClient(folder)
})

/** The calls of the client; its own types are tried by `tsc` below. */
type Calls = Record<string, (body: { data: unknown }) => Promise<{ data: { data: unknown } }>>
type Versioned = { uid: string; version: number }

it('drives the main story with an API key', async () => {
  const w = await world()
  const served = await serve(w.database)
  const { secret } = await makeKey(w.database.db, {
    accountUid: w.bella.accountUid,
    brandUid: w.luna,
    scopes: ['briefs:read', 'briefs:write', 'collabs:read', 'collabs:write', 'content:read', 'content:write'],
  })
  const { Api } = (await import(/* @vite-ignore */ pathToFileURL(client).href)) as {
    Api: new (options: object) => { call: Calls }
  }
  const headers = { authorization: `Bearer ${secret}` }
  const { call } = new Api({ baseUrl: served.url, baseApiParams: { headers } })
  const ask = async <Answer = Versioned>(name: string, data: unknown) =>
    (await must(call[name], name)({ data })).data.data as Answer

  const draft = await ask('createBrief', { brandUid: w.luna, content: exampleContent() })
  const brief = await ask('submitBrief', { uid: draft.uid, version: draft.version })
  await w.anna.call('approveBrief', { uid: brief.uid, version: brief.version })
  const request = { briefUid: brief.uid, influencerUid: w.aliceInfluencer, message: 'I would love to come.' }
  await w.alice.call('applyToBrief', request)
  type Requests = { rows: (Versioned & { influencer: { handle: string } })[] }
  const asked = first((await ask<Requests>('listBrandCollabs', { brandUid: w.luna, show: 'requests' })).rows)
  expect(asked.influencer.handle).toBe('alice.eats')
  const { uid, version } = await ask('approveCollab', { uid: asked.uid, version: asked.version })
  await w.alice.call('scheduleVisit', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  setClock(storyDelivery)
  await deliverAll(w, w.alice, uid)
  const { deliverables } = await ask<{ deliverables: Versioned[] }>('getDeliverables', { collabUid: uid })
  const several = deliverables.map((one) => ({ uid: one.uid, version: one.version }))
  expect(await ask('approveContent', { collabUid: uid, deliverables: several })).toEqual({ approved: 2 })
  await publishAll(w.alice, uid)
  expect(await ask('getCollab', { uid })).toMatchObject({ stage: 6, outcome: 'completed' })

  const refused = await must(call['getCollab'])({ data: { uid: 'collab_0' } }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 400, error: { error: { status: 'INVALID_ARGUMENT' } } })
  await served.close()
})

it('has types that tsc takes strictly, and that name the records', async () => {
  const program = join(folder, 'program.ts')
  writeFileSync(
    program,
    `import { Api, type Collab, type Deliverable } from './client.ts'
const api = new Api({ baseUrl: 'https://plusone.example' })
export async function names(brandUid: string): Promise<string[]> {
  const { data } = await api.call.listBrandCollabs({ data: { brandUid, show: 'requests' } })
  return data.data.rows.map((row) => row.influencer.handle)
}
export const titleOf = (collab: Collab): string => collab.brief.title
export const stateOf = (one: Deliverable): string => one.state
// @ts-expect-error It has no such list.
await api.call.listBrandCollabs({ data: { brandUid: 'brand_', show: 'nothing' } })
`,
  )
  const options = '--noEmit --strict --target es2022 --module nodenext --allowImportingTsExtensions'.split(' ')
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const checked = await promisify(execFile)(process.execPath, [tsc, ...options, program], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  expect(checked.stdout).toBe('')
})
