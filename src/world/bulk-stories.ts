import { localOutbox } from '../adapters/mail/mail.ts'
import { must } from '../kit/contract/must.ts'
import { allJobs } from '../product/server/jobs.ts'
import { paymentContext } from './payments.ts'
import type { Person, World } from './world.ts'

/** A list that somebody may look at: Requests of their brand, or the Brand Browser of our team. */
export function ownList(w: World, { name }: Pick<Person<string | null>, 'name'>): { table: string; brandUid?: string } {
  if (name === 'oscar') return { table: 'requests', brandUid: w.orso }
  return name === 'bella' || name === 'ben' ? { table: 'requests', brandUid: w.luna } : { table: 'brands' }
}

/** One view of each who can save one, by account. */
export async function ownViews(w: World): Promise<Record<string, { uid: string; version: number }>> {
  const saved = [w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada].map(async (person) => {
    const view = { ...ownList(w, person), name: 'Mine', query: 'sort=city', isShared: true }
    const { uid } = await person.call('createSavedView', view)
    return [person.accountUid, { uid, version: 1 }] as const
  })
  return Object.fromEntries(await Promise.all(saved))
}

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

/** One such action of each who can begin one, by account. */
export async function bulkRuns(w: World): Promise<Record<string, { uid: string }>> {
  const orso = { ...bulkLabel(w), items: bulkLabel(w).items.slice(1) }
  const luna = { ...bulkLabel(w), items: bulkLabel(w).items.slice(0, 1) }
  const begun = async (person: Person, input: typeof luna) => ({
    uid: must((await person.call('startBulkRun', input)).run).uid,
  })
  return {
    [w.bella.accountUid]: await begun(w.bella, luna),
    [w.ben.accountUid]: await begun(w.ben, luna),
    [w.oscar.accountUid]: await begun(w.oscar, orso),
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

/** Everybody their own action or view, and strangers Anna’s. */
export function ownRun(w: World, person: Person<string | null>, given: unknown): unknown {
  const runs = given as Record<string, unknown> // What `bulkRuns` or `ownViews` made for this test.
  return runs[person.accountUid ?? ''] ?? runs[w.anna.accountUid]
}

/** Every brand as a CSV file that somebody asked for and can download. */
export async function preparedDownload(w: World, person: Person): Promise<void> {
  await person.call('requestListDownload', { call: 'browseBrands', name: 'Brands', asked: {}, format: 'csv' })
  const job = must(allJobs.find(({ name }) => name === 'make-list-downloads'))
  await job.run({ ...paymentContext(w), mail: localOutbox })
}
