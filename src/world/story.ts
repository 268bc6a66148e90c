import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { now, setClock } from '../kit/server/clock.ts'
import type { Snapshot } from '../kit/testing/snapshots.ts'
import { openTestDatabase, type TestDatabase } from '../kit/testing/test-database.ts'
import type { Database } from '../kit/server/database.ts'

/** How a story left the world: its rows, its files, its clock, and what it answered. */
type Ending = { snapshot: Snapshot; files: string; clock: Date; answer: unknown }

/** The part of a world that a story is kept and restored with. */
type Stage = { database: Database; config: { DATA_DIR: string } }

/** What is known of stories on one database. Sequences and partitions are its own, so that a new one begins anew. */
type Memory = {
  endings: Map<string, Ending>
  /** Stories with options that were told once. */
  met: Set<string>
  /** What was told since the world began, and how often the database had been used by then. */
  told: { key: string; uses: number } | null
}

const memories = new WeakMap<TestDatabase, Memory>()
const names = new Set<string>()

/**
 * A story that is told through the public calls once per database, and restored from then on, uids and all. What it is told
 * with is part of its name: with other options it is another story. It is restored only where nothing but stories happened
 * since the world began, at the same time of the clock; anywhere else it is told again.
 */
export function story<W extends Stage, Options extends readonly unknown[], Answer>(
  name: string,
  tell: (w: W, ...options: Options) => Promise<Answer>,
): (w: W, ...options: Options) => Promise<Answer> {
  if (names.has(name)) throw new Error(`two stories are called ${name}: each would be restored as the other`)
  names.add(name)
  return async (w, ...options) => {
    const test = await openTestDatabase()
    const memory = memoryOf(test)
    const before = memory.told
    // A story within this one, or beside it, finds a world in which something happened.
    memory.told = null
    if (before?.uses !== test.uses() || w.database !== test.database) return tell(w, ...options)
    const key = [before.key, name, now().getTime(), serialize(options).toString('base64')].join(' ')
    const ending = memory.endings.get(key)
    const answer = ending ? ((await restore(test, w, ending)) as Answer) : await tell(w, ...options)
    // Without options it will be told again; with some, that is known the second time.
    if (!ending && (options.length === 0 || memory.met.has(key))) memory.endings.set(key, await keep(test, w, answer))
    memory.met.add(key)
    memory.told = { key, uses: test.uses() }
    return answer
  }
}

/** A world begins, in which nothing happened yet. */
export function beginStories(test: TestDatabase): void {
  memoryOf(test).told = { key: 'world', uses: test.uses() }
}

function memoryOf(test: TestDatabase): Memory {
  const memory = memories.get(test) ?? { endings: new Map(), met: new Set(), told: null }
  memories.set(test, memory)
  return memory
}

async function keep(test: TestDatabase, w: Stage, answer: unknown): Promise<Ending> {
  const files = mkdtempSync(join(tmpdir(), 'plusone-story-'))
  cpSync(w.config.DATA_DIR, files, { recursive: true })
  return { snapshot: await test.take(), files, clock: now(), answer: structuredClone(answer) }
}

async function restore(test: TestDatabase, w: Stage, { snapshot, files, clock, answer }: Ending): Promise<unknown> {
  const uses = test.uses()
  await test.restore(snapshot)
  if (test.uses() !== uses) throw new Error('the database was used while a story was restored: await what came before')
  cpSync(files, w.config.DATA_DIR, { recursive: true })
  setClock(clock)
  return structuredClone(answer)
}
