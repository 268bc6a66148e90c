import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { codes, describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

/** A note of each of those who may write one. */
async function notes(w: World): Promise<Record<string, string>> {
  const { uid: collabUid } = await requestedCollab(w)
  const add = async (person: Person) => (await person.call('addThreadNote', { collabUid, key: 'a', text: 'Note' })).uid
  return { bella: await add(w.bella), ben: await add(w.ben), anna: await add(w.anna) }
}

describeCall(
  messageCalls.deleteThreadNote,
  notes,
  (w, person, given) => {
    const of = given as Awaited<ReturnType<typeof notes>>
    return { uid: person === w.ben ? of.ben : person === w.anna || person === w.ada ? of.anna : of.bella }
  },
  'record',
)

it('takes away one’s own, and an admin’s those of our people', async () => {
  const w = await world()
  const { bella, ben, anna } = await notes(w)
  const results = await Promise.allSettled([
    w.ben.call('deleteThreadNote', { uid: must(bella) }),
    w.anna.call('deleteThreadNote', { uid: must(ben) }),
    w.ada.call('deleteThreadNote', { uid: must(ben) }),
    w.amir.call('deleteThreadNote', { uid: must(anna) }),
    w.alice.callRaw('deleteThreadNote', { uid: bella }),
  ])
  expect(codes(results)).toEqual(['not-found', 'not-found', 'not-found', 'not-found', 'permission-denied'])
  await w.ada.call('deleteThreadNote', { uid: must(anna) })
  await w.bella.call('deleteThreadNote', { uid: must(bella) })
})
