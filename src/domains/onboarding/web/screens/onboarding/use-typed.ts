import { useForm } from '@mantine/form'
import type { Draft } from '../../../steps.ts'

/**
 * The fields of a step: what was typed last, else what is known. A field of the draft counts where it is of the same kind
 * as the known one, for nothing has looked at a draft.
 */
export function useTyped<Fields extends object>(
  { draft, typed }: { draft: Draft | undefined; typed: (draft: Draft) => void },
  known: Fields,
) {
  const form = useForm<Fields>({
    initialValues: resume(known, draft),
    onValuesChange: (values) => typed(values as Draft),
  })
  const set = (change: Partial<Fields>) => form.setValues(change)
  return [form.values, set] as const
}

function resume<Fields extends object>(known: Fields, draft: Draft = {}): Fields {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'none' : typeof value)
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, kindOf(draft[key]) === kindOf(value) ? draft[key] : value]),
  ) as Fields
}
