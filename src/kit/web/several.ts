import * as z from 'zod/mini'

/** Several values in one place of an address, `?city=london,paris`. Values that are none of `choices` are dropped. */
export function severalOf<const Choice extends string>(choices: readonly Choice[]) {
  return z.optional(
    z.pipe(
      z.transform((given: unknown) => {
        const list = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : []
        return list.filter((one): one is Choice => choices.some((choice) => choice === one))
      }),
      z.array(z.enum(choices)),
    ),
  )
}
