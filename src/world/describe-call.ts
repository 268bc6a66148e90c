import { expect, it } from 'vitest'
import { describe } from 'vitest'
import type { Access } from '../access/roles.ts'
import type { Call } from '../kit/contract/calls.ts'
import { CallError } from '../kit/contract/errors.ts'
import { mustGet } from '../kit/contract/must.ts'
import { nastyInputs } from './nasty-inputs.ts'
import { samples } from '../kit/testing/samples.ts'
import { type Scope, scopes } from '../access/scopes.ts'
import { makeKey } from '../domains/keys/server/build.ts'
import { personWho, world, type Person, type World } from './world.ts'

type Expected = 'allowed' | 'refused'

/** The ten who are asked, and what an `access` entry says of each. */
const actors: {
  person: (w: World) => Person<string | null>
  is: string
  expected: (access: Access, about: 'record' | 'self') => boolean
}[] = [
  { is: 'someone who is not signed in', person: (w) => w.anonymous, expected: (access) => !!access.anonymous },
  {
    is: 'the influencer it belongs to',
    person: (w) => w.alice,
    expected: (access) => !!(access.anonymous ?? access.account ?? access.influencer),
  },
  {
    is: 'another influencer',
    person: (w) => w.olivia,
    expected: (access, about) =>
      !!(access.anonymous ?? access.account) || (about === 'self' ? !!access.influencer : access.influencer === 'any'),
  },
  {
    is: 'a member of the brand',
    person: (w) => w.ben,
    expected: (access) => !!(access.anonymous ?? access.account ?? access.brandMember),
  },
  {
    is: 'an admin of the brand',
    person: (w) => w.bella,
    expected: (access) => !!(access.anonymous ?? access.account ?? access.brandMember ?? access.brandAdmin),
  },
  {
    is: 'an admin of another brand',
    person: (w) => w.oscar,
    expected: (access, about) =>
      !!(access.anonymous ?? access.account) ||
      (about === 'self'
        ? !!(access.brandMember ?? access.brandAdmin)
        : access.brandMember === 'any' || access.brandAdmin === 'any'),
  },
  {
    is: 'the account manager',
    person: (w) => w.anna,
    expected: (access) => !!(access.anonymous ?? access.account ?? access.accountManager),
  },
  {
    is: 'another account manager',
    person: (w) => w.amir,
    expected: (access, about) =>
      !!(access.anonymous ?? access.account) ||
      (about === 'self' ? !!access.accountManager : access.accountManager === 'any'),
  },
  {
    is: 'an admin',
    person: (w) => w.ada,
    expected: (access) => !!(access.anonymous ?? access.account ?? access.admin),
  },
  { is: 'a disabled account', person: (w) => w.dora, expected: () => false },
]

/** Keys that are tried: those that can do most, and, where the call is open to keys, one that lacks its scope alone. */
function keysFor(w: World, { scope }: Call): { is: string; of: Person; lacks?: Scope }[] {
  const strong = [
    { is: 'a key of the brand', of: w.bella },
    { is: 'a key of our team', of: w.ada },
  ]
  if (!scope) return strong
  const [lacks] = scopes.filter((one) => one === scope)
  return [
    ...strong,
    { is: 'a key of another brand', of: w.oscar },
    { is: `a key of the brand without ${scope}`, of: w.bella, ...(lacks && { lacks }) },
  ]
}

/** Who stands for whom: a key reaches as far as its person. */
const isOf = new Map([
  ['bella', 'an admin of the brand'],
  ['oscar', 'an admin of another brand'],
  ['ada', 'an admin'],
])

const mayNot = new Set(['unauthenticated', 'permission-denied', 'not-found'])

/**
 * Asks as each of the ten and compares with the call's `access`. `input` makes a record that belongs to Alice, Luna or both
 * (whatever the call is about); every attempt is rolled back, so that each actor meets the same state.
 * `inputFor` gives each actor an input of its own, where the call is about oneself: then `own` reaches everyone of the role,
 * unless the inputs are `about` one record all the same.
 */
