import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { now } from '../kit/server/clock.ts'
import { openTestDatabase } from '../kit/testing/test-database.ts'
import { deliveredCollab, deliverablesOf, storyDelivery } from './content-stories.ts'
import { liveBrief, requestedCollab, scheduledCollab } from './stories.ts'
import { story } from './story.ts'
import { world, type World } from './world.ts'

const rowsOf = async (): Promise<object> => JSON.parse((await (await openTestDatabase()).take()).rows) as object
const briefsOf = async (w: World) =>
  (await w.bella.call('listBrandBriefs', { brandUid: w.luna })).rows.map(({ card }) => card)

describe('a story that was told before', () => {
  it('is restored row by row, with the same answer', async () => {
    const told = await scheduledCollab(await world())
    const rows = await rowsOf()
    expect(Object.keys(rows).length).toBeGreaterThan(10)
    expect(await scheduledCollab(await world())).toEqual(told)
    const restored = await rowsOf()
    // Limits run out in real time and are moved along with it.
    expect({ ...restored, rate_limits: null }).toEqual({ ...rows, rate_limits: null })
  })

  it('goes on as if it had just been told', async () => {
    await scheduledCollab(await world())
    const w = await world()
    const { uid, version } = await scheduledCollab(w)
    const cancelled = await w.alice.call('cancelCollab', { uid, version, reason: 'plans-changed' })
    expect(cancelled.outcome).toBe('cancelled')
    expect((await w.eventsOf(uid)).length).toBeGreaterThan(3)
  })

  it('has its time and its files', async () => {
    await deliveredCollab(await world())
    const w = await world()
    const uid = await deliveredCollab(w)
    expect(now()).toEqual(storyDelivery)
    const [deliverable] = await deliverablesOf(w.bella, uid)
    expect(deliverable?.state).toBe('in-review')
    const media = join(w.config.DATA_DIR, 'media')
    expect(existsSync(media) && readdirSync(media, { recursive: true }).length).toBeGreaterThan(2)
  })

  it('is another one with other options', async () => {
    for (const title of ['Lunch', 'Supper', 'Lunch', 'Supper', 'Lunch']) {
      const w = await world()
      const { uid } = await liveBrief(w, { title })
      expect((await briefsOf(w)).map((brief) => [brief.uid, brief.title])).toEqual([[uid, title]])
    }
  })

  it('is told, not restored, where something happened', async () => {
    const { uid } = await liveBrief(await world())
    const w = await world()
    await w.bella.call('getUser', {})
    const again = await liveBrief(w)
    expect(again.uid).not.toBe(uid)
    expect((await briefsOf(w)).map((brief) => brief.uid)).toEqual([again.uid])
  })

  it('follows another story', async () => {
    const seen = []
    for (let times = 0; times < 3; times += 1) {
      const w = await world()
      const brief = await liveBrief(w)
      const collab = await requestedCollab(w, { title: 'Supper' })
      expect(collab.brief.uid).not.toBe(brief.uid)
      seen.push((await briefsOf(w)).length)
    }
    expect(seen).toEqual([2, 2, 2])
  })
})

it('lets no two stories have one name', () => {
  const name = 'a story that is told by nobody else'
  story(name, async () => null)
  expect(() => story(name, async () => null)).toThrow('two stories are called')
})
