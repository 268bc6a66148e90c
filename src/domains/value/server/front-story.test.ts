import { expect, it } from 'vitest'
import { newUid } from '../../../access/server/new-uid.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { countedCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { copyCollab } from '../../collabs/server/build.ts'
import { copyContent } from '../../content/server/build.ts'
import { setBrand, setInfluencer } from '../../profiles/server/build.ts'
import { listFrontStories } from './front-story.ts'

/** Both sides agree, and our team puts it on the front page, an hour after what was put there before. */
async function show(w: World, collabUid: string): Promise<string> {
  await w.anna.call('askForFrontPage', { collabUid })
  await w.bella.call('answerFrontPage', { collabUid, agrees: true })
  await w.alice.call('answerFrontPage', { collabUid, agrees: true })
  setClock(plus(now(), hourMs))
  await w.anna.call('showOnFrontPage', { collabUid, isShown: true })
  return collabUid
}

/** The same collab once more, with its content. */
async function copyOf(w: World, collabUid: string): Promise<string> {
  const uid = newUid('collab')
  await copyCollab(w.database.db, collabUid, uid)
  await copyContent(w.database.db, collabUid, uid)
  return uid
}

const shownNow = async (w: World) => (await listFrontStories(w.database.db, w.config)).map(({ collabUid }) => collabUid)

it('shows the newest two that may be shown, and says of each whether it is', async () => {
  const w = await world()
  const first = await countedCollab(w)
  const [second, third] = [await copyOf(w, first), await copyOf(w, first)]
  for (const uid of [first, second, third]) await show(w, uid)
  expect(await shownNow(w)).toEqual([third, second])
  const states = async () =>
    Promise.all(
      [first, second, third].map(async (collabUid) => {
        const { isAdded, isShown } = await w.alice.call('getFrontStory', { collabUid })
        return { isAdded, isShown }
      }),
    )
  const [there, waiting] = [
    { isAdded: true, isShown: true },
    { isAdded: true, isShown: false },
  ]
  expect(await states()).toEqual([waiting, there, there])
  // The rights in the newest two end: the third takes their place.
  await w.database.pool.query('update deliverables set rights_until = $2 where collab_uid = any($1)', [
    [second, third],
    plus(now(), -dayMs),
  ])
  expect(await shownNow(w)).toEqual([first])
  expect(await states()).toEqual([there, waiting, waiting])
})

it('shows nobody who is suspended or can’t sign in, and no test brand', async () => {
  const w = await world()
  const collabUid = await show(w, await countedCollab(w))
  const { db, pool } = w.database
  expect(await shownNow(w)).toEqual([collabUid])
  await setInfluencer(db, w.aliceInfluencer, { approval: 'suspended' })
  expect(await shownNow(w)).toEqual([])
  expect(await w.anna.call('getFrontStory', { collabUid })).toMatchObject({ isAdded: true, isShown: false })
  await setInfluencer(db, w.aliceInfluencer, { approval: 'approved' })
  expect(await shownNow(w)).toEqual([collabUid])
  await setBrand(db, w.luna, { labels: ['dev-fake'] })
  expect(await shownNow(w)).toEqual([])
  await setBrand(db, w.luna, { labels: [] })
  await pool.query('update accounts set disabled_at = $2 where uid = $1', [w.alice.accountUid, now()])
  expect(await shownNow(w)).toEqual([])
})
