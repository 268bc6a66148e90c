import { useForm, type UseFormReturnType } from '@mantine/form'
import type * as z from 'zod/mini'
import type { CallError, FieldProblem } from '../contract/errors.ts'

/** A form over a contract's schema: the field messages are the schema's own. */
export function useSchemaForm<Values extends Record<string, unknown>>(
  schema: z.ZodMiniType,
  initialValues: Values,
): UseFormReturnType<Values> {
  return useForm<Values>({
    initialValues,
    validate: (values) => {
      const parsed = schema.safeParse(values)
      if (parsed.success) return {}
      return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
    },
  })
}

/** Shows the server's field problems in the form. Answers whether there were any. */
export function showFieldProblems(
  form: { setErrors: (errors: Record<string, string>) => void },
  error: CallError,
): boolean {
  const fields = (error.details as { fields?: FieldProblem[] } | undefined)?.fields
  if (!fields || fields.length === 0) return false
  form.setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
  return true
}
