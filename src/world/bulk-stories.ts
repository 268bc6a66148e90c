import { must } from '../kit/contract/must.ts'
import type { Person, World } from './world.ts'

/** What Anna does to several brands at once: she looks after Luna, and not after Orso. */
export const bulkLabel = (w: World) => ({
  table: 'brands',
  call: 'labelBrand',
  title: 'Add label cs-engaged',
  items: [
    { uid: w.luna, name: 'Luna', ...labelInputs(w.luna) },
    { uid: w.orso, name: 'Orso', ...labelInputs(w.orso) },
  ],
})

const labelInputs = (uid: string) => ({
  input: { uid, label: 'cs-engaged', on: true },
  undo: { uid, label: 'cs-engaged', on: false },
})

/** One such action of each of our people who can begin one, by account. */
export async function bulkRuns(w: World): Promise<Record<string, { uid: string }>> {
  const orso = { ...bulkLabel(w), items: bulkLabel(w).items.slice(1) }
  const luna = { ...bulkLabel(w), items: bulkLabel(w).items.slice(0, 1) }
  const begun = async (person: Person, input: typeof luna) => ({
    uid: must((await person.call('startBulkRun', input)).run).uid,
  })
  return {
    [w.anna.accountUid]: await begun(w.anna, luna),
    [w.amir.accountUid]: await begun(w.amir, orso),
    [w.ada.accountUid]: await begun(w.ada, { ...luna, items: [labelFor(w.luna, 'self-serving')] }),
  }
}

const labelFor = (uid: string, label: string) => ({
  uid,
  name: 'Luna',
  input: { uid, label, on: true },
  undo: { uid, label, on: false },
})

/** Everybody their own action, and strangers Anna’s. */
export function ownRun(w: World, person: Person<string | null>, given: unknown): unknown {
  const runs = given as Awaited<ReturnType<typeof bulkRuns>> // What `bulkRuns` made for this test.
  return runs[person.accountUid ?? ''] ?? runs[w.anna.accountUid]
}