export function describeCall(
  call: Call,
  input: (w: World) => unknown,
  inputFor?: (w: World, person: Person<string | null>, given: unknown) => unknown,
  about: 'record' | 'self' = inputFor ? 'self' : 'record',
): void {
  describe(`${call.name}: who may`, () => {
    it('holds for every role', async () => {
      const w = await world()
      const given = await input(w)
      const seen: Record<string, Expected> = {}
      const wanted: Record<string, Expected> = {}
      for (const actor of actors) {
        const person = actor.person(w)
        wanted[actor.is] = actor.expected(call.access as Access, about) ? 'allowed' : 'refused'
        seen[actor.is] = await ask(w, call, inputFor ? inputFor(w, person, given) : given, person)
      }
      for (const { is, of, lacks } of keysFor(w, call)) {
        const { name, accountUid } = of
        wanted[is] = call.scope && !lacks ? (wanted[mustGet(isOf, name)] ?? 'refused') : 'refused'
        const having = scopes.filter((scope) => scope !== lacks)
        const brandUid = { bella: w.luna, oscar: w.orso, ada: null }[name] ?? null
        const { caller } = await makeKey(w.database.db, { accountUid, brandUid, scopes: having })
        const key = { ...personWho(w.runner, name, accountUid), caller }
        seen[is] = await ask(w, call, inputFor ? inputFor(w, of, given) : given, key)
      }
      expect(seen).toEqual(wanted)
    })
  })
  describe(`${call.name}: whatever it is sent`, () => {
    it('answers or refuses, and never fails', async () => {
      const w = await world()
      const given = await input(w)
      const allowed = actors.filter(({ expected }) => expected(call.access as Access, about))
      const failures: string[] = []
      // Who it belongs to, and who may do most: what one is refused, the other may bring further.
      for (const actor of new Set([allowed[0], allowed.at(-1)])) {
        if (!actor) continue
        const person = actor.person(w)
        const inputs = nastyInputs(call, inputFor ? inputFor(w, person, given) : given)
        for (const { path, value, input: sent } of spread(inputs, samples(6, inputs.length)))
          await ask(w, call, sent, person).catch((error: unknown) =>
            failures.push(`${actor.is}: ${path} = ${JSON.stringify(value)?.slice(0, 60)}: ${describeError(error)}`),
          )
      }
      expect(failures).toEqual([])
    }, 600_000)
  })
}

/** `count` of many, spread evenly. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

function describeError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error instanceof Error ? error.message.slice(0, 200) : String(error)}${cause}`
}

/** What a library says of an input; a person reads a sentence of ours instead. */
export const validatorWords =
  /\b(string|expected|received|invalid input|invalid option|must (be|not|have|hold)|too (small|big)|undefined|NaN)\b/i

class RolledBack extends Error {}

/** Refused means: may not, or as if it did not exist. Any other refusal would have been a yes in another state. */
async function ask(w: World, call: Call, data: unknown, person: Person<string | null>): Promise<Expected> {
  try {
    await w.tx(async (tx) => {
      await w.runner.runIn(tx, call.name, data, person.caller)
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof RolledBack) return 'allowed'
    if (!(error instanceof CallError)) throw error
    if (validatorWords.test(error.message)) throw new Error(`says in a validator's words: ${error.message}`)
    return mayNot.has(error.code) ? 'refused' : 'allowed'
  }
  throw new Error('unreachable: the transaction always ends by throwing')
}

/** The refusal a promise ended with; fails the test when it did not. */
export async function refusal(promise: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await promise
  } catch (error) {
    if (error instanceof CallError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('expected a refusal, but it was allowed')
}

/** `ok` or the refusal's code, for calls made at once. */
export function codes(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.map((result) =>
    result.status === 'fulfilled'
      ? 'ok'
      : result.reason instanceof CallError
        ? result.reason.code
        : String(result.reason),
  )
}
