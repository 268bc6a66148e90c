import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { CallError } from '../../../../kit/contract/errors.ts'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

type List = ComponentProps<typeof ShowMore>['of'] & {
  error: CallError | null
  refetch: () => unknown
  first: unknown
  rows: readonly unknown[]
}

/** Below the cards of a lane: more of them, that there are none, or why they did not come. */
export function LaneFoot({ of }: { of: List }) {
  return (
    <>
      {of.error && (
        <p>
          {of.error.message}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => void of.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {Boolean(of.first) && of.rows.length === 0 && <p className="dim">None</p>}
      <ShowMore of={of} variant="subtle" size="sm" />
    </>
  )
}
