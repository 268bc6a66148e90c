import { filesAllowed, kindAsked } from '../deliverable-checks.ts'
import type { DeliverableData } from './deliverable-words.ts'

type Wanting = Pick<DeliverableData, 'uid' | 'type' | 'contentType'> & {
  versions: readonly { files: readonly unknown[] }[]
}
type Chosen = { type: string }
/** Files by the deliverable that they go to, each list in the order in which they were chosen. */
export type GivenFiles<F> = Readonly<Record<string, readonly F[]>>

/**
 * Which deliverable each file goes to: one to each that wants its kind, what asks for one kind alone first, and then as many as
 * fit. A full deliverable of one file is given a new one where nothing else takes it: one of the two has to go. `before` are
 * those that wait already.
 */
export function filesFor<F extends Chosen>(
  open: readonly Wanting[],
  files: readonly F[],
  before: GivenFiles<F> = {},
): { given: GivenFiles<F>; left: F[] } {
  const given: Record<string, F[]> = {}
  const left: F[] = []
  const choosy = open.toSorted((a, b) => Number(kindAsked(a) === null) - Number(kindAsked(b) === null))
  const waitsFor = ({ uid }: Wanting) => (before[uid]?.length ?? 0) + (given[uid]?.length ?? 0)
  const hasRoom = (one: Wanting) => filesAllowed(one) > (one.versions.at(-1)?.files.length ?? 0) + waitsFor(one)
  for (const file of files) {
    const kind = file.type.startsWith('video/') ? 'video' : 'image'
    const fits = choosy.filter((one) => (kindAsked(one) ?? kind) === kind)
    const place =
      fits.find((one) => hasRoom(one) && waitsFor(one) === 0) ??
      fits.find(hasRoom) ??
      fits.find((one) => filesAllowed(one) === 1 && waitsFor(one) === 0)
    if (place) (given[place.uid] ??= []).push(file)
    else left.push(file)
  }
  return { given, left }
}

/** Those that wait already, and more. */
export function withMore<F>(before: GivenFiles<F>, more: GivenFiles<F>): GivenFiles<F> {
  const uids = [...new Set([...Object.keys(before), ...Object.keys(more)])]
  return Object.fromEntries(uids.map((uid) => [uid, [...(before[uid] ?? []), ...(more[uid] ?? [])]]))
}
