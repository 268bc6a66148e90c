import type { AddressSchema } from '../contract/search.ts'

// Schemas of addresses that the first load needs: a few lines in place of a library that its pages use for nothing else.

/** Reads one part of an address; undefined where it does not fit. */
type Part<Read> = (given: string) => Read | undefined

/** Any text. */
export const anyText: Part<string> = (given) => given

/** One of these. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): Part<Choice> {
  return (given) => choices.find((choice) => choice === given)
}

/** A text of this form. */
export function matching(form: RegExp): Part<string> {
  return (given) => (form.test(given) ? given : undefined)
}

/** A day of the calendar, `2026-05-01`. */
export const aDay: Part<string> = (given) => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(given) ? given : undefined
}

type Values<Parts> = {
  [Name in keyof Parts]?: Parts[Name] extends Part<infer Read> ? Read | undefined : never
}

/** What an address may hold, each part under its name and each of them optional. What it does not name is left out. */
export function addressOf<const Parts extends Record<string, Part<unknown>>>(
  parts: Parts,
): AddressSchema<Values<Parts>, Values<Parts>> {
  const read = (raw: Record<string, unknown>) =>
    Object.entries(parts).flatMap(([name, part]) => {
      const given = raw[name]
      const value = typeof given === 'string' ? part(given) : undefined
      return value === undefined ? [] : [[name, value]]
    })
  // Each value is what its own part read.
  return { '~standard': { validate: (raw) => ({ value: Object.fromEntries(read(Object(raw))) as Values<Parts> }) } }
}
