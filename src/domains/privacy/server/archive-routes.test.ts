import { afterEach, beforeEach, expect, it } from 'vitest'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { type Person, type World, world } from '../../../world/world.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
})
afterEach(() => served.close())

async function bring(person: Person | null, body: BodyInit) {
  const headers = new Headers({ 'content-type': 'application/octet-stream' })
  if (person) headers.set('authorization', `Bearer ${await served.tokenOf(person)}`)
  const answer = await fetch(`${served.url}/organisation-archives?dryRun=1`, { method: 'POST', body, headers })
  return { status: answer.status, body: (await answer.json()) as { error?: { message: string } } }
}

it('takes an archive from admins of our team alone', async () => {
  expect((await bring(null, 'PK')).status).toBe(401)
  for (const person of [w.alice, w.bella, w.anna]) expect((await bring(person, 'PK')).status).toBe(403)
  const { status, body } = await bring(w.ada, 'PK')
  expect([status, body.error?.message]).toEqual([
    400,
    'This isn’t an archive of an organisation. Export the organisation again and import the ZIP file as it is.',
  ])
})
