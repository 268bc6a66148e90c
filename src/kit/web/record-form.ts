import { useForm } from '@mantine/form'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { CallError } from '../contract/errors.ts'
import { byField, fieldErrors, showFirstError } from './field-errors.ts'

/**
 * A form over a contract's schema, begun from a record. A newer version of the record is taken over as long as nothing
 * was typed; typed text is never thrown away.
 */
export function useRecordForm<S extends z.ZodMiniObject, R extends z.output<S> & { version: number }>(
  schema: S,
  record: R,
) {
  type Values = z.output<S>
  // Its fields as they are: a record that is begun may not be whole yet.
  const fieldsOf = (from: Values) =>
    Object.fromEntries(Object.keys(schema.shape).map((key) => [key, from[key as keyof Values]])) as Values
  const [base, setBase] = useState(record)
  const form = useForm<Values, Values>({
    initialValues: fieldsOf(base),
    validate: (values) => {
      const parsed = schema.safeParse(values)
      if (parsed.success) return {}
      return byField(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
    },
    transformValues: (values) => schema.parse(values),
  })
  const isChanged = form.isDirty()
  const take = (newer: R) => {
    const values = fieldsOf(newer)
    setBase(newer)
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
  }
  if (record.version > base.version && !isChanged) take(record)
  const onSubmit: typeof form.onSubmit = (done, failed) =>
    form.onSubmit(done, (errors, values, event) => {
      failed?.(errors, values, event)
      showFirstError()
    })
  return {
    ...form,
    /** Gives the parsed values; otherwise the first field that something is said of comes into view. */
    onSubmit,
    /** The record that it began from, or took over. */
    base,
    version: base.version,
    isChanged,
    take,
    /** Shows what the server says of single fields; answers whether it did. */
    refused: (error: CallError, prefix = 'fields.'): boolean => {
      const errors = fieldErrors(error, prefix)
      form.setErrors(errors)
      showFirstError()
      return Object.keys(errors).length > 0
    },
    /** What a text field gets whose value is null when it is empty. */
    optionalText: (path: keyof Values & string) => ({
      ...form.getInputProps(path),
      value: (form.values[path] as string | null) ?? '',
      onChange: (event: { currentTarget: { value: string } }) =>
        form.setValues({ [path]: event.currentTarget.value || null } as Partial<Values>),
    }),
  }
}
