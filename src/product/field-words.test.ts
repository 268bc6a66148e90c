import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { validatorWords } from '../world/describe-call.ts'
import { nastyInputs } from '../world/nasty-inputs.ts'
import { allCalls } from './calls.ts'

it.each(Object.values(allCalls))('$name refuses every field in a sentence', (call) => {
  const odd = new Set<string>()
  for (const input of [undefined, null, {}, [], 'x', ...nastyInputs(call, {}).map((nasty) => nasty.input)])
    for (const { message, path } of z.safeParse(call.input, input).error?.issues ?? [])
      if (validatorWords.test(message) || !/^[\p{Lu}“].+/u.test(message)) odd.add(`${path.join('.')}: ${message}`)
  expect([...odd]).toEqual([])
})
