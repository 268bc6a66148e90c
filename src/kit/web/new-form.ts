import { useState } from 'react'
import type * as z from 'zod/mini'
import type { CallError } from '../contract/errors.ts'
import { byField, fieldErrors, showFirstError } from './field-errors.ts'

/**
 * A form over a contract's schema that is sent whole: its values, and the message of each field that has one. `Values`: what
 * its fields hold where that is more than the schema takes, such as nothing yet.
 */
export function useNewForm<S extends z.ZodMiniObject, Values extends object = z.output<S>>(
  schema: S,
  begun: NoInfer<Values>,
) {
  const [values, setValues] = useState<Values>(begun)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }))
  /** The values as they are sent; null where a field is wrong, which says so. */
  const read = (): z.output<S> | null => {
    const parsed = schema.safeParse(values)
    const issues = parsed.success ? [] : parsed.error.issues
    setErrors(byField(issues.map(({ path, message }) => ({ field: path.join('.'), message }))))
    if (parsed.success) return parsed.data
    showFirstError()
    return null
  }
  /** Says at the fields what a call refused, where its input has them as they are or as `fields`; whether it named any. */
  const takeRefusal = (error: CallError): boolean => {
    const found = fieldErrors(error, 'fields.')
    setErrors(found)
    showFirstError()
    return Object.keys(found).length > 0
  }
  return { values, errors, set, read, takeRefusal }
}
