import { useState } from 'react'
import type * as z from 'zod/mini'
import type { CallError, FieldProblem } from '../contract/errors.ts'

/**
 * The fields of a form over a contract's schema, begun from a record. A newer version of the record is taken over as long
 * as nothing was typed; typed text is never thrown away. `check` answers the parsed values, or null with `errors` set.
 */
export function useFields<S extends z.ZodMiniObject>(schema: S, record: z.output<S> & { version: number }) {
  type Values = z.output<S>
  // Its fields as they are: a record that is begun may not be whole yet.
  const read = (from: Values) =>
    Object.fromEntries(Object.keys(schema.shape).map((key) => [key, from[key as keyof Values]])) as Values
  const [base, setBase] = useState(() => ({ values: read(record), version: record.version }))
  const [values, setValues] = useState<Values>(base.values)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const changed = JSON.stringify(values) !== JSON.stringify(base.values)
  const take = (newer: Values & { version: number }) => {
    const fresh = read(newer)
    setBase({ values: fresh, version: newer.version })
    setValues(fresh)
    setErrors({})
  }
  if (record.version > base.version && !changed) take(record)
  return {
    values,
    /** What it began from. */
    base: base.values,
    version: base.version,
    changed,
    errors,
    take,
    set: <Part extends keyof Values>(part: Part, value: Values[Part]) =>
      setValues((now) => ({ ...now, [part]: value })),
    check: (): Values | null => {
      const parsed = schema.safeParse(values)
      setErrors(
        parsed.success ? {} : byField(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
      )
      return parsed.success ? parsed.data : null
    },
    /** Shows what the server says of single fields; answers whether it did. */
    refused: (error: CallError, prefix = 'fields.'): boolean => {
      const fields = (error.details as { fields?: FieldProblem[] } | undefined)?.fields ?? []
      setErrors(byField(fields.map(({ field, message }) => [field.replace(prefix, ''), message])))
      return fields.length > 0
    },
  }
}

function byField(problems: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(problems.map(([field, message]) => [field.split('.')[0] ?? field, message]))
}
