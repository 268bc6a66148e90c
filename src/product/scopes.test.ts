import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gate } from '../access/server/gate.ts'
import { type Scope, scopes, scopeWords } from '../access/scopes.ts'
import { makeKey } from '../domains/keys/server/build.ts'
import { loadKeyActor } from '../domains/keys/server/key-actor.ts'
import type { Call } from '../kit/contract/calls.ts'
import { entriesOf } from '../kit/contract/keys.ts'
import { projectRoot } from '../kit/server/root.ts'
import { type World, world } from '../world/world.ts'
import { allCalls } from './calls.ts'

const calls: Call[] = Object.values(allCalls)
const keyOf = (w: World, having: readonly Scope[]) =>
  makeKey(w.database.db, { accountUid: w.ada.accountUid, brandUid: null, scopes: having })

it('explains every permission of an API key in the help, in the words of the page', async () => {
  const article = await readFile(join(projectRoot, 'help/owners/16-connect-other-programs.md'), 'utf8')
  const rows = [...article.matchAll(/^\| `([\w:]+)` \| (.*) \|$/gm)].map(([, scope, words]) => [scope, words])
  expect(rows).toEqual(entriesOf(scopeWords))
})

it('is closed to every call that names no scope, and to those whose scope a key lacks', async () => {
  const w = await world()
  const passes = (actor: Parameters<typeof gate>[1]) =>
    calls.filter((call) => {
      try {
        gate(call, actor)
        return true
      } catch {
        return false
      }
    })
  const { caller } = await keyOf(w, scopes)
  const open = passes(await loadKeyActor(w.database.db, caller))
  expect(open.filter(({ scope }) => scope === undefined)).toEqual([])
  expect(open.length).toBeGreaterThan(30)
  for (const scope of scopes) {
    const one = await keyOf(w, [scope])
    expect(new Set(passes(await loadKeyActor(w.database.db, one.caller)).map((call) => call.scope))).toEqual(
      new Set([scope]),
    )
  }
})

it('opens to keys only what a program may do: nothing that is for own hands or asks for proof, reads and writes apart', () => {
  const open = calls.filter(({ scope }) => scope !== undefined)
  expect(open.filter(({ ownHands, confirmed }) => ownHands || confirmed)).toEqual([])
  expect(open.filter(({ access }) => 'anonymous' in (access as object))).toEqual([])
  expect(
    open.filter(({ kind, scope }) => (kind === 'read') !== scope?.endsWith(':read')).map(({ name }) => name),
  ).toEqual([])
  expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(scopes))
})
