import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { billingCalls } from '../../contract.ts'
import { DiscountCodeRow } from './discounts/DiscountCodeRow.tsx'
import { NewDiscountCode } from './discounts/NewDiscountCode.tsx'

/** The codes for a first plan: the free trial or the discount of each, for whom, how often it was used. */
export function DiscountCodesScreen() {
  const codes = useRead(billingCalls.listDiscountCodes, {})
  const [creating, setCreating] = useState(false)
  const create = <Button onClick={() => setCreating(true)}>Create code</Button>
  return (
    <Screen
      title="Trial and discount codes"
      lead="Brands enter a code when they choose their first plan. Collab fees stay the same."
      of={codes}
      actions={codes.data && codes.data.rows.length > 0 && create}
    >
      {({ rows }) => (
        <Stack>
          {rows.length === 0 ? (
            <EmptyState title="No codes yet" text="Codes you create appear here, with who used them." action={create} />
          ) : (
            <ul className="rows plain-list">
              {rows.map((code) => (
                <DiscountCodeRow key={code.uid} code={code} />
              ))}
            </ul>
          )}
          {creating && <NewDiscountCode onClose={() => setCreating(false)} />}
        </Stack>
      )}
    </Screen>
  )
}
