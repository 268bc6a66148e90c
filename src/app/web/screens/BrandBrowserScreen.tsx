import { Group, SegmentedControl } from '@mantine/core'
import * as z from 'zod/mini'
import { LinkTo } from '../../../kit/web/link.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { toOnboardings } from '../../../domains/profiles/web/links.ts'
import { BrandTable } from '../../../domains/staff/web/parts/BrandTable.tsx'
import { TableOrMap } from '../../../domains/staff/web/parts/TableOrMap.tsx'
import { toImports } from '../../../domains/imports/web/links.ts'
import { toPortfolio } from '../../../domains/value/web/links.ts'
import { Today } from '../../../domains/today/web/parts/Today.tsx'

const viewSearch = z.object({ view: z.optional(z.literal('today')) })

/** Where staff land after signing in: Today first, and every brand of the product. */
export function BrandBrowserScreen() {
  const [{ view }, setAddress] = useAddress(viewSearch)
  return (
    <Screen
      title={view ? 'Today' : 'Brand Browser'}
      actions={
        <Group>
          {!view && <LinkTo to={toPortfolio()}>Value portfolio</LinkTo>}
          {!view && <LinkTo to={toOnboardings('brand')}>Onboarding</LinkTo>}
          {!view && <LinkTo to={toImports()}>Imports</LinkTo>}
          {!view && <TableOrMap hasBoard />}
          <SegmentedControl
            aria-label="View"
            data={[
              { value: 'today', label: 'Today' },
              { value: 'brands', label: 'Brands' },
            ]}
            value={view ?? 'brands'}
            onChange={(value) => setAddress({ view: value === 'today' ? value : undefined })}
          />
        </Group>
      }
    >
      {view ? <Today /> : <BrandTable />}
    </Screen>
  )
}
