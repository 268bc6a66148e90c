import { useRef, useState } from 'react'
import type { Draft } from '../../../steps.ts'

/**
 * The fields of a step: what was typed last, else what is known. A field of the draft counts where it is of the same kind
 * as the known one, for nothing has looked at a draft.
 */
export function useTyped<Fields extends object>(
  { draft, typed }: { draft: Draft | undefined; typed: (draft: Draft) => void },
  known: Fields,
) {
  const [fields, setFields] = useState<Fields>(() => resume(known, draft))
  const latest = useRef(fields)
  const set = (change: Partial<Fields>) => {
    latest.current = { ...latest.current, ...change }
    setFields(latest.current)
    typed(latest.current as Draft)
  }
  return [fields, set] as const
}

function resume<Fields extends object>(known: Fields, draft: Draft = {}): Fields {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'none' : typeof value)
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, kindOf(draft[key]) === kindOf(value) ? draft[key] : value]),
  ) as Fields
}
