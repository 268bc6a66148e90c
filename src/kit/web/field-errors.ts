import type { CallError, FieldProblem } from '../contract/errors.ts'

/** What a refusal says of single fields of a form, by the field's name; `prefix` is where the form lies in the input. */
export function fieldErrors(error: CallError, prefix: string): Record<string, string> {
  const { fields = [] } = (error.details ?? {}) as { fields?: FieldProblem[] }
  return byField(fields.map(({ field, message }) => ({ field: field.replace(prefix, ''), message })))
}

/** The first message of each field that has one; of a list, that of the first part of its path. */
export function byField(problems: readonly FieldProblem[]): Record<string, string> {
  return Object.fromEntries(problems.toReversed().map(({ field, message }) => [field.split('.')[0] ?? field, message]))
}

/** Once it is drawn: the button that was pressed may be far below it. */
export function showFirstError(): void {
  requestAnimationFrame(() =>
    document.querySelector('[aria-invalid="true"], .field-error')?.scrollIntoView?.({ block: 'center' }),
  )
}
