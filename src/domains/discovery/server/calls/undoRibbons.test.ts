import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, type World, world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'
import { builtInRibbons } from '../../ribbons.ts'

const draft = async (w: World, title: string, version: number) => {
  const ribbons = [{ ...must(builtInRibbons[2], 'built in ribbon'), title }]
  return { version: (await w.ada.call('saveRibbonDraft', { version, ribbons })).version }
}
const publish = async (w: World, title: string, version: number) =>
  (await w.ada.call('publishRibbons', await draft(w, title, version))).version

describeCall(discoveryCalls.undoRibbons, async (w) => ({ ...(await draft(w, 'One', 0)), what: 'draft' }))

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
const state = async (w: World) => {
  const { version, live, draft: drafted } = await w.ada.call('getRibbons', {})
  return { version, live: titles(live), draft: titles(drafted.map(({ ribbon }) => ribbon)) }
}

it('throws the draft away for what is live', async () => {
  const w = await world()
  const version = await publish(w, 'One', 0)
  const given = await draft(w, 'Two', version)
  await w.ada.call('undoRibbons', { ...given, what: 'draft' })
  expect(await state(w)).toEqual({ version: version + 2, live: ['One'], draft: ['One'] })
  const [event] = await w.eventsOf('ribbons')
  expect(event).toMatchObject({ kind: 'ribbons.draft-discarded', before: { rows: [{ title: 'Two' }] } })
})

it('takes publishing back step by step, down to the built-in ribbons; what was taken back is the draft again', async () => {
  const w = await world()
  let version = await publish(w, 'Two', await publish(w, 'One', 0))
  const undo = async () => {
    version = (await w.ada.call('undoRibbons', { version, what: 'published' })).version
    return state(w)
  }
  expect(await undo()).toMatchObject({ live: ['One'], draft: ['Two'] })
  expect(await undo()).toMatchObject({ live: titles(builtInRibbons), draft: ['Two'] })
  expect((await w.eventsOf('ribbons'))[0]).toMatchObject({
    kind: 'ribbons.reverted',
    before: { rows: [{ title: 'One' }] },
    after: { rows: builtInRibbons },
  })
  expect((await refusal(undo())).code).toBe('failed-precondition')
})

it('refuses what somebody else did already, and what there is not', async () => {
  const w = await world()
  const undo = (version: number, what: Input<'undoRibbons'>['what']) =>
    refusal(w.ada.call('undoRibbons', { version, what }))
  expect((await undo(0, 'draft')).code).toBe('failed-precondition')
  const version = await publish(w, 'One', 0)
  expect((await undo(version - 1, 'published')).code).toBe('aborted')
})
