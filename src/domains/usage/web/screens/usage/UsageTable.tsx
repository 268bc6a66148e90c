import type { ComponentProps } from 'react'
import type { Call, CallDefinition } from '../../../../../kit/contract/calls.ts'
import { writeConditions } from '../../../../../kit/contract/table.ts'
import { ask } from '../../../../../kit/web/calls.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import { type UsageListName, usageLists } from '../../../columns.ts'
import { usageCalls } from '../../../contract.ts'

type TableCall = CallDefinition & Pick<Call, 'name'>
type Props<C extends TableCall> = Omit<
  ComponentProps<typeof DeskTable<C>>,
  'name' | 'fields' | 'actions' | 'beforeFile'
> & { list: UsageListName }

/** A list of Usage Logs: nobody takes it as a file without the audit log knowing. */
export function UsageTable<C extends TableCall>({ list, ...props }: Props<C>) {
  return (
    <DeskTable<C>
      {...(props as ComponentProps<typeof DeskTable<C>>)}
      name={`usage-${list}`}
      fields={usageLists[list]}
      actions={[]}
      beforeFile={({ search, where = [] }, rows) =>
        ask(usageCalls.recordUsageExport, { list, search, where: writeConditions(where), rows })
      }
    />
  )
}
